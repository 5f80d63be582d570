export { heldCards } from './held-cards.ts';
export { botName, type Command, PERSON, playAgain, SPECTATOR, type Surroundings, TableMatch } from './table-match.ts';
export { type Mark, Visibility } from './visibility.ts';
