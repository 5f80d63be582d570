import type { Message } from '@cinderhall/kernel';
import type { GameListing } from '../../games/index.ts';
import type { GameTable, SetupLook } from '../../games/types.ts';
import type { Layout } from './layout.ts';
import type { Options, Selection, Spec } from './selection.ts';

/** What all parts of the page know of the table that is being set, and how they change it. */
export interface Setting {
  readonly table: GameTable;
  readonly listing: GameListing;
  readonly look: SetupLook;
  readonly spec: Spec;
  readonly selection: Selection;
  readonly layout: Layout;
  /** Says a key of the game's words. */
  readonly word: (key: string) => string;
  readonly say: (message: Message) => string;
  readonly choose: (option: string, value: string, on: boolean) => void;
  readonly put: (changes: Options) => void;
  readonly takePreset: (name: string) => void;
}
