import type { Stats } from '@cinderhall/kernel';
import { liveAddress } from '@cinderhall/protocol';
import { effect } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { type Host, isRefusal } from '../host.ts';
import type { Id, Refusal } from '../protocol.ts';
import { nameOfSeat } from '../table/names.ts';
import { call, Refused, versionKeeper } from './http.ts';
import { Link } from './link.ts';
import { findMe, me } from './me.ts';
import { clientRefusal, orRefusal, refusalFrom } from './refusals.ts';
import { joinTable, oneTable, rematchOf } from './tables.ts';

/** A WebSocket that cannot be opened says so by closing. */
export const link = new Link((hear, closed) => {
  const socket = new WebSocket(liveAddress(location.origin, settings.value.language));
  socket.onmessage = ({ data }) => hear(String(data));
  socket.onclose = ({ code }) => closed(code);
  return {
    send: (text) => socket.send(text),
    close: () => {
      // To break off what is not even open yet is told as an error.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    },
  };
});

link.onMismatch = (error) => void versionKeeper.refused(error);

let following = false;

/** Keeps the line in step with who is here, in which language, and whether there is a network. */
function follow(): void {
  if (following) return;
  following = true;
  addEventListener('online', () => link.wake());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) link.wake();
  });
  let language = settings.value.language;
  effect(() => {
    if (settings.value.language !== language) link.renew();
    language = settings.value.language;
  });
  effect(() => {
    const person = me.value === undefined ? undefined : (me.value?.id ?? null);
    const taken = link.person.peek();
    if (person !== undefined && taken !== undefined && person !== taken) link.renew();
    if (person && link.line.peek() === 'ended') link.renew();
  });
  effect(() => {
    if (link.line.value === 'ended') me.value = null;
    if (link.line.value === 'open') versionKeeper.fits();
  });
  effect(() => {
    // Somebody signed in or out in another window.
    const taken = link.person.value;
    const known = me.peek();
    if (taken !== undefined && known !== undefined && taken !== (known?.id ?? null)) void findMe().catch(() => null);
  });
}

const nothing: Stats = { names: [], values: {}, rounds: [] };

/** Matches that are over lie open: they are replayed by the engine in this browser. */
const studied = new Map<Id, Promise<Id | Refusal>>();

function study(id: Id): Promise<Id | Refusal> {
  let found = studied.get(id);
  if (!found) {
    found = orRefusal(layOpen(id));
    studied.set(id, found);
    void found.then((result) => isRefusal(result) && studied.delete(id));
  }
  return found;
}

async function layOpen(id: Id): Promise<Id | Refusal> {
  const [card, save, { localHost }] = await Promise.all([
    oneTable(id),
    call('GET /api/tables/:table/export', { params: { table: id } }),
    import('../local/host.ts'),
  ]);
  // Only of a match that is over the whole save is told.
  if (!('seed' in save)) return clientRefusal('web.fault.table');
  return localHost.study(id, save, card.seats.map(nameOfSeat));
}

const engine = async () => (await import('../local/host.ts')).localHost;
const isOver = async (id: Id): Promise<boolean> => (await oneTable(id)).over;

/** Where a match is played by a server, over its line and its HTTP. */
export const remoteHost: Host = {
  kind: 'remote',
  line: link.line,
  listen: (table, hear) => link.listen(table, hear),
  send(request) {
    follow();
    return link.ask(request);
  },
  async table(id) {
    try {
      return await oneTable(id);
    } catch (error) {
      if (error instanceof Refused && error.code === 'table.unknown') return null;
      return refusalFrom(error);
    }
  },
  save: (id) => call('GET /api/tables/:table/export', { params: { table: id } }).catch(() => null),
  async replay(id, at, seat) {
    return orRefusal(
      (async () => {
        const over = studied.has(id) || (await isOver(id));
        const open = over ? await study(id) : null;
        if (typeof open === 'string') return (await engine()).replay(id, at, seat);
        return call('GET /api/tables/:table/replay', { params: { table: id }, query: { at, seat } });
      })(),
    );
  },
  async stats(id) {
    try {
      if (await isOver(id)) {
        const open = await study(id);
        return isRefusal(open) ? nothing : (await engine()).stats(id);
      }
      return await call('GET /api/tables/:table/stats', { params: { table: id } });
    } catch {
      return nothing;
    }
  },
  async playOn(id, at, seat) {
    const open = await study(id);
    return isRefusal(open) ? open : (await engine()).playOn(id, at, seat);
  },
  rematch: ({ id }) =>
    orRefusal(
      (async () => {
        const next = await rematchOf(id);
        const card = await oneTable(next);
        // The second to ask is expected at that table, and wants to sit there.
        if (card.online?.status === 'open' && card.online.mine.length === 0) await joinTable(next);
        return next;
      })(),
    ),
};
