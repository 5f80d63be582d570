import { effect } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { type Host, isRefusal } from '../host.ts';
import type { Course, Id, Refusal, ReplayState, Save } from '../protocol.ts';
import { nameOfSeat } from '../table/names.ts';
import { call, Refused } from './http.ts';
import { Link } from './link.ts';
import { findMe, me } from './me.ts';
import { orRefusal, refusalFrom } from './refusals.ts';
import { joinTable, oneTable, rematchOf } from './tables.ts';

const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live?language=${settings.value.language}`;

/** A WebSocket that cannot be opened says so by closing. */
export const link = new Link((hear, closed) => {
  const socket = new WebSocket(address());
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
  });
  effect(() => {
    // Somebody signed in or out in another window.
    const taken = link.person.value;
    const known = me.peek();
    if (taken !== undefined && known !== undefined && taken !== (known?.id ?? null)) void findMe().catch(() => null);
  });
}

const nothing: Course = { names: [], values: {}, rounds: [] };

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
    call<Save>('GET', `/api/tables/${id}/export`),
    import('../local/host.ts'),
  ]);
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
  save: (id) => call<object>('GET', `/api/tables/${id}/export`).catch(() => null),
  async replay(id, at, seat) {
    return orRefusal(
      (async () => {
        const over = studied.has(id) || (await isOver(id));
        const open = over ? await study(id) : null;
        if (typeof open === 'string') return (await engine()).replay(id, at, seat);
        return call<ReplayState>('GET', `/api/tables/${id}/replay?at=${at}&seat=${seat}`);
      })(),
    );
  },
  async course(id) {
    try {
      if (await isOver(id)) {
        const open = await study(id);
        return isRefusal(open) ? nothing : (await engine()).course(id);
      }
      return await call<Course>('GET', `/api/tables/${id}/course`);
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
        // Whoever asked second is expected there, and asked for it.
        if (card.online?.status === 'open' && card.online.mine.length === 0) await joinTable(next);
        return next;
      })(),
    ),
};
