import { isRefused, type OptionField, readOptions, say } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { readStored, settings, store } from '../app/settings.ts';
import { lexiconWith, t } from '../app/words.ts';
import { doorOf } from '../games/index.ts';
import type { GameTable } from '../games/types.ts';
import { localHost } from '../local/host.ts';
import { Icon } from '../look/icon.tsx';
import type { SeatPlan } from '../protocol.ts';
import { Frame } from './frame.tsx';
import { Lost } from './lost.tsx';
import { OptionInput } from './option-input.tsx';
import { SeatLine } from './seat-line.tsx';

const person = (name = ''): SeatPlan => ({ kind: 'person', name, level: null });
/** Without a name: the table finds it a character. */
const bot = (): SeatPlan => ({ kind: 'bot', name: '', level: 'greedy' });

export function NewTablePage({ id }: { id: string }) {
  const table = useSignal<GameTable | null>(null);
  const door = doorOf(id);
  useEffect(() => {
    void door?.load?.().then((found) => (table.value = found));
  }, [id]);
  if (!door?.load) return <Lost />;
  if (!table.value)
    return (
      <Frame title={door.title[settings.value.language]}>
        <main class="page" aria-busy="true">
          <p role="status">{t('web.loading')}</p>
        </main>
      </Frame>
    );
  return <Form table={table.value} world={door.world} />;
}

interface Plan {
  readonly seats: readonly SeatPlan[];
  readonly options: { readonly [name: string]: unknown };
}

function Form({ table, world }: { table: GameTable; world: string }) {
  const { game } = table;
  const key = `cinderhall.plan.${game.id}`;
  const plan = useSignal<Plan>(
    readStored<Plan>(key, { seats: [person(settings.value.name), bot(), bot()], options: {} }),
  );
  const refused = useSignal('');
  const words = lexiconWith(`options ${game.id}`, game.words);
  const word = (name: string) => say(words, { key: name });
  const { seats, options } = plan.value;
  const put = (changes: Partial<Plan>) => {
    plan.value = { ...plan.value, ...changes };
    refused.value = '';
    store(key, plan.value);
  };
  const resize = (n: number) =>
    put({ seats: Array.from({ length: n }, (_, i) => seats[i] ?? (i === 0 ? person(settings.value.name) : bot())) });
  const fields = Object.entries(game.options.fields) as [string, OptionField<unknown>][];
  const valid = readOptions(game.options, options, seats.length);
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const problem = isRefused(valid) ? say(words, valid.refused) : people === 0 ? t('web.new.nobody') : refused.value;
  const start = async () => {
    const id = await localHost.create({ game: game.id, options, seats });
    if (typeof id === 'string') go(`/t/${id}`);
    else refused.value = say(words, id.reason);
  };
  return (
    <Frame title={game.title[settings.value.language]}>
      <main class="page wide new" data-game={world}>
        <div class="hello">
          <div>
            <h1>{game.title[settings.value.language]}</h1>
            <p>{t(people > 1 ? 'web.new.shared' : seats.length === 1 ? 'web.new.solo' : 'web.new.bots')}</p>
          </div>
          <button type="button" class="btn pri lg" disabled={problem !== ''} onClick={start}>
            <Icon name="bolt" />
            {t('web.new.start')}
          </button>
        </div>
        <p class="refused" role="status">
          {problem}
        </p>
        <div class="cols">
          <section class="box" aria-label={t('web.new.seats')}>
            <h2>{t('web.new.seats')}</h2>
            <fieldset class="picks">
              <legend>{t('web.new.howMany')}</legend>
              {Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map((n) => (
                <label key={n}>
                  <input type="radio" name="seats" checked={seats.length === n} onChange={() => resize(n)} />
                  <span>{n}</span>
                </label>
              ))}
            </fieldset>
            {seats.map((seat, at) => (
              <SeatLine
                key={at}
                seat={seat}
                at={at}
                change={(next) => put({ seats: seats.map((one, i) => (i === at ? next : one)) })}
              />
            ))}
          </section>
          <section class="box" aria-label={t('web.new.options')}>
            <h2>{t('web.new.options')}</h2>
            <div class="presets">
              {Object.entries(game.options.presets ?? {}).map(([name, preset]) => (
                <button key={name} type="button" class="btn sm" onClick={() => put({ options: { ...preset } })}>
                  {word(`preset.${name}`)}
                </button>
              ))}
            </div>
            {table.Setup && (
              <table.Setup options={options} seats={seats.length} change={(next) => put({ options: next })} />
            )}
            {fields.map(([name, field]) => (
              <OptionInput
                key={name}
                name={name}
                field={field}
                value={options[name] ?? field.default}
                word={word}
                change={(value) => put({ options: { ...options, [name]: value } })}
              />
            ))}
          </section>
        </div>
      </main>
    </Frame>
  );
}
