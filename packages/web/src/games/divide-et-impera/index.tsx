import { type Choice, divideEtImpera, type State } from '@cinderhall/divide-et-impera';
import { actionCard, COLOURS, FACTIONS, iconOf, STRUCTURES, sweetOf } from '@cinderhall/divide-et-impera/cards/index';
import { missionSupply } from '@cinderhall/divide-et-impera/flow/end';
import { majorityValue } from '@cinderhall/divide-et-impera/majority';
import { SLOTS } from '@cinderhall/divide-et-impera/state';
import type { Game } from '@cinderhall/kernel';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import type { ChoiceIcons, GameTable } from '../types.ts';
import { Acts, Price } from './act.tsx';
import { SweetFace } from './card.tsx';
import { closeUp } from './close-up.tsx';
import { eventIcons, eventRefs, flights, sound } from './events.tsx';
import { droneIcon, EMBLEMS, OUTPOST, STRUCTURE_ICONS } from './faces.ts';
import { Progress } from './progress.tsx';
import { ruleFor } from './rules.ts';
import { Setup } from './setup.tsx';
import { Table } from './table.tsx';
import { words } from './words.ts';

/** The kinds of choices that are grouped when there are many. */
const VERBS = new Set(['up', 'down', 'sweet', 'collect', 'remedy', 'seed', 'eliminate', 'site', 'buy', 'use']);

/** Who is how strong in an area, and the outposts there. */
const Stakes = ({ view, area }: { view: State; area: number }) => (
  <span class="d-stakes">
    {view.outposts.map((outpost, i) =>
      outpost.area === area ? <Tok key={i} kind={OUTPOST[COLOURS[outpost.colour] ?? 'red']} hidden /> : null,
    )}
    {view.players.map((_, seat) => {
      const value = majorityValue(view, area, seat);
      return value === 0 ? null : (
        <span key={seat} class="d-vs">
          <Pip seat={seat} />
          {value}
        </span>
      );
    })}
  </span>
);

function icons(view: State, choice: Choice, seat: number): ChoiceIcons {
  switch (choice.kind) {
    case 'up':
    case 'copy':
    case 'plan':
      return { gain: <Acts icons={actionCard(choice.card).icons} /> };
    case 'down':
      return { gain: <Icon name="shopping-cart" /> };
    case 'use':
      return { gain: <Acts icons={iconOf(choice.icon).effects} /> };
    case 'sweet':
      return { gain: <SweetFace sweet={sweetOf(choice.card)} /> };
    case 'buy': {
      const card = view.slots[choice.market * SLOTS + choice.slot] ?? -1;
      if (card < 0) return {};
      const { cost, supply } = actionCard(card);
      return { pay: <Price {...cost} />, gain: <Tok kind="supply" n={supply} /> };
    }
    case 'pay':
      return { pay: <Price tech={choice.tech} energy={choice.energy} /> };
    case 'mission':
      return { gain: <Tok kind="supply" n={missionSupply(view, seat, choice.place)} /> };
    case 'collect':
    case 'seed':
      return { gain: <Tok kind={choice.area < view.board.grounds ? 'tech' : 'energy'} /> };
    case 'from':
    case 'to':
    case 'recruit':
    case 'fly':
    case 'teleport':
    case 'eliminate':
    case 'remedy':
      return { gain: <Stakes view={view} area={choice.area} /> };
    case 'discard':
      return { pay: <Tok kind={choice.tech ? 'tech' : 'energy'} /> };
    case 'exchange':
      return { pay: <Tok kind="tech" />, gain: <Tok kind="energy" /> };
    case 'robot':
      return { pay: <Tok kind="energy" n={view.players[seat]?.powers.robotPrice ?? 1} /> };
    case 'kind':
      return { gain: <Icon name={STRUCTURE_ICONS[STRUCTURES[choice.what] ?? ''] ?? 'hammer-nails'} /> };
    case 'drone':
      return { gain: <Icon name={droneIcon(choice.drone)} /> };
    case 'faction':
      return { gain: <Icon name={EMBLEMS[FACTIONS[choice.faction] ?? 'auxilia']} /> };
    case 'colour':
      return { gain: <Tok kind={OUTPOST[COLOURS[choice.colour] ?? 'red']} /> };
    default:
      return {};
  }
}

export const divideEtImperaTable: GameTable = {
  game: divideEtImpera as unknown as Game,
  words,
  Table,
  Progress,
  Setup,
  verb: ({ kind }) => (VERBS.has(kind) ? `dei.verb.${kind}` : null),
  icons: (view, choice, seat) => icons(view as State, choice as Choice, seat),
  eventIcons,
  eventRefs,
  flights: (_view, event, seat) => flights(event, seat),
  sound,
  closeUp: (session, view, ref) => closeUp(session, view as State, ref),
  tip: (view) => {
    const key = `dei.tip.${view.decision?.kind ?? ''}`;
    return Object.hasOwn(words.en.messages, key) ? key : null;
  },
  choiceTip: ({ kind }) => {
    const key = `dei.choiceTip.${kind}`;
    return Object.hasOwn(words.en.messages, key) ? key : null;
  },
  rule: (view, choice) => ruleFor(view.decision?.kind ?? '', choice?.kind ?? ''),
  emblem: (view, seat) => {
    const faction = FACTIONS[(view as State).players[seat]?.faction ?? -1];
    return faction ? EMBLEMS[faction] : null;
  },
};
