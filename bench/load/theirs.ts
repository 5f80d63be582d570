import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { HAND } from './relay.ts';
import type { LoadServer, LoadTable } from './table.ts';

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/** boardgame.io's server in a process of its own. Its clients are bare sockets, which cost less than its own client. */
export class TheirServer implements LoadServer {
  readonly #child: ChildProcess;
  readonly #address: string;
  readonly #lobby: string;

  private constructor(child: ChildProcess, address: string, lobby: string) {
    this.#child = child;
    this.#address = address;
    this.#lobby = lobby;
  }

  static async open(program: string): Promise<TheirServer> {
    const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [{ address, lobby }] = (await once(child, 'message')) as [{ address: string; lobby: string }];
    return new TheirServer(child, address, lobby);
  }

  async cpu(): Promise<number> {
    this.#child.send('cpu');
    const [{ cpu }] = (await once(this.#child, 'message')) as [{ cpu: number }];
    return cpu;
  }

  async tables(count: number): Promise<LoadTable[]> {
    const tables: LoadTable[] = [];
    for (let i = 0; i < count; i++) tables.push(await this.#table());
    return tables;
  }

  async #table(): Promise<LoadTable> {
    const { matchID } = await this.#post<{ matchID: string }>('/games/relay/create', { numPlayers: 2 });
    const join = (playerID: string) =>
      this.#post<{ playerCredentials: string }>(`/games/relay/${matchID}/join`, {
        playerID,
        playerName: `player ${playerID}`,
      });
    const credentials = [(await join('0')).playerCredentials, (await join('1')).playerCredentials];
    const sockets: Socket[] = [];
    let state: State | null = null;
    let missing = 0;
    let done: () => void = () => undefined;
    const all = () =>
      new Promise<void>((resolve) => {
        missing = 2;
        done = resolve;
      });
    const heard = (next: State) => {
      state = next;
      if (--missing === 0) done();
    };
    const ready = all();
    for (const [seat, credential] of credentials.entries()) {
      const socket = io(`${this.#address}/relay`, { transports: ['websocket'], forceNew: true });
      sockets.push(socket);
      socket.on('sync', (_match: string, { state: next }: { state: State }) => heard(next));
      socket.on('update', (_match: string, next: State) => heard(next));
      socket.on('connect', () => socket.emit('sync', matchID, String(seat), credential, 2));
    }
    await ready;
    return {
      move: () => {
        const { _stateID, ctx } = state as State;
        const seat = Number(ctx.currentPlayer);
        const moved = all();
        const payload = {
          type: 'play',
          args: [_stateID % HAND],
          playerID: ctx.currentPlayer,
          credentials: credentials[seat],
        };
        sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, ctx.currentPlayer);
        return moved;
      },
      close: () => {
        for (const socket of sockets) socket.disconnect();
      },
    };
  }

  async #post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(this.#lobby + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as T;
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.send('close');
    await ended;
  }
}
