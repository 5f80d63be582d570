import { type Lexicon, type OptionField, say } from '@cinderhall/kernel';
import { t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import type { GameTable } from '../games/types.ts';
import { OptionInput } from './option-input.tsx';

interface Props {
  readonly table: GameTable;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly words: Lexicon;
  readonly put: (options: { readonly [name: string]: unknown }) => void;
}

/** Everything that can be chosen about a game, from its own description. */
export function GameOptions({ table, seats, options, words, put }: Props) {
  const { game, Setup } = table;
  const word = (name: string) => say(words, { key: name });
  const fields = Object.entries<OptionField<unknown>>(game.options.fields);
  return (
    <section class="box" aria-label={t('web.new.options')}>
      <h2>{t('web.new.options')}</h2>
      <div class="presets">
        {Object.entries(game.options.presets ?? {}).map(([name, preset]) => (
          <button key={name} type="button" class="btn sm" onClick={() => put({ ...preset })}>
            {word(`preset.${name}`)}
          </button>
        ))}
      </div>
      {Setup && (
        <div class={gameListingOf(game.id)?.root}>
          <Setup options={options} seats={seats} change={put} />
        </div>
      )}
      {fields.map(([name, field]) => (
        <OptionInput
          key={name}
          name={name}
          field={field}
          value={options[name] ?? field.default}
          word={word}
          change={(value) => put({ ...options, [name]: value })}
        />
      ))}
    </section>
  );
}
