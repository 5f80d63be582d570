import { Growing } from './vocabulary.ts';

const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];

export interface AdamState {
  readonly values: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly steps: number;
}

/** Steps for many numbers at once, each as long as its own gradients allow (Adam). */
export class Adam {
  readonly values = new Growing();
  readonly #mean = new Growing();
  readonly #square = new Growing();
  #steps = 0;

  save(size: number): AdamState {
    const [values, mean, square] = [this.values, this.#mean, this.#square].map((list) => {
      list.reserve(size);
      return list.values.slice(0, size);
    }) as [Float64Array, Float64Array, Float64Array];
    return { values, mean, square, steps: this.#steps };
  }

  load({ values, mean, square, steps }: AdamState): void {
    this.values.values = values.slice();
    this.#mean.values = mean.slice();
    this.#square.values = square.slice();
    this.#steps = steps;
  }

  /**
   * Goes against the gradient of the first `size` numbers; `decay` draws them towards 0. With `calm`, numbers whose gradients
   * are small beside those of the others, as those of what seldom comes up, move less than they otherwise would.
   */
  step(gradient: Float64Array, size: number, rate: number, decay = 0, calm = 0): void {
    for (const list of [this.values, this.#mean, this.#square]) list.reserve(size);
    this.#steps++;
    const [x, mean, square] = [this.values.values, this.#mean.values, this.#square.values];
    const byMean = 1 - FIRST ** this.#steps;
    const bySquare = 1 - SECOND ** this.#steps;
    let usual = 0;
    if (calm > 0) for (let i = 0; i < size; i++) usual += (square[i] as number) / bySquare / size;
    const least = TINY + calm * Math.sqrt(usual);
    for (let i = 0; i < size; i++) {
      const g = gradient[i] as number;
      mean[i] = FIRST * (mean[i] as number) + (1 - FIRST) * g;
      square[i] = SECOND * (square[i] as number) + (1 - SECOND) * g * g;
      const move = (mean[i] as number) / byMean / (Math.sqrt((square[i] as number) / bySquare) + least);
      x[i] = (x[i] as number) * (1 - decay) - rate * move;
    }
  }
}
