import type { Words } from '@cinderhall/kernel';

export const en = {
  messages: {
    'error.request.invalid': 'This request is not understood: {where}',
    'error.request.json': 'This is not JSON.',
    'error.request.tooDeep': 'This is nested too deeply.',
    'error.request.tooLarge': 'This is too large.',
    'error.request.type': 'Requests come as application/json.',
    'error.request.origin': 'This request comes from another site.',
    'error.request.notFound': 'There is nothing at this address.',
    'error.request.rate': 'Too much at once. Wait a moment.',
    'error.request.cost': 'This took much of our time lately. Try again in {seconds} s.',
    'error.protocol.older': 'This page is older than the hall. Reload it; nothing is lost.',
    'error.protocol.newer':
      'This page is newer than the hall, which is being brought up to date. Try again in a moment.',
    'error.session.none': 'Tell us your name first.',
    'error.person.name': 'A name has 2 to 24 letters, digits, spaces or -_.’.',
    'error.person.nameTaken': 'Somebody else keeps this name.',
    'error.person.wrong': 'The name and what you typed do not belong together.',
    'error.person.guest': 'This needs an account that is kept with a passphrase.',
    'error.person.unknown': 'There is no such person.',
    'error.person.self': 'That would be yourself.',
    'error.table.unknown': 'There is no such table.',
    'error.table.game': 'There is no such game.',
    'error.table.status': 'The table is not at that point now.',
    'error.table.halted': 'The game met an error of ours. The table is halted as it stood; the host has a report.',
    'error.table.older':
      'This match was played under older rules. Its result is kept, but it cannot be shown step by step.',
    'error.table.taken': 'This seat is taken.',
    'error.table.seated': 'You sit at this table already.',
    'error.table.invite': 'This seat is for those who have the link.',
    'error.table.blocked': 'You cannot sit at this table.',
    'error.table.owner': 'Only the owner of the table may do that.',
    'error.table.missing': 'Not all seats are taken yet.',
    'error.table.seats': 'Seats like these do not go together.',
    'error.table.spectators': 'This table has no spectators.',
    'error.table.hints': 'There are no hints at this table.',
    'error.table.many': 'You have too many tables open.',
    'error.table.botsOnly': 'You have enough tables at which only bots play. Wait until one of them is over.',
    'error.seat.yours': 'This is not your seat.',
    'error.seat.facing': 'Hand the screen over to this seat first.',
    'error.seat.present': 'This player was here a moment ago.',
    'error.seat.person': 'A person plays this seat.',
    'error.seat.bot': 'A bot plays this seat now.',
    'error.chat.muted': 'The owner of the table has muted you here.',
    'error.chat.seated': 'Only those who sit at the table talk here.',
    'error.chat.unknown': 'There is no such line.',
    'error.import.long': 'This match is too long to be brought in.',
    'error.import.partly': 'This match began under older rules, so it cannot be checked as a whole.',
    'error.reminder.address': 'Reminders cannot be sent to this address.',
    'error.reminder.none': 'There is no address for reminders.',
    'error.store.lost': 'The database cannot be reached. Nothing is lost; try again in a moment.',
    'error.store.full': 'The disk of the host is full. Your last move was not taken; everything before it is safe.',
    'error.store.readOnly':
      'The database cannot be written to. Your last move was not taken; everything before it is safe.',
    'error.server.failed': 'Something went wrong on our side.',
    'error.server.closing': 'The hall is closing. Come back in a moment.',
    'error.server.busy': 'The hall is very busy. Try again in a moment.',
    'reminder.turn': 'It is your turn: {title}',
    'reminder.test': 'This is a test: reminders reach this address.',
  },
  nouns: {},
} as const;

export type ServerWord = keyof typeof en.messages;

/** The same sentences in another language. */
export type OwnWords = Words & { readonly messages: { readonly [word in ServerWord]: string } };
