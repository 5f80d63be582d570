import { boardOf, options, QUICK_TILES, randomBoard } from '@cinderhall/divide-et-impera/table';
import { Chance } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { download } from '../../../app/files.ts';
import { go } from '../../../app/router.ts';
import { t } from '../../../app/words.ts';
import { Icon } from '../../../look/icon.tsx';
import { d } from '../words.ts';
import type { EditorState } from './editor-state.ts';
import {
  dropMap,
  encoded,
  fileOf,
  LONGEST_NAME,
  type OwnMap,
  PLAYERS,
  planOn,
  readFile,
  savedMaps,
  saveMap,
} from './map.ts';

interface Props {
  readonly editor: EditorState;
}

/** The name, for how many, and what to begin with. */
export function StartPanel({ editor }: Props) {
  const { name, players } = editor.map.value;
  const lay = (tiles: OwnMap['tiles'], n = players) => {
    editor.put({ name: editor.map.value.name, players: n, tiles });
    editor.held.value = null;
  };
  const random = () =>
    lay(randomBoard(players, Chance.fromNumber(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1)).tiles);
  return (
    <section class="d-begin">
      <label class="field">
        {d('dei.edit.name')}
        <input
          type="text"
          maxLength={LONGEST_NAME}
          value={name}
          placeholder={d('dei.edit.unnamed')}
          onInput={(event) => editor.rename(event.currentTarget.value)}
        />
      </label>
      <fieldset class="picks">
        <legend>{d('dei.edit.players')}</legend>
        {PLAYERS.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="players"
              checked={players === n}
              onChange={() => editor.put({ ...editor.map.value, players: n })}
            />
            <span>{n}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="from">
        <legend>{d('dei.edit.start')}</legend>
        <button type="button" class="btn sm" onClick={() => lay(QUICK_TILES[players] ?? [])}>
          {d('dei.edit.preset')}
        </button>
        <button type="button" class="btn sm" onClick={random}>
          {d('dei.edit.random')}
        </button>
        {Object.entries(options.presets ?? {}).map(([preset, { tiles = [] }]) =>
          tiles.length === 0 ? null : (
            <button key={preset} type="button" class="btn sm" onClick={() => lay(tiles, boardOf(tiles).summons.length)}>
              {d(`preset.${preset}`).split(':')[0]}
            </button>
          ),
        )}
        <button type="button" class="btn sm" onClick={() => lay([])}>
          {d('dei.edit.clear')}
        </button>
      </fieldset>
    </section>
  );
}

/** What the game says about the map, numbered as on it; pointing at a line shows where. */
export function CheckPanel({ editor, pointed }: Props & { pointed: { value: number } }) {
  const findings = editor.findings.value;
  const point = (i: number) => {
    pointed.value = i;
  };
  return (
    <section class="d-check" aria-label={d('dei.edit.check')}>
      <h2>{d('dei.edit.check')}</h2>
      <div role="status">
        {findings.every(({ grave }) => !grave) && (
          <p class="fine">
            <Icon name="check" />
            {d('dei.edit.fine')}
          </p>
        )}
        <ol>
          {findings.map(({ reason, grave, where }, i) => (
            <li key={`${reason.key}${i}`} class={grave ? 'grave' : ''}>
              <button
                type="button"
                onPointerEnter={() => point(i)}
                onPointerLeave={() => point(-1)}
                onFocus={() => point(i)}
                onBlur={() => point(-1)}
                onClick={() => point(i)}
              >
                <i aria-hidden="true">{i + 1}</i>
                <span>
                  {!grave && <em>{d('dei.edit.warning')} </em>}
                  {d(reason.key, reason.params)}
                </span>
                {where.length > 0 && <span class="sr">{where.map(({ id }) => id).join(', ')}</span>}
              </button>
              {reason.rule && (
                <a class="rule-mark" href={`/rules/divide-et-impera#${reason.rule}`} aria-label={t('web.rule')}>
                  <Icon name="rule-book" />
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const linkTo = (map: OwnMap): string => `${location.origin}/maps#${encoded(map)}`;

/** Keeping a map: in this browser, as a link, as a file. */
export function SavePanel({ editor }: Props) {
  const status = useSignal('');
  const saved = useSignal(savedMaps());
  const file = useRef<HTMLInputElement>(null);
  const map = editor.map.value;
  const name = map.name.trim() || d('dei.edit.unnamed');
  const save = () => {
    saveMap({ ...map, name });
    editor.rename(name);
    saved.value = savedMaps();
    status.value = d('dei.edit.saved.now', { name });
  };
  const share = async () => {
    await navigator.clipboard?.writeText(linkTo(map)).then(
      () => (status.value = d('dei.edit.shared')),
      () => undefined,
    );
  };
  const load = async (list: FileList | null) => {
    const [first] = list ?? [];
    const found = first ? readFile(await first.text()) : null;
    if (found) editor.put(found);
    status.value = found ? '' : d('dei.edit.unreadable');
  };
  return (
    <section class="d-keep" aria-label={d('dei.edit.saved')}>
      <div class="row">
        <button type="button" class="btn sm" onClick={save}>
          <Icon name="save" />
          {d('dei.edit.save')}
        </button>
        <button type="button" class="btn sm" onClick={share}>
          <Icon name="link" />
          {d('dei.edit.share')}
        </button>
        <button type="button" class="btn sm" onClick={() => download(`${name}.map.json`, fileOf({ ...map, name }))}>
          <Icon name="save" />
          {d('dei.edit.export')}
        </button>
        <button type="button" class="btn sm" onClick={() => file.current?.click()}>
          <Icon name="load" />
          {d('dei.edit.import')}
        </button>
        <input
          ref={file}
          class="sr"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-label={d('dei.edit.import')}
          onChange={(event) => void load(event.currentTarget.files)}
        />
      </div>
      <label class="link-field">
        <span>{d('dei.edit.link')}</span>
        <input type="text" readOnly value={linkTo(map)} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p role="status">{status.value}</p>
      <h2>{d('dei.edit.saved')}</h2>
      {saved.value.length === 0 && <p class="quiet">{d('dei.edit.saved.none')}</p>}
      <ul>
        {saved.value.map((one) => (
          <li key={one.name}>
            <button type="button" aria-label={d('dei.edit.open', { name: one.name })} onClick={() => editor.put(one)}>
              <b>{one.name}</b> <small>{one.players}</small>
            </button>
            <button
              type="button"
              class="drop"
              aria-label={d('dei.edit.drop', { name: one.name })}
              onClick={() => {
                dropMap(one.name);
                saved.value = savedMaps();
              }}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function play(map: OwnMap): void {
  planOn(map);
  go('/new/divide-et-impera');
}
