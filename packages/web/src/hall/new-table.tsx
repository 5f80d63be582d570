import { isRefused, type Message, readOptions, say } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { readStored, settings, store } from '../app/settings.ts';
import { lexiconWith, t } from '../app/words.ts';
import { type GameListing, gameListingOf } from '../games/index.ts';
import type { GameTable, SetupLook } from '../games/types.ts';
import { isRefusal } from '../host.ts';
import { localHost } from '../local/host.ts';
import { Icon } from '../look/icon.tsx';
import type { Id, Refusal } from '../protocol.ts';
import { refreshHall, serverState } from '../remote/hall.ts';
import { me } from '../remote/me.ts';
import { orRefusal } from '../remote/refusals.ts';
import { createTable, startTable } from '../remote/tables.ts';
import { clockProblem } from './clock-problem.ts';
import { Frame } from './frame.tsx';
import { ensurePerson, isNameOrNone } from './name-field.tsx';
import { Extras } from './new-table/extras.tsx';
import { Factions } from './new-table/factions.tsx';
import { HouseRules } from './new-table/house-rules.tsx';
import { layoutOf } from './new-table/layout.ts';
import { type Plan, planFrom, resized, seatCount, selectionOf } from './new-table/plan.ts';
import { Presets } from './new-table/presets.tsx';
import { Seats } from './new-table/seats.tsx';
import { chosen, type Outcome, preset, put, type Spec, seated, valueIn } from './new-table/selection.ts';
import type { Setting } from './new-table/setting.ts';
import { Details, Shelf } from './new-table/shelf.tsx';
import { Summary } from './new-table/summary.tsx';
import { NotFound } from './not-found.tsx';
import './new-table/words.ts';
import '../look/online-table.css';
import '../look/hall/new-table.css';

interface Game {
  readonly listing: GameListing;
  readonly table: GameTable;
  readonly look: SetupLook;
}

export function NewTablePage({ id }: { id: string }) {
  const game = useSignal<Game | null>(null);
  const listing = gameListingOf(id);
  useEffect(() => {
    if (!listing?.load) return;
    void Promise.all([listing.load(), listing.look()]).then(([table, look]) => {
      game.value = { listing, table, look };
      // Without a network that is found out when the match begins.
      localHost.prepare(id).catch(() => undefined);
    });
  }, [id]);
  if (!listing?.load) return <NotFound />;
  if (!game.value)
    return (
      <Frame title={listing.title[settings.value.language]}>
        <main class="page" aria-busy="true">
          <p role="status">{t('web.loading')}</p>
        </main>
      </Frame>
    );
  return <Form {...game.value} />;
}

function Form({ table, listing, look }: Game) {
  const { game } = table;
  const spec: Spec = game.options;
  const key = `cinderhall.plan.${game.id}`;
  const plan = useSignal<Plan>(planFrom(readStored<Partial<Plan>>(key, {}), spec));
  const name = useSignal(settings.value.name);
  // Not stored with the plan: the next match should be dealt differently.
  const deal = useSignal('');
  const refused = useSignal('');
  const notice = useSignal('');
  const busy = useSignal(false);
  const words = lexiconWith(`options ${game.id}`, look.words ?? game.words);
  const told = (message: Message) => say(words, message);
  const word = (key: string) => told({ key });
  const online = plan.value.where === 'online';
  useEffect(() => {
    if (online) void refreshHall();
  }, [online]);

  const keep = (next: Plan, told = '') => {
    plan.value = next;
    refused.value = '';
    notice.value = told;
    store(key, next);
  };
  const settle = (outcome: Outcome, next: Plan = plan.value) =>
    keep({ ...next, options: outcome.options }, droppedText(outcome, word, told));
  const change = (next: Plan) => settle(seated(spec, selectionOf(next), seatCount(next)), next);
  const takePreset = (wanted: string) => {
    const { options, seats } = preset(spec, wanted, seatCount(plan.value), game.seats);
    keep({ ...resized(plan.value, seats), options });
  };

  const selection = selectionOf(plan.value);
  const setting: Setting = {
    table,
    listing,
    look,
    spec,
    selection,
    layout: layoutOf(spec, selection.options),
    word,
    say: told,
    choose: (option, value, on) => settle(chosen(spec, selection, option, value, on)),
    put: (changes) => settle(put(spec, selection, changes)),
    takePreset,
  };
  const problem = problemOf(setting, plan.value, name.value) || refused.value;
  const start = async () => {
    busy.value = true;
    const { options, seats } = plan.value;
    const id = online
      ? await openOnline(game.id, plan.value, name.value)
      : await localHost.create({ game: game.id, options, seats, deal: deal.value });
    busy.value = false;
    if (isRefusal(id)) refused.value = told(id.reason);
    else go(`/t/${id}`);
  };
  return (
    <Frame title={game.title[settings.value.language]}>
      <main class="new" data-game={game.id}>
        <div class="set">
          <h1>{t('web.new.pack', { game: game.title[settings.value.language] })}</h1>
          <Presets setting={setting} />
          <Shelf setting={setting} />
          <Details setting={setting} of="shelf" />
          <Extras setting={setting} />
          <Factions setting={setting} />
          <HouseRules setting={setting} />
        </div>
        <div class="sit">
          <Seats setting={setting} plan={plan.value} name={name} deal={deal} change={change} />
          <div class="go">
            <Summary setting={setting} how={howPlayed(plan.value, setting)} />
            <p class={problem ? 'refused' : 'notice'} role="status">
              {problem || notice.value}
            </p>
            <button type="button" class="btn pri lg" disabled={problem !== '' || busy.value} onClick={start}>
              <Icon name="bolt" />
              {t(online ? 'web.new.open' : 'web.new.start')}
            </button>
          </div>
        </div>
      </main>
    </Frame>
  );
}

/** What had to give way for the last choice. */
function droppedText({ dropped }: Outcome, word: (key: string) => string, told: (message: Message) => string): string {
  const [first] = dropped;
  if (!first) return '';
  const what = dropped.flatMap(({ option, values }) =>
    values.length > 0 ? values.map((value) => word(`option.${option}.${value}`)) : [word(`option.${option}`)],
  );
  return t('web.new.dropped', { what: what.join(', '), why: told(first.reason) });
}

function howPlayed({ where, seats }: Plan, { layout, spec, selection, word }: Setting): string {
  if (where === 'online') return t('web.new.online');
  const [name] = layout.opponent[0] ?? [];
  if (seats.length === 1 && name)
    return t('web.new.against.who', { who: word(`option.${name}.${valueIn(spec, selection.options, name)}`) });
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return t(people > 1 ? 'web.new.shared' : seats.length === 1 ? 'web.new.solo' : 'web.new.bots');
}

/** Why the table cannot be opened yet; empty when it can. */
function problemOf({ spec, selection, say: told }: Setting, plan: Plan, name: string): string {
  const valid = readOptions(spec, selection.options, selection.seats);
  if (isRefused(valid)) return told(valid.refused);
  const nobody = plan.seats.every(({ kind }) => kind !== 'person');
  const amiss = plan.where === 'online' ? onlineProblem(plan, name) : nobody ? 'web.new.nobody' : null;
  return amiss ? t(amiss) : '';
}

function onlineProblem({ wishes, settings: agreed }: Plan, name: string): string | null {
  if (serverState.value === 'down') return 'web.link.unreachable';
  if (wishes.every(({ kind }) => kind === 'bot')) return 'web.new.nobody';
  if (!me.value && !isNameOrNone(name)) return 'web.name.short';
  return clockProblem(agreed.clock);
}

async function opened(game: string, { wishes, options, settings: agreed }: Plan, name: string): Promise<Id> {
  await ensurePerson(name);
  const id = await createTable({ game, options, seats: wishes, settings: agreed });
  // Where nobody else is expected there is nothing to wait for.
  if (wishes.every(({ kind }) => kind !== 'open' && kind !== 'invited')) await startTable(id);
  return id;
}

const openOnline = (...plan: Parameters<typeof opened>): Promise<Id | Refusal> => orRefusal(opened(...plan));
