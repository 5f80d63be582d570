// What we use of it, said here because it is installed for a bench only and its own types are not always there.
declare module 'boardgame.io/internal' {
  interface State {
    readonly G: unknown;
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  }
  interface Move {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }
  export function ProcessGameConfig(game: object): object;
  export function InitializeGame(options: { readonly game: object; readonly numPlayers: number }): State;
  export function CreateGameReducer(options: { readonly game: object }): (state: State, move: Move) => State;
}

declare module 'boardgame.io/server' {
  interface Listening {
    address(): unknown;
  }
  export function Server(options: { readonly games: readonly object[]; readonly origins: readonly RegExp[] }): {
    run(options: object): Promise<{ readonly appServer: Listening }>;
  };
}

declare module 'socket.io-client' {
  export interface Socket {
    on<A extends unknown[]>(event: string, heard: (...args: A) => void): void;
    emit(event: string, ...args: readonly unknown[]): void;
    disconnect(): void;
  }
  export function io(address: string, options: object): Socket;
}
