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
