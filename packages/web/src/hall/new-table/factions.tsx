import { type Signal, useSignal } from '@preact/signals';
import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import { itemsOf } from './layout.ts';
import { Part } from './part.tsx';
import { has, neededFor } from './selection.ts';
import type { Setting } from './setting.ts';
import { type Looking, Tick } from './tick.tsx';

/** The factions of the game as emblems; whichever is pointed at or has the focus shows its board. */
export function Factions({ setting }: { setting: Setting }) {
  const shown = useSignal<string | null>(null);
  const { layout, look, spec, selection, word } = setting;
  const drawn = itemsOf(layout.faction).map(({ value }) => value);
  const all = drawn.length > 0 ? drawn : (look.cast ?? []);
  if (all.length === 0) return null;
  const key = drawn.length > 0 ? 'web.new.factions' : 'web.new.cast';
  const [option = ''] = layout.faction[0] ?? [];
  const named = all.filter((faction) => drawn.length === 0 || has(spec, selection.options, option, faction));
  return (
    <Part
      class="factions-part"
      title={t(key)}
      help={t(`${key}.help`)}
      line={named.map((faction) => word(`faction.${faction}`)).join(', ')}
      aside={<Needed setting={setting} />}
    >
      <div class="emblems">
        {all.map((faction) => (
          <Emblem
            key={faction}
            setting={setting}
            faction={faction}
            shown={shown.value === faction}
            looking={lookingAt(shown, faction)}
          />
        ))}
        {all.map((faction) => (
          <Board key={faction} setting={setting} faction={faction} open={shown.value === faction} />
        ))}
      </div>
    </Part>
  );
}

/** Why none of those in the draw can be left out, if that is so. */
function Needed({ setting: { layout, spec, selection, say } }: { setting: Setting }) {
  const reason = itemsOf(layout.faction)
    .filter(({ option, value }) => has(spec, selection.options, option, value))
    .map(({ option, value }) => neededFor(spec, selection, option, value))
    .find((one) => one !== null);
  return reason ? (
    <small id="factions-needed">
      <Icon name="lock" /> {say(reason)}
    </small>
  ) : null;
}

interface Of {
  readonly setting: Setting;
  readonly faction: string;
}

interface Props extends Of {
  readonly shown: boolean;
  readonly looking: Looking;
}

function lookingAt(shown: Signal<string | null>, faction: string): Looking {
  const show = () => (shown.value = faction);
  const hide = () => (shown.value = null);
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
}

const Emblem = (props: Props) =>
  props.setting.layout.faction.length > 0 ? <Drawn {...props} /> : <Known {...props} />;

/** One that may be drawn; as many as players have to stay. */
function Drawn({ setting, faction, looking }: Props) {
  const { layout, spec, selection, word, choose } = setting;
  const [option = ''] = layout.faction[0] ?? [];
  const checked = has(spec, selection.options, option, faction);
  const locked = checked && neededFor(spec, selection, option, faction) !== null;
  return (
    <Tick
      type="checkbox"
      name={option}
      value={faction}
      class="emblem"
      checked={checked}
      locked={locked}
      labelledby={`faction-${faction}`}
      describedby={`board-${faction}${locked ? ' factions-needed' : ''}`}
      change={(on) => choose(option, faction, on)}
      looking={looking}
    >
      <Disc setting={setting} faction={faction} />
      <b id={`faction-${faction}`}>{word(`faction.${faction}`)}</b>
      {checked && <Icon name="check" class="tick" />}
    </Tick>
  );
}

/** One that may come up, to be looked at. */
const Known = ({ setting, faction, shown, looking }: Props) => (
  <button
    type="button"
    class="emblem"
    aria-expanded={shown}
    aria-controls={`board-${faction}`}
    aria-describedby={`board-${faction}`}
    onClick={looking.onFocus}
    {...looking}
  >
    <Disc setting={setting} faction={faction} />
    <b>{setting.word(`faction.${faction}`)}</b>
  </button>
);

const Disc = ({ setting: { look }, faction }: Of) => (
  <span class="disc">
    <Icon name={look.emblem('faction', faction)} />
    {look.mark?.(faction)}
  </span>
);

/** Over the whole row, so that it is never cut off. */
const Board = ({ setting: { look, listing, word }, faction, open }: Of & { open: boolean }) => (
  <div class={`board ${listing.root}`} id={`board-${faction}`} hidden={!open}>
    <b>{word(`faction.${faction}`)}</b>
    {look.board?.(faction)}
  </div>
);
