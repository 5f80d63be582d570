import type { Localized, Message, Words } from '@cinderhall/kernel';
import { TILES } from './data.ts';

export const tileName = (tile: number): Message => ({ key: `fiftyFirstState.borderTile.${TILES[tile]?.id}` });
export const sideName = (tile: number, side: number): Message => ({
  key: `fiftyFirstState.borderSide.${TILES[tile]?.sides[side]?.id}`,
});

const names = (language: 'en' | 'pl') =>
  Object.fromEntries(
    TILES.flatMap(({ id, name, sides }) => [
      [`fiftyFirstState.borderTile.${id}`, name[language]],
      ...sides.map((side) => [`fiftyFirstState.borderSide.${side.id}`, side.name[language]]),
    ]),
  );

export const words: Localized<Words> = {
  en: {
    messages: {
      ...names('en'),
      'fiftyFirstState.text.border': '{front}. Other side, {back}.',
      'fiftyFirstState.border.plain': '{side}: {does}',
      'fiftyFirstState.border.raid':
        '{side}: {does}, and a player of your choice who is not at this border loses 1 fuel, iron, gun or brick (they choose which)',
      'fiftyFirstState.decision.raidBeyond': 'Whom do you raid?',
      'fiftyFirstState.decision.hordeLoss': 'You are raided. Choose what you lose.',
      'fiftyFirstState.choice.border': 'Border: {does}',
      'fiftyFirstState.choice.raidSeat': 'Raid {seat}',
      'fiftyFirstState.choice.giveUp': 'Lose 1 {good}',
      'fiftyFirstState.event.usedBorder': '{^seat} {seat@uses|use} the border {tile}: {side}. The tile is turned over.',
      'fiftyFirstState.event.hordeCame': '{^seat} {seat@raids|raid} {from}.',
      'fiftyFirstState.reason.raidAhead': 'No rival has more points.',
      'fiftyFirstState.why.border': 'This tile lies between two other players.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      ...names('pl'),
      'fiftyFirstState.text.border': '{front}. Druga strona, {back}.',
      'fiftyFirstState.border.plain': '{side}: {does}',
      'fiftyFirstState.border.raid':
        '{side}: {does}, a wybrany gracz spoza tej granicy traci 1 paliwo, żelazo, broń lub budulec (sam decyduje, co)',
      'fiftyFirstState.decision.raidBeyond': 'Na kogo najeżdżasz?',
      'fiftyFirstState.decision.hordeLoss': 'Padasz ofiarą najazdu. Wybierz, co tracisz.',
      'fiftyFirstState.choice.border': 'Granica: {does}',
      'fiftyFirstState.choice.raidSeat': 'Najedź na {seat@gracza {seat}|ciebie}',
      'fiftyFirstState.choice.giveUp': 'Strać 1 {good:acc}',
      'fiftyFirstState.event.usedBorder':
        '{seat@{^seat} korzysta|Korzystasz} z granicy {tile}: {side}. Kafelek zostaje obrócony.',
      'fiftyFirstState.event.hordeCame': '{seat@{^seat} najeżdża|Najeżdżasz} na {from@gracza {from}|ciebie}.',
      'fiftyFirstState.reason.raidAhead': 'Żaden rywal nie ma więcej punktów.',
      'fiftyFirstState.why.border': 'Ten kafelek leży między innymi graczami.',
    },
    nouns: {},
  },
};
