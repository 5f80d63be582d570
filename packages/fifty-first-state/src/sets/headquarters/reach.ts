import { at, type Message, type Seat } from '@cinderhall/kernel';
import { locationsOf, typesOf } from '../../locations.ts';
import { cardName } from '../../names.ts';
import { playerOf, type State } from '../../state.ts';
import { coveredTypes, hqAt, hqsOf, wantedBy } from './claim.ts';
import { unmatched } from './matching.ts';
import { hqName, typeName } from './text.ts';

/** A card of the hand that would bring all types together, if it stood in the State of the seat. */
function completing(view: State, seat: Seat, hq: number): number | undefined {
  const there = locationsOf(view, seat).map(({ card }) => typesOf(view, seat, card));
  return playerOf(view, seat).hand.find(
    (card) => card >= 0 && unmatched(wantedBy(hq), [...there, typesOf(view, seat, card)]) === 0,
  );
}

/** Headquarters for which the seat lacks a single type. */
export const withinReach = (view: State, seat: Seat): readonly Message[] =>
  hqsOf(view).offered.flatMap((hq) => {
    const covered = coveredTypes(view, seat, hq);
    if (covered.filter((is) => !is).length !== 1) return [];
    const type = typeName(at(hqAt(hq).types, covered.indexOf(false)));
    const card = completing(view, seat, hq);
    return card === undefined
      ? [{ key: 'fiftyFirstState.reach.hq', params: { hq: hqName(hq), type } }]
      : [{ key: 'fiftyFirstState.reach.hqCard', params: { hq: hqName(hq), type, card: cardName(view, card) } }];
  });
