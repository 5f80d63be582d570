import { type AddressedEvent, type AnyGame, type Choice, type Impact, Position, type Seat } from '@cinderhall/kernel';
import { fail, guard, shown } from '../fault.ts';
import { Bill } from '../payments.ts';
import { type CheckMaker, nameOf, type Played, type Scene } from '../scene.ts';

/** `card:17`, `seat:2`, `pool:1:fuel`, `deck`. */
const REF = /^[a-z][A-Za-z0-9-]*(:[^\s:]+)*$/;

/**
 * What `game.impact` says of a choice is what it takes: the goods that the events of `game.paid` tell are those of the
 * declared cost, and nothing is paid that no choice has declared. A cost whose payment is a question of its own stays
 * open until the seat has answered it.
 */
export const impact: CheckMaker = (first) => {
  const bills = new Map<Seat, Bill>();
  const recorder = new Recorder(first.game);
  return {
    sampled(scene) {
      for (const seat of scene.match.waiting())
        for (const [, choice] of scene.some(scene.match.choices(seat))) checkImpact(scene, seat, choice);
    },
    played(scene, played) {
      for (const happened of recorder.repeat(played)) {
        if ('choice' in happened) declare(scene, bills, happened);
        else charge(scene, bills, happened);
      }
      for (const [seat, bill] of bills) {
        const asked = played.after.state.decision?.seats.includes(seat) ?? false;
        if (!bill.settled && !asked)
          fail('impact', `seat ${seat} should have paid ${bill.due}, as declared, but paid ${bill.paid}`);
      }
    },
  };
};

function checkImpact({ game, match }: Scene, seat: Seat, choice: Choice): void {
  const view = game.schema.view(match.state, seat);
  const { cost, targets } = guard('impact', `impact of ${shown(choice)}`, () => game.impact(view, seat, choice));
  const what = `the impact of ${shown(choice)} for ${nameOf(seat)}`;
  const amounts = [...Object.values(cost.goods ?? {}), ...(cost.any ? [cost.any.n] : [])];
  if (!amounts.every((n) => Number.isInteger(n) && n >= 0)) fail('impact', `${what} has the cost ${shown(cost)}`);
  for (const target of targets)
    if (
      target.seat === seat ||
      !(target.seat in match.state.answers) ||
      !(target.ref === undefined || REF.test(target.ref))
    )
      fail('impact', `${what} names the target ${shown(target)}`);
  for (const ref of game.refs(choice)) {
    const rival = /^seat:(\d+)$/.exec(ref)?.[1];
    if (rival !== undefined && Number(rival) !== seat && !targets.some((target) => target.seat === Number(rival)))
      fail('impact', `${what} names no target, although it refers to ${ref}`);
  }
}

interface Chosen {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly impact: Impact;
}

const billOf = ({ game }: Scene, bills: Map<Seat, Bill>, seat: Seat): Bill => {
  const bill = bills.get(seat) ?? new Bill(game.substitutes);
  bills.set(seat, bill);
  return bill;
};

function declare(scene: Scene, bills: Map<Seat, Bill>, { seat, choice, impact }: Chosen): void {
  billOf(scene, bills, seat).declare(impact.cost, shown(choice));
}

function charge(scene: Scene, bills: Map<Seat, Bill>, { event }: AddressedEvent): void {
  const paid = guard('impact', `paid of ${shown(event)}`, () => scene.game.paid(event));
  if (!paid) return;
  const bill = billOf(scene, bills, paid.seat);
  if (!bill.pay(paid.goods))
    fail(
      'impact',
      `seat ${paid.seat} paid ${bill.paid}, but what its choices declare is ${bill.due}; last ${bill.by || 'none'}`,
    );
}

/** Plays steps again to see every answer among them, those that a question gives itself included. */
class Recorder {
  readonly #game: AnyGame;
  #log: (AddressedEvent | Chosen)[] = [];
  #told: AddressedEvent[] = [];
  /** When several are asked at once each of them decides by what it sees then, not when all answers are carried out. */
  readonly #secret = new Map<Seat, Impact>();

  constructor(game: AnyGame) {
    const decisions = Object.entries(game.decisions).map(([kind, handler]) => {
      const choose: typeof handler.choose = (state, decision, seat, choice, flow) => {
        const impact = this.#secret.get(seat) ?? this.#impactOf(game, { ...state, decision }, seat, choice);
        this.#secret.delete(seat);
        this.#flush();
        this.#log.push({ seat, choice, impact });
        handler.choose(state, decision, seat, choice, flow);
      };
      return [kind, { ...handler, choose }];
    });
    this.#game = { ...game, decisions: Object.fromEntries(decisions) };
  }

  /** The answers and events of a step, in their order. */
  repeat({ before, seat, choice }: Played): readonly (AddressedEvent | Chosen)[] {
    this.#log = [];
    this.#told = [];
    const position = new Position(this.#game, before.game.schema.copy(before.state));
    if ((before.state.decision?.seats.length ?? 0) > 1)
      this.#secret.set(seat, this.#impactOf(before.game, before.state, seat, choice));
    const index = position.choices(seat).findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
    position.told = this.#told;
    guard('choices', shown(choice), () => position.advance(seat, index));
    this.#flush();
    return this.#log;
  }

  #impactOf(game: AnyGame, state: Position['state'], seat: Seat, choice: Choice): Impact {
    return guard('impact', `impact of ${shown(choice)}`, () =>
      game.impact(game.schema.view(state, seat), seat, choice),
    );
  }

  #flush(): void {
    this.#log.push(...this.#told);
    this.#told.length = 0;
  }
}
