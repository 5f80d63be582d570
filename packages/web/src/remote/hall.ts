import { batch, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableCard } from '../protocol.ts';
import { hasFreeSeat } from './free-seat.ts';
import { Refused, Unreachable } from './http.ts';
import { findMe, me } from './me.ts';
import { TablePages } from './table-pages.ts';
import { myArchive, myTables, openTables } from './tables.ts';

/** Whether the server answers; unknown until it was asked. */
export const serverState = signal<'unknown' | 'up' | 'down'>('unknown');
export const open = signal<readonly TableCard[]>([]);
export const myOnlineTables = signal<readonly TableCard[]>([]);
export const archive = signal<readonly TableCard[]>([]);
export const pages = {
  open: new TablePages(openTables),
  mine: new TablePages(myTables),
  over: new TablePages(myArchive),
} as const;

const OFTEN = 8_000;
const SELDOM = 60_000;

/** Asks the server for everything that the hall shows of it. */
export async function refreshHall(): Promise<void> {
  try {
    if (!navigator.onLine) throw new Unreachable();
    const person = me.value === undefined ? await findMe() : me.value;
    const [opened, own, over] = await Promise.all([
      pages.open.read(),
      person ? pages.mine.read() : [],
      person ? pages.over.read() : [],
    ]);
    batch(() => {
      serverState.value = 'up';
      // What is mine is listed once.
      const known = new Set(own.map(({ id }) => id));
      open.value = opened.filter((card) => !known.has(card.id) && hasFreeSeat(card, person?.id));
      myOnlineTables.value = own;
      archive.value = over;
    });
  } catch (error) {
    if (error instanceof Refused) me.value = undefined;
    else if (error instanceof Unreachable) serverState.value = 'down';
    else throw error;
  }
}

/** Shows one page more of a list. */
export async function readOn(list: TablePages): Promise<void> {
  list.want();
  await refreshHall();
}

/** Keeps the lists fresh for as long as somebody looks at them. */
export function useHall(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const go = async () => {
      clearTimeout(timer);
      await refreshHall();
      if (left || document.hidden) return;
      timer = setTimeout(go, serverState.value === 'up' ? OFTEN : SELDOM);
    };
    const look = () => {
      if (!document.hidden) void go();
    };
    void go();
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [me.value?.id]);
}
