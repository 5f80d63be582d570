import { type DecisionHandlers, must, type Seat } from '@cinderhall/kernel';
import { iconOf, iconsOf } from '../cards/index.ts';
import { type Choice, playerOf, type State } from '../state.ts';

/** Adds uses of an icon to the card in play; equal icons are one. */
export function addIcon(state: State, icon: number, n: number): void {
  const known = state.icons.find((one) => one.icon === icon);
  if (known) known.left += n;
  else state.icons.push({ icon, left: n });
}

/** Own cards that were played face up this turn before the one in play, and have something to copy. */
export function copyable(state: State, seat: Seat): number[] {
  const { up } = playerOf(state, seat);
  const cards: number[] = [];
  for (let i = 0; i < up.length - 1; i++) {
    const { card } = must(up[i]);
    if (iconsOf(card).some((icon) => iconOf(icon).copied >= 0)) cards.push(card);
  }
  return cards;
}

export const copyDecisions = {
  copy: {
    choices: (state, _decision, seat) => copyable(state, seat).map((card): Choice => ({ kind: 'copy', card })),
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind !== 'copy') return;
      flow.emit({ kind: 'copied', seat, card: choice.card });
      for (const icon of iconsOf(choice.card)) {
        const { copied } = iconOf(icon);
        if (copied >= 0) addIcon(state, copied, 1);
      }
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
