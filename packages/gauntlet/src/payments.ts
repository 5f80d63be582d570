import type { Cost, Goods } from '@cinderhall/kernel';
import { shown } from './fault.ts';

/** So many of any of these goods. */
interface Need {
  readonly of: readonly string[];
  readonly n: number;
}

const needsOf = ({ goods = {}, any }: Cost): Need[] =>
  [...Object.entries(goods).map(([good, n]) => ({ of: [good], n })), ...(any ? [any] : [])].filter(({ n }) => n > 0);

const sizeOf = (needs: readonly Need[]): number => needs.reduce((sum, { n }) => sum + n, 0);
const countOf = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

/** What a seat's choices have declared and what it has paid of it. */
export class Bill {
  /** The choice that was declared last. */
  by = '';
  readonly #substitutes: { readonly [good: string]: readonly string[] };
  #needs: Need[] = [];
  #paid: { [good: string]: number } = {};

  constructor(substitutes: { readonly [good: string]: readonly string[] } = {}) {
    this.#substitutes = substitutes;
  }

  get due(): string {
    return this.#needs.length === 0 ? 'nothing' : shown(this.#needs);
  }

  get paid(): string {
    return countOf(this.#paid) === 0 ? 'nothing' : shown(this.#paid);
  }

  get settled(): boolean {
    return countOf(this.#paid) === sizeOf(this.#needs);
  }

  declare(cost: Cost, by: string): void {
    if (this.settled) {
      this.#needs = [];
      this.#paid = {};
    }
    const needs = needsOf(cost);
    if (needs.length > 0) this.by = by;
    // The only answer to a question is given at once: its cost may be declared by the choice that led to it as well.
    if (needs.length > 0 && countOf(this.#paid) === 0 && JSON.stringify(needs) === JSON.stringify(this.#needs)) return;
    // An answer that says how an open cost is paid declares it once more.
    const exact = sum(this.#paid, cost.goods ?? {});
    if (this.#needs.length > 0 && !cost.any && this.#covers(exact)) {
      if (countOf(exact) === sizeOf(this.#needs)) this.#needs = needsOf({ goods: exact });
    } else this.#needs.push(...needs);
  }

  /** False when this, with what was paid before, is more than what was declared, or something else. */
  pay(goods: Goods): boolean {
    this.#paid = sum(this.#paid, goods);
    return this.#covers(this.#paid);
  }

  /** Whether every one of these goods goes towards a need: augmenting paths, one good at a time. */
  #covers(goods: Goods): boolean {
    const { length } = this.#needs;
    const units = Object.entries(goods).flatMap(([good, n]) => Array<string>(n).fill(good));
    const held: number[][] = this.#needs.map(() => []);
    const place = (unit: number, tried: Set<number>): boolean => {
      for (let i = 0; i < length; i++) {
        const need = this.#needs[i];
        const own = held[i];
        if (!need || !own || tried.has(i) || !this.#accepts(need, units[unit])) continue;
        tried.add(i);
        if (own.length < need.n) {
          own.push(unit);
          return true;
        }
        const moved = own.findIndex((other) => place(other, tried));
        if (moved < 0) continue;
        own[moved] = unit;
        return true;
      }
      return false;
    };
    return units.every((_, unit) => place(unit, new Set()));
  }

  #accepts({ of }: Need, good = ''): boolean {
    return of.includes(good) || (this.#substitutes[good] ?? []).some((stands) => of.includes(stands));
  }
}

function sum(a: Goods, b: Goods): { [good: string]: number } {
  const all: { [good: string]: number } = { ...a };
  for (const [good, n] of Object.entries(b)) all[good] = (all[good] ?? 0) + n;
  return all;
}
