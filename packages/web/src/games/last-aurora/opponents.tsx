import type { State } from '@cinderhall/last-aurora';
import {
  AMMO,
  AUTOMA,
  columnsOf,
  contents,
  countIn,
  DAMAGED,
  FAME_TRACK,
  FOOD,
  FUEL,
  type Part,
  SURVIVOR,
} from '@cinderhall/last-aurora/table';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { AutomaBoard } from './automa.tsx';
import { columnLayout } from './layout.ts';
import { units } from './outline.ts';
import { nameAt, ownerOf, rivalsOf, sayOf, spaceOf } from './seats.ts';
import { StillVehicle } from './vehicle.tsx';
import { la } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** Everybody else at a glance; a click opens their convoy in place of mine. */
export const Rivals = ({ session, view, me }: Props & { me: number }) => (
  <div class={`opl ${view.automa ? 'solo' : ''}`} data-n={rivalsOf(view, me).length}>
    {rivalsOf(view, me).map((owner) =>
      owner === AUTOMA ? (
        <AutomaBoard key={owner} session={session} view={view} />
      ) : (
        <Rival key={owner} session={session} view={view} owner={owner} />
      ),
    )}
  </div>
);

export const look = (session: Session, owner: number): void => {
  session.looking.value = session.looking.value === owner ? null : owner;
};

function Rival({ session, view, owner }: Props & { owner: number }) {
  const player = view.players[owner];
  if (!player) return null;
  const held = contents(player.convoy);
  const asked = view.decision?.seats.includes(owner) ?? false;
  const name = nameAt(session, owner);
  return (
    <section
      class={`ol panel ${asked ? 'asked' : ''} ${player.out ? 'out' : ''}`}
      aria-label={name}
      data-place={`seat:${owner}`}
    >
      <header>
        <Pip seat={owner} />
        <button
          type="button"
          class="nm"
          onClick={() => look(session, owner)}
          title={sayOf(session, 'table.look', { who: ownerOf(owner) })}
        >
          {name}
        </button>
        <span class="sp" />
        <span class="vp">
          <Tok kind="fame" />
          <b>{FAME_TRACK[player.fame]}</b>
        </span>
      </header>
      {player.out ? (
        <small>{la('table.out')}</small>
      ) : (
        <>
          <span class="r2">
            <Tok kind="fuel" n={held[FUEL] ?? 0} />
            <Tok kind="food" n={held[FOOD] ?? 0} />
            <Tok kind="ammo" n={held[AMMO] ?? 0} />
            <Tok kind="survivor" n={held[SURVIVOR] ?? 0} />
            <Tok kind="damage" n={held[DAMAGED] ?? 0} />
            <Tok kind="item" n={player.items.length} />
          </span>
          <small class="act">
            <Icon name="campfire" /> {la('table.active', { n: countIn(player, 'active') })}
            <Icon name="position-marker" /> {spaceOf(view, owner)}
          </small>
          <SmallConvoy convoy={player.convoy} />
        </>
      )}
    </section>
  );
}

export function SmallConvoy({ convoy }: { convoy: readonly Part[] }) {
  const columns = Array.from({ length: columnsOf(convoy) }, (_, column) => columnLayout(convoy, column));
  const wide = columns.reduce((sum, { w }) => sum + w, 0);
  return (
    <span class="small" style={{ '--wide': String(wide) }} aria-hidden="true">
      <span class="train">
        {columns.map(({ w, base, device }, column) => (
          <span key={column} class="vcol" style={{ width: units(w) }}>
            {convoy
              .filter((part) => part.column === column)
              .map((part) => {
                const box = part.top ? device : base;
                return (
                  <span key={part.card} class="at" style={{ left: units(box?.x ?? 0), top: units(box?.y ?? 0) }}>
                    <StillVehicle card={part.card} slots={part.slots} />
                  </span>
                );
              })}
          </span>
        ))}
      </span>
    </span>
  );
}

/** On phones: everybody as a chip, in the order of the track; a tap opens that convoy. */
export function Chips({ session, view, me }: Props & { me: number }) {
  const open = session.looking.value ?? me;
  return (
    <nav class="chips" aria-label={la('table.convoys')}>
      {view.order.map((owner) => {
        const player = view.players[owner];
        const fame = owner === AUTOMA ? view.automa?.fame : player?.fame;
        return (
          <button
            key={owner}
            type="button"
            class={owner === open ? 'on' : ''}
            aria-pressed={owner === open}
            onClick={() => (session.looking.value = owner === me ? null : owner)}
          >
            <Pip seat={owner} />
            <span>{nameAt(session, owner)}</span>
            <b>
              <Tok kind="fame" /> {FAME_TRACK[fame ?? 0]}
            </b>
            <small>
              {player
                ? la('table.active', { n: countIn(player, 'active') })
                : la('table.faceDownShort', { n: view.automa?.faceDown.length ?? 0 })}
            </small>
          </button>
        );
      })}
    </nav>
  );
}
