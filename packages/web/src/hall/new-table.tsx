import { isRefused, readOptions, say } from '@cinderhall/kernel';
import { type SeatWish, usualSettings } from '@cinderhall/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { readStored, settings, store } from '../app/settings.ts';
import { lexiconWith, t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import type { GameTable } from '../games/types.ts';
import { isRefusal } from '../host.ts';
import { localHost } from '../local/host.ts';
import { Icon } from '../look/icon.tsx';
import type { Id, Refusal, SeatPlan, TableSettings } from '../protocol.ts';
import { refreshHall, serverState } from '../remote/hall.ts';
import { me } from '../remote/me.ts';
import { orRefusal } from '../remote/refusals.ts';
import { createTable, startTable } from '../remote/tables.ts';
import { isOwn } from '../table/names.ts';
import { DealField } from './deal-field.tsx';
import { Frame } from './frame.tsx';
import { GameOptions } from './game-options.tsx';
import { ensurePerson, isNameOrNone, NameField } from './name-field.tsx';
import { NotFound } from './not-found.tsx';
import { OnlineSeatLine } from './online-seat.tsx';
import { clockProblem, OnlineSettings } from './online-settings.tsx';
import { SeatLine } from './seat-line.tsx';
import '../look/online-table.css';

/** Without a name: called as the settings say. */
const person = (): SeatPlan => ({ kind: 'person', name: '', level: null });
/** Without a name: the table finds it a character. */
const bot = (): SeatPlan => ({ kind: 'bot', name: '', level: 'greedy' });

export function NewTablePage({ id }: { id: string }) {
  const table = useSignal<GameTable | null>(null);
  const listing = gameListingOf(id);
  useEffect(() => {
    void listing?.load?.().then((found) => (table.value = found));
  }, [id]);
  if (!listing?.load) return <NotFound />;
  if (!table.value)
    return (
      <Frame title={listing.title[settings.value.language]}>
        <main class="page" aria-busy="true">
          <p role="status">{t('web.loading')}</p>
        </main>
      </Frame>
    );
  return <Form table={table.value} />;
}

/** What was planned the last time, for each of the two places where a table can be. */
interface Plan {
  readonly where: 'here' | 'online';
  readonly seats: readonly SeatPlan[];
  readonly wishes: readonly SeatWish[];
  readonly settings: TableSettings;
  readonly options: { readonly [name: string]: unknown };
}

function Form({ table }: { table: GameTable }) {
  const { game } = table;
  const key = `cinderhall.plan.${game.id}`;
  const plan = useSignal<Plan>({
    where: 'here',
    seats: [person(), bot(), bot()],
    wishes: [{ kind: 'me' }, { kind: 'open' }],
    settings: usualSettings,
    options: {},
    ...readStored<Partial<Plan>>(key, {}),
  });
  const name = useSignal(settings.value.name);
  // Not stored with the plan: the next match should be dealt differently.
  const deal = useSignal('');
  const refused = useSignal('');
  const busy = useSignal(false);
  const words = lexiconWith(`options ${game.id}`, game.words);
  const { where, seats, wishes, options } = plan.value;
  const online = where === 'online';
  const count = online ? wishes.length : seats.length;
  useEffect(() => {
    if (online) void refreshHall();
  }, [online]);
  const put = (changes: Partial<Plan>) => {
    plan.value = { ...plan.value, ...changes };
    refused.value = '';
    store(key, plan.value);
  };
  const resize = (n: number) =>
    online
      ? put({ wishes: Array.from({ length: n }, (_, i) => wishes[i] ?? { kind: 'open' }) })
      : put({
          seats: Array.from({ length: n }, (_, i) => seats[i] ?? (i === 0 ? person() : bot())),
        });
  const valid = readOptions(game.options, options, count);
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const amiss = online ? onlineProblem(plan.value, name.value) : people === 0 ? 'web.new.nobody' : null;
  const problem = isRefused(valid) ? say(words, valid.refused) : amiss ? t(amiss) : refused.value;
  const start = async () => {
    busy.value = true;
    const id = online
      ? await openOnline(game.id, plan.value, name.value)
      : await localHost.create({ game: game.id, options, seats, deal: deal.value });
    busy.value = false;
    if (isRefusal(id)) refused.value = say(words, id.reason);
    else go(`/t/${id}`);
  };
  return (
    <Frame title={game.title[settings.value.language]}>
      <main class="page wide new" data-game={table.game.id}>
        <div class="hello">
          <div>
            <h1>{game.title[settings.value.language]}</h1>
            <p>
              {t(
                online
                  ? 'web.new.online'
                  : people > 1
                    ? 'web.new.shared'
                    : count === 1
                      ? 'web.new.solo'
                      : 'web.new.bots',
              )}
            </p>
          </div>
          <button type="button" class="btn pri lg" disabled={problem !== '' || busy.value} onClick={start}>
            <Icon name="bolt" />
            {t(online ? 'web.new.open' : 'web.new.start')}
          </button>
        </div>
        <fieldset class="picks where">
          <legend class="sr">{t('web.new.where')}</legend>
          {(['here', 'online'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="where" checked={where === each} onChange={() => put({ where: each })} />
              <span>
                <Icon name={each === 'here' ? 'meeple' : 'link'} />
                {t(`web.new.where.${each}`)}
              </span>
            </label>
          ))}
        </fieldset>
        <p class="refused" role="status">
          {problem}
        </p>
        <div class="cols">
          <div class="col">
            <section class="box" aria-label={t('web.new.seats')}>
              <h2>{t('web.new.seats')}</h2>
              <fieldset class="picks">
                <legend>{t('web.new.howMany')}</legend>
                {Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map((n) => (
                  <label key={n}>
                    <input type="radio" name="seats" checked={count === n} onChange={() => resize(n)} />
                    <span>{n}</span>
                  </label>
                ))}
              </fieldset>
              {online
                ? wishes.map((seat, at) => (
                    <OnlineSeatLine
                      key={at}
                      seat={seat}
                      at={at}
                      change={(next) => put({ wishes: placed(wishes, at, next) })}
                    />
                  ))
                : seats.map((seat, at) => (
                    <SeatLine
                      key={at}
                      seat={seat}
                      at={at}
                      own={isOwn(at, seats)}
                      change={(next) => put({ seats: seats.map((one, i) => (i === at ? next : one)) })}
                    />
                  ))}
              {online ? <NameField name={name} /> : <DealField deal={deal} />}
            </section>
            {online && (
              <OnlineSettings
                settings={plan.value.settings}
                change={(changes) => put({ settings: { ...plan.value.settings, ...changes } })}
              />
            )}
          </div>
          <GameOptions
            table={table}
            seats={count}
            options={options}
            words={words}
            put={(given) => put({ options: given })}
          />
        </div>
      </main>
    </Frame>
  );
}

/** The owner has one seat: taking another one opens the first. */
const placed = (wishes: readonly SeatWish[], at: number, next: SeatWish): SeatWish[] =>
  wishes.map((one, i) => (i === at ? next : next.kind === 'me' && one.kind === 'me' ? { kind: 'open' } : one));

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
