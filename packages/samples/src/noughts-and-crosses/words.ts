import type { Words } from '@cinderhall/kernel';

export const en: Words = {
  messages: {
    'nac.decision.mark': 'Put your {mark} into a free cell.',
    'nac.choice.mark': 'Row {row}, column {column}',
    'nac.event.marked': '{mark} is put into row {row}, column {column}.',
    'nac.score.line': 'Three in a line',
    'nac.score.noLine': 'The other side has three in a line',
    'nac.score.draw': 'The grid is full and nobody has a line',
    'nac.why.turn': 'It is not your turn.',
    'nac.why.taken': 'This cell is taken.',
    'nac.reason.wins': 'Completes your line.',
    'nac.reason.blocks': 'Keeps the other side from completing a line.',
    'nac.reason.centre': 'The centre lies on four lines.',
    'nac.reason.corner': 'A corner lies on three lines.',
    'nac.reason.edge': 'An edge lies on two lines.',
    'tally.marks': 'Marks',
  },
  nouns: {},
};

export const pl: Words = {
  messages: {
    'nac.decision.mark': 'Postaw {mark} na wolnym polu.',
    'nac.choice.mark': 'Wiersz {row}, kolumna {column}',
    'nac.event.marked': '{mark} trafia do wiersza {row}, kolumny {column}.',
    'nac.score.line': 'Trzy znaki w linii',
    'nac.score.noLine': 'Przeciwnik ma trzy znaki w linii',
    'nac.score.draw': 'Plansza jest pełna i nikt nie ma linii',
    'nac.why.turn': 'To nie twoja kolej.',
    'nac.why.taken': 'To pole jest zajęte.',
    'nac.reason.wins': 'Zamyka twoją linię.',
    'nac.reason.blocks': 'Nie pozwala przeciwnikowi zamknąć linii.',
    'nac.reason.centre': 'Środek leży na czterech liniach.',
    'nac.reason.corner': 'Róg leży na trzech liniach.',
    'nac.reason.edge': 'Bok leży na dwóch liniach.',
    'tally.marks': 'Znaki',
  },
  nouns: {},
};
