/** Thrown by everything that would make two runs of the same match differ. */
export class Impure extends Error {}

/** Makes clocks and chance from outside the state throw, and notes that one was used. */
export class PurityGuard {
  used: string | null = null;
  readonly #undo: (() => void)[] = [];

  close(): void {
    const forbidden = (name: string) => () => {
      this.used ??= name;
      throw new Impure(name);
    };
    this.#put(Math, 'random', forbidden('Math.random'));
    this.#put(performance, 'now', forbidden('performance.now'));
    this.#put(crypto, 'getRandomValues', forbidden('crypto.getRandomValues'));
    this.#put(crypto, 'randomUUID', forbidden('crypto.randomUUID'));
    const now = forbidden('Date.now');
    const guarded = new Proxy(Date, {
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      apply: forbidden('Date()'),
      construct: (target, args) => (args.length > 0 ? Reflect.construct(target, args) : forbidden('new Date')()),
    });
    this.#put(globalThis, 'Date', guarded);
  }

  open(): void {
    for (const undo of this.#undo.reverse()) undo();
    this.#undo.length = 0;
  }

  #put(owner: object, name: string, value: unknown): void {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    // What the owner only inherits shows through again once our own is gone.
    this.#undo.push(() => (before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name)));
  }
}

/** Runs something while clocks and outside chance throw. */
export function withPurityGuard<T>(run: (purity: PurityGuard) => T): T {
  const purity = new PurityGuard();
  purity.close();
  try {
    return run(purity);
  } finally {
    purity.open();
  }
}
