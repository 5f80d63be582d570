import { readFileSync } from 'node:fs';
import { type AnyGame, isRefused, type Message, readSave, refuse, type Save } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { errorCode } from './error-code.ts';
import { shown } from './find.ts';
import { refusedBy, Stop } from './refusal.ts';

/** More than any match can be, in megabytes; a file that is larger is something else. */
const LARGEST = 64;

export interface Opened {
  readonly game: AnyGame;
  readonly save: Save;
  readonly file: string;
}

/** Reads a saved match and finds its game. `-` is standard input. */
export function openSave(path: string): Opened {
  const file = shown(path);
  const save = readSave(textOf(path, file));
  if (isRefused(save)) throw refusedBy(save, { file });
  const game = gameOf(save.game);
  if (!game) throw refusedBy(refuse('save.unknownGame', { game: shown(save.game) }), { file });
  return { game, save, file };
}

function textOf(path: string, file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path === '-' ? 0 : path);
  } catch (error) {
    throw new Stop(reasonOf(errorCode(error)), { file });
  }
  if (bytes.length > LARGEST << 20) throw new Stop(tooLarge, { file });
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

const tooLarge: Message = { key: 'cli.file.large', params: { limit: LARGEST } };

function reasonOf(code: string | undefined): Message {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { key: 'cli.file.missing' };
    case 'EISDIR':
      return { key: 'cli.file.folder' };
    case 'EACCES':
    case 'EPERM':
      return { key: 'cli.file.rights' };
    case 'ERR_FS_FILE_TOO_LARGE':
      return tooLarge;
    default:
      return { key: 'cli.file.unreadable', params: { code: code ?? '?' } };
  }
}
