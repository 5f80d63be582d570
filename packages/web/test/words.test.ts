import { kernelWords, mergeWords, wordGaps } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { en as landEn } from '../src/games/fifty-first-state/land/text/en.ts';
import { pl as landPl } from '../src/games/fifty-first-state/land/text/pl.ts';
import { en as setsEn } from '../src/games/fifty-first-state/sets/text/en.ts';
import { pl as setsPl } from '../src/games/fifty-first-state/sets/text/pl.ts';
import { en as soloEn } from '../src/games/fifty-first-state/solo/text/en.ts';
import { pl as soloPl } from '../src/games/fifty-first-state/solo/text/pl.ts';
import { en as stateEn } from '../src/games/fifty-first-state/text/en.ts';
import { pl as statePl } from '../src/games/fifty-first-state/text/pl.ts';
import { en as tableauEn } from '../src/games/tableau/text/en.ts';
import { pl as tableauPl } from '../src/games/tableau/text/pl.ts';
import { newTable as newTableEn } from '../src/hall/new-table/text/en.ts';
import { newTable as newTablePl } from '../src/hall/new-table/text/pl.ts';
import { en as coreEn } from '../src/text/en.ts';
import { online as onlineEn } from '../src/text/online.en.ts';
import { online as onlinePl } from '../src/text/online.pl.ts';
import { pl as corePl } from '../src/text/pl.ts';
import { sources } from './sources.ts';

const en = mergeWords(coreEn, onlineEn, newTableEn, tableauEn, stateEn, setsEn, landEn, soloEn);
const pl = mergeWords(corePl, onlinePl, newTablePl, tableauPl, statePl, setsPl, landPl, soloPl);

const code = sources(/\.tsx?$/);

describe('words of the client', () => {
  test('both languages have the same keys', () => {
    expect(Object.keys(pl.messages)).toEqual(Object.keys(en.messages));
  });
  test('every key that the code says exists', () => {
    const said = [
      ...code.matchAll(/['"]((?:web|fiftyFirstState\.(?:table|land|solo)|tableau|token|type)\.[\w.-]*\w)['"]/g),
    ].map(([, key]) => key ?? '');
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((key) => !Object.hasOwn(en.messages, key))).toEqual([]);
  });
  test('words of one table are not said by another, nor by the hall', () => {
    const said = (start: string, but: RegExp) => sources(/\.tsx?$/, but).match(RegExp(`['"\`]${start}\\.`, 'g')) ?? [];
    expect(said('fiftyFirstState', /games\/fifty-first-state\//)).toEqual([]);
    expect(said('tableau', /games\/(fifty-first-state|new-era|tableau)\//)).toEqual([]);
    expect(said('tableau', /games\/tableau\//)).not.toEqual([]);
    const core = [...Object.keys(coreEn.messages), ...Object.keys(onlineEn.messages)];
    expect(core.filter((key) => !/^(web|token|type)\./.test(key))).toEqual([]);
  });
  test('no sentence can have a gap', () => {
    expect(wordGaps(mergeWords(kernelWords.en, en), mergeWords(kernelWords.pl, pl))).toEqual([]);
  });
});
