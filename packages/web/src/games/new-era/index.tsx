import type { Choice, State } from '@cinderhall/new-era';
import { display, END_POINTS } from '@cinderhall/new-era/table';
import { type WordFile, wordsIn } from '../../app/languages.ts';
import { addWords, t } from '../../app/words.ts';
import type { Session } from '../../table/session.ts';
import { RaceProgress } from '../tableau/progress.tsx';
import { withShared } from '../tableau/words.ts';
import { defineTable } from '../types.ts';
import { designIn, nameOf } from './card.tsx';
import { closeUp } from './close-ups.tsx';
import { pictureOf } from './faces.ts';
import { flights, soundOf } from './flights.tsx';
import { eventIcons, icons } from './icons.tsx';
import { emblemOf } from './rivals.tsx';
import { Table } from './table.tsx';

const words = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
addWords(words);

const PHASES = ['lookout', 'production', 'actions', 'scoring', 'cleanup'] as const;

/** The kinds of choices that are grouped when there are many. */
const VERBS = new Set([
  'incorporate',
  'conquer',
  'deal',
  'fieldToken',
  'redevelop',
  'rebuild',
  'instant',
  'leader',
  'use',
  'visit',
  'hire',
  'store',
  'breakDeal',
  'over',
  'take',
]);

const RULES: { readonly [kind: string]: string } = {
  incorporate: 'R-NE-056',
  conquer: 'R-NE-050',
  deal: 'R-NE-053',
  fieldToken: 'R-NE-033',
  field: 'R-NE-033',
  tokens: 'R-NE-034',
  redevelop: 'R-NE-035',
  over: 'R-NE-035',
  rebuild: 'R-NE-036',
  swap: 'R-NE-037',
  use: 'R-NE-038',
  visit: 'R-NE-040',
  hire: 'R-NE-041',
  instant: 'R-NE-032',
  leader: 'R-NE-122',
  lead: 'R-NE-122',
  store: 'R-NE-084',
  breakDeal: 'R-NE-043',
  pass: 'R-NE-031',
  add: 'R-NE-052',
  defend: 'R-NE-052',
  spare: 'R-NE-107',
  burn: 'R-NE-051',
  'ask faction': 'R-NE-001',
  'ask pick': 'R-NE-010',
  'ask spoils': 'R-NE-023',
  'ask act': 'R-NE-030',
  'ask means': 'R-NE-034',
  'ask secondDeal': 'R-NE-106',
  'ask shelter': 'R-NE-055',
  'ask reinforce': 'R-NE-052',
  'ask defend': 'R-NE-052',
  'ask press': 'R-NE-052',
  'ask spare': 'R-NE-107',
  'ask replace': 'R-NE-035',
  'ask clear': 'R-NE-036',
  'ask discard': 'R-NE-037',
  'ask develop': 'R-NE-035',
  'ask upgrade': 'R-NE-090',
  'ask produceAgain': 'R-NE-108',
  'ask under': 'R-NE-047',
  'ask steal': 'R-NE-128',
  'ask effectPayment': 'R-NE-044',
  'ask effectOrder': 'R-NE-109',
};

function Progress({ view, session }: { view: State; session: Session<State> }) {
  return (
    <RaceProgress
      session={session}
      title={t('ne.turn', { n: view.turn })}
      phases={PHASES.map((phase) => ({ name: t(`ne.phase.${phase}`), now: view.phase === phase }))}
      scores={display.tally(view).score ?? []}
      end={END_POINTS}
      counted={t('ne.race', { n: END_POINTS })}
    />
  );
}

const known = (key: string): string | null => (Object.hasOwn(words.en.messages, key) ? key : null);

export const newEraTable = defineTable<State, Choice>({
  game: display,
  words: withShared(words),
  tokens: [
    'worker',
    'fuel',
    'scrap',
    'weapon',
    'brick',
    'universal',
    'card',
    'vp',
    'greyContact',
    'redContact',
    'blueContact',
    'anyContact',
    'defend1',
    'defend3',
    'redevelop',
    'shield',
  ],
  Table,
  Progress,
  drop: ({ kind }) => (kind === 'incorporate' ? 'state' : kind === 'deal' ? 'deals' : null),
  verb: ({ kind }) => (VERBS.has(kind) ? `ne.verb.${kind}` : null),
  icons,
  eventIcons,
  flights,
  sound: soundOf,
  closeUp,
  tip: ({ decision }) => known(`ne.tip.${decision?.kind ?? ''}`),
  choiceTip: ({ kind }) => known(`ne.tip.choice.${kind}`),
  rule: ({ decision }, choice) => (choice && RULES[choice.kind]) ?? RULES[`ask ${decision?.kind}`] ?? null,
  built: (view, seat) =>
    (view.players[seat]?.locations ?? []).flatMap(({ card }) => {
      const design = designIn(view, card);
      return design ? [{ name: nameOf(design), picture: pictureOf(design) }] : [];
    }),
  emblem: ({ players }, seat) => emblemOf(players[seat]?.faction ?? -1),
});
