/** Places between which so many units can flow; a unit that flows can be led another way later. */
export class Network {
  readonly #size: number;
  readonly #room: Int16Array;

  constructor(size: number, room = new Int16Array(size * size)) {
    this.#size = size;
    this.#room = room;
  }

  copy(): Network {
    return new Network(this.#size, this.#room.slice());
  }

  join(from: number, to: number, room: number): void {
    const at = from * this.#size + to;
    this.#room[at] = (this.#room[at] ?? 0) + room;
  }

  /** Lets one more unit flow, if it can. */
  push(from: number, to: number): boolean {
    const [size, room] = [this.#size, this.#room];
    const passed = new Uint8Array(size);
    const flows = (here: number): boolean => {
      if (here === to) return true;
      passed[here] = 1;
      for (let next = 0; next < size; next++) {
        if (passed[next] === 1 || (room[here * size + next] ?? 0) === 0 || !flows(next)) continue;
        this.join(here, next, -1);
        this.join(next, here, 1);
        return true;
      }
      return false;
    };
    return flows(from);
  }
}
