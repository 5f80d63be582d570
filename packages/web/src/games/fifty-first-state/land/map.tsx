import { AREAS, MOST_OUTPOSTS, type Outpost, outpostDefenceIn, outpostsOf } from '@cinderhall/fifty-first-state/table';
import { settings } from '../../../app/settings.ts';
import { t } from '../../../app/words.ts';
import type { Picture } from '../../../art/picture.ts';
import { Icon, Key, Pip, Tok, Toks } from '../../../look/icon.tsx';
import { isTakenUp, Thing, useAsked } from '../../../table/thing.tsx';
import { token } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import { TypePlate } from '../ability.tsx';
import { ownerName } from '../state-rows.tsx';
import type { Group, GroupProps } from './group.ts';
import { textOf } from './said.ts';

interface TowerProps {
  readonly owner: number;
  readonly level: number;
  readonly at?: number;
  readonly risen?: boolean;
}

/** Whose it is by its outline, how high it is by its storeys. On an area it drops there, and steps up. */
const Tower = ({ owner, level, at, risen = false }: TowerProps) => (
  <span class="tower" {...(at === undefined ? {} : { 'data-flip': `outpost:${owner}:${at}` })}>
    <Pip seat={owner} />
    <Icon key={level} name={`storeys-${level}`} class={risen ? 'risen' : ''} />
  </span>
);

const outpostsLeft = (view: GroupProps['view'], owner: number): number =>
  MOST_OUTPOSTS - outpostsOf(view, owner).length;

function areaLabel(props: GroupProps, at: number, { owner, level, shield }: Outpost): string {
  const area = AREAS[at];
  if (!area) return '';
  const params = {
    name: ownerName(props.session, props.view, owner),
    level,
    defence: outpostDefenceIn(props.view, at),
  };
  const words = [
    area.name[settings.value.language],
    owner < 0 ? t('fiftyFirstState.land.areaEmpty') : t('fiftyFirstState.land.areaHeld', params),
    ...(shield ? [t('fiftyFirstState.table.shielded')] : []),
  ];
  return `${words.join(', ')}. ${textOf(props.session, area.id)}`;
}

/** What outposts cost, in cards that are discarded, and what razing them costs others. */
const Prices = ({ map: { options } }: { map: NonNullable<GroupProps['view']['map']> }) => (
  <>
    <span class="toll">
      {t('fiftyFirstState.land.toBuild')}
      <TypePlate type={options.buildType} />
    </span>
    <span class="toll">{t('fiftyFirstState.land.toTwo')}</span>
    <span class="toll">
      {t('fiftyFirstState.land.toThree')}
      <TypePlate type={options.topType} />
    </span>
    <span class="toll">{t('fiftyFirstState.land.defences')}</span>
  </>
);

/** Nine squares at rest: who stands where, and how high; with room to spare their names, and what they bring. */
const Small = (props: GroupProps) => (
  <>
    <span class="nine">
      {props.view.map?.areas.map((outpost, at) => (
        <Thing
          key={at}
          session={props.session}
          of={`area:${at}`}
          class="spot"
          label={areaLabel(props, at, outpost)}
          first={at === 0}
        >
          {outpost.owner >= 0 && (
            <Tower owner={outpost.owner} level={outpost.level} at={at} risen={props.risen.has(at)} />
          )}
          <AtRest at={at} level={Math.max(1, outpost.level)} />
        </Thing>
      ))}
    </span>
    {props.view.map && (
      <span class="price">
        <Prices map={props.view.map} />
        <span class="toll">{t('fiftyFirstState.land.left', { n: outpostsLeft(props.view, props.owner) })}</span>
      </span>
    )}
  </>
);

/** An area in words: its name, what its step brings, and for which type the next one is reached. */
function AtRest({ at, level }: { at: number; level: number }) {
  const area = AREAS[at];
  const goods = area?.levels[level - 1];
  return area && goods ? (
    <span class="rest" aria-hidden="true">
      <b>{area.name[settings.value.language]}</b>
      <span class="brings">
        <Brings goods={goods} />
      </span>
      {level < 2 && (
        <>
          <small>{t('fiftyFirstState.land.two')}</small>
          <TypePlate type={area.type} />
        </>
      )}
    </span>
  ) : null;
}

type Amounts = (typeof AREAS)[number]['levels'][number];

/** What a step brings; the highest counts outposts that lie in one direction. */
const Brings = ({ goods }: { goods: Amounts }) => (
  <>
    {Object.entries(goods).map(([good, amount]) =>
      typeof amount === 'object' ? (
        <span key={good} class="each">
          <Tok kind={token(good)} />
          {t(`fiftyFirstState.land.each.${amount.of}`, { max: amount.max ?? 0 })}
        </span>
      ) : (
        <Toks key={good} kind={token(good)} n={Number(amount)} />
      ),
    )}
  </>
);

/** On which step of an area that is taken up an outpost of one's own would stand; −1: on none. */
function ghostOn(session: GroupProps['session'], view: GroupProps['view'], { owner, level }: Outpost): number {
  if (owner < 0) return 0;
  const chosen = session.choices.value[session.selected.value ?? -1];
  const upgrades = chosen?.kind === 'upgrade' || view.decision?.kind === 'upgradeOutpost';
  return upgrades ? level : -1;
}

/** How many outposts somebody can still build. */
export const OutpostsLeft = ({ view, owner }: Pick<GroupProps, 'view' | 'owner'>) =>
  view.map && (
    <span
      class="outposts"
      data-place={`seat:${owner}:outposts`}
      role="img"
      aria-label={t('fiftyFirstState.land.outpostsLeft', { n: outpostsLeft(view, owner) })}
    >
      <Tower owner={owner} level={1} />
      <b>{outpostsLeft(view, owner)}</b>
    </span>
  );

/** An area is wide and low. */
const WIDE = { width: 300, height: 96, horizon: 0.8 } as const;

const CENTRE = 4;
const LIGHT = ['dust', 'verdigris', 'ember'] as const;
/** Every column has its own light, and the centre lies in fog. */
const moodOf = (at: number): Picture['mood'] => (at === CENTRE ? 'fog' : (LIGHT[at % 3] ?? 'dust'));

const COLUMNS = ['west', 'vertical', 'east'] as const;
const ROWS = ['north', 'horizontal', 'south'] as const;

/** The open map: what every step of every area brings, and the outposts on them. */
export function LandMap({ onFold, ...props }: GroupProps & { readonly onFold?: () => void }) {
  const { session, view, owner } = props;
  const { map } = view;
  const asked = useAsked(
    session,
    AREAS.map((_, at) => `area:${at}`),
  );
  if (!map) return null;
  return (
    <section class="landmap panel" aria-label={t('fiftyFirstState.land.group.map')}>
      <header>
        <Icon name="map" />
        <b>{t('fiftyFirstState.land.group.map')}</b>
        <Prices map={map} />
        <span class="sp" />
        <span class="toll">{t('fiftyFirstState.land.left', { n: outpostsLeft(view, owner) })}</span>
        {onFold && (
          <button type="button" class="fold" onClick={onFold}>
            {t('fiftyFirstState.land.fold')}
            <Key>M</Key>
          </button>
        )}
      </header>
      <div class={`areas ${asked ? 'asked' : ''}`}>
        <span />
        {COLUMNS.map((name) => (
          <i key={name}>{t(`fiftyFirstState.land.way.${name}`)}</i>
        ))}
        {AREAS.map((area, at) => {
          const outpost = map.areas[at];
          if (!outpost) return null;
          const ghost = isTakenUp(session, `area:${at}`) ? ghostOn(session, view, outpost) : -1;
          return (
            <>
              {at % 3 === 0 && <i class="v">{t(`fiftyFirstState.land.way.${ROWS[at / 3]}`)}</i>}
              <Thing
                key={area.id}
                session={session}
                of={`area:${at}`}
                class={`area ${at === CENTRE ? 'mid' : ''}`}
                label={areaLabel(props, at, outpost)}
                first={at === 0}
              >
                <Art picture={{ id: area.id, mood: moodOf(at), packs: ['boards'], ...WIDE }} />
                <span class="an">
                  <b>{area.name[settings.value.language]}</b>
                  <small>{t('fiftyFirstState.land.two')}</small>
                  <TypePlate type={area.type} />
                </span>
                <span class="stairs">
                  {area.levels.map((goods, i) => (
                    <span key={i} class={`stair ${outpost.owner >= 0 && outpost.level === i + 1 ? 'held' : ''}`}>
                      {outpost.owner >= 0 && outpost.level === i + 1 && (
                        <Tower owner={outpost.owner} level={i + 1} at={at} risen={props.risen.has(at)} />
                      )}
                      {ghost === i && (
                        <span class="ghosted">
                          <Tower owner={owner} level={i + 1} />
                        </span>
                      )}
                      <span class="brings">
                        <Brings goods={goods} />
                      </span>
                    </span>
                  ))}
                </span>
                {outpost.shield && (
                  <span class="shl">
                    <Tok kind="shield" hidden />
                  </span>
                )}
              </Thing>
            </>
          );
        })}
      </div>
    </section>
  );
}

export const map: Group = {
  id: 'map',
  icon: 'map',
  owns: (_view, ref) => ref.startsWith('area:'),
  has: (view) => view.map !== null,
  count: (view) => String(view.map?.areas.filter(({ owner }) => owner >= 0).length ?? 0),
  width: () => 190,
  Tiles: Small,
};
