import type { Localized, Words } from '@cinderhall/kernel';

export const words: Localized<Words> = {
  en: {
    messages: {
      'tally.arena': 'Points in the Arena',
      'fiftyFirstState.text.arena':
        'Action: put a worker here, one for the whole game. At the start of each clean-up you may arm it with 1 iron (1 arena point), 1 gun (2) or 1 ammo (3). Whoever alone has the most arena points at the end gains {n#fiftyFirstState.vp}.',
      'fiftyFirstState.decision.arm': 'Arm your worker in the Arena?',
      'fiftyFirstState.choice.enterArena': 'Send a worker to the Arena',
      'fiftyFirstState.choice.arm': 'Arm it with 1 {good} ({n|one:1 arena point|other:{n} arena points})',
      'fiftyFirstState.choice.unarmed': 'Do not arm it now',
      'fiftyFirstState.event.enteredArena': '{^seat} {seat@sends|send} a worker to the Arena.',
      'fiftyFirstState.event.armed':
        '{^seat} {seat@arms|arm} the worker in the Arena with 1 {good}: now {points|one:1 arena point|other:{points} arena points}.',
      'fiftyFirstState.score.arena': 'Arena',
      'fiftyFirstState.reason.arena': 'The best armed worker brings {n#fiftyFirstState.vp} at the end.',
      'fiftyFirstState.reach.arena': 'Arena: a worker that you send now can be armed in clean-up.',
      'fiftyFirstState.why.arenaTaken': 'Your worker stands in the Arena already.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      'tally.arena': 'Punkty na Arenie',
      'fiftyFirstState.text.arena':
        'Akcja: wystaw tu robotnika, jednego na całą grę. Na początku każdego czyszczenia możesz go uzbroić w 1 żelazo (1 punkt areny), 1 broń (2) lub 1 nabój (3). Kto na koniec jako jedyny ma najwięcej punktów areny, zyskuje {n#fiftyFirstState.vp:acc}.',
      'fiftyFirstState.decision.arm': 'Czy uzbrajasz robotnika na Arenie?',
      'fiftyFirstState.choice.enterArena': 'Wyślij robotnika na Arenę',
      'fiftyFirstState.choice.arm':
        'Uzbrój go w 1 {good:acc} ({n|one:1 punkt areny|few:{n} punkty areny|*:{n} punktów areny})',
      'fiftyFirstState.choice.unarmed': 'Nie uzbrajaj go teraz',
      'fiftyFirstState.event.enteredArena': '{seat@{^seat} wysyła|Wysyłasz} robotnika na Arenę.',
      'fiftyFirstState.event.armed':
        '{seat@{^seat} uzbraja|Uzbrajasz} robotnika na Arenie w 1 {good:acc}: teraz ma {points|one:1 punkt areny|few:{points} punkty areny|*:{points} punktów areny}.',
      'fiftyFirstState.score.arena': 'Arena',
      'fiftyFirstState.reason.arena': 'Najlepiej uzbrojony robotnik daje na koniec {n#fiftyFirstState.vp:acc}.',
      'fiftyFirstState.reach.arena': 'Arena: robotnika, którego teraz wyślesz, uzbroisz podczas czyszczenia.',
      'fiftyFirstState.why.arenaTaken': 'Twój robotnik już stoi na Arenie.',
    },
    nouns: {},
  },
};
