import type { Words } from '@cinderhall/kernel';

/** What the client adds to the words of the game: groups of choices, and tips. */
export const en: Words = {
  messages: {
    's51.verb.construct': 'Build for grey contacts',
    's51.verb.rebuild': 'Rebuild into a card',
    's51.verb.deal': 'Sign a deal',
    's51.verb.raze': 'Raze from hand',
    's51.verb.razeRival': 'Raze a rival’s location',
    's51.verb.use': 'Use a location',
    's51.verb.board': 'Use the faction board',
    's51.verb.visit': 'Send a worker out',
    's51.verb.takeConnection': 'Take a connection',
    's51.verb.playConnection': 'Play a connection',
    's51.verb.shield': 'Put a shield',
    's51.tip.keep':
      'Keep cards that share types: a location can later be rebuilt into one of the same type for a single brick. Click the two cards that go.',
    's51.tip.pick':
      'Every card can be built, signed or razed. Grey strip on top: its distance, the price. Red: what razing brings. Blue: what a deal pays every round.',
    's51.tip.act':
      'One action a turn, in any order, until you pass. Lit things can be used: click a card to see what you can do with it. Goods that are left over are lost, so spend them.',
    's51.tip.rebuild':
      'The old location goes to the discard pile. You gain a point, and a new production produces at once.',
    's51.tip.shields':
      'A shield makes a location 1 dearer to raze. It is no action and may be put at the end of your turn.',
    's51.tip.effectPayment':
      'Ammo stands for any basic resource, a universal contact for any contact. Choose what you would rather part with.',
    's51.tip.store': 'Goods on storage survive clean-up; all others are lost.',
    's51.tip.faction': 'Each faction produces other goods and turns them into contacts in its own way.',
    's51.tip.soloPick': 'Alone you choose from what is left; the other cards go to your opponent.',
  },
  nouns: {},
};
