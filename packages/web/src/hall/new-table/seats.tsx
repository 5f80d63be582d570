import type { Signal } from '@preact/signals';
import { lazyPart } from '../../app/lazy.tsx';
import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import { isOwn } from '../../table/names.ts';
import { DealField } from '../deal-field.tsx';
import { Opponents } from './opponents.tsx';
import { type Plan, resized, seatCount } from './plan.ts';
import { SeatRow } from './seat-row.tsx';
import { SeatRows } from './seat-rows.tsx';
import type { Setting } from './setting.ts';
import { Details } from './shelf.tsx';

const SeatsOnline = lazyPart(async () => (await import('./online.tsx')).SeatsOnline);
const Agreed = lazyPart(async () => (await import('./online.tsx')).Agreed);

interface Props {
  readonly setting: Setting;
  readonly plan: Plan;
  readonly name: Signal<string>;
  readonly deal: Signal<string>;
  readonly change: (next: Plan) => void;
}

/** Where the table is, how many sit at it, and who. */
export function Seats({ setting, plan, name, deal, change }: Props) {
  const { min, max } = setting.table.game.seats;
  const online = plan.where === 'online';
  const count = seatCount(plan);
  return (
    <section class="panel seats" aria-label={t('web.new.seats')}>
      <fieldset class="picks segs where">
        <legend class="sr">{t('web.new.where')}</legend>
        {(['here', 'online'] as const).map((where) => (
          <label key={where}>
            <input
              type="radio"
              name="where"
              checked={plan.where === where}
              onChange={() => change({ ...plan, where })}
            />
            <span>
              <Icon name={where === 'here' ? 'meeple' : 'link'} />
              {t(`web.new.where.${where}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <header>
        <h2>{t('web.new.seats')}</h2>
        <fieldset class="picks segs">
          <legend class="sr">{t('web.new.howMany')}</legend>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
            <label key={n}>
              <input type="radio" name="seats" checked={count === n} onChange={() => change(resized(plan, n))} />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
      </header>
      {online ? (
        <SeatsOnline setting={setting} plan={plan} change={change} fewest={min} />
      ) : (
        <SeatsHere setting={setting} plan={plan} change={change} fewest={min} />
      )}
      <Opponents setting={setting} />
      <Details setting={setting} of="none" />
      {online ? <Agreed plan={plan} name={name} change={change} /> : <DealField deal={deal} />}
    </section>
  );
}

const SeatsHere = ({ setting, plan, change, fewest }: Omit<Props, 'name' | 'deal'> & { fewest: number }) => (
  <SeatRows
    plan={plan}
    change={change}
    fewest={fewest}
    row={(at, editing) => (
      <SeatRow
        key={at}
        setting={setting}
        seats={plan.seats}
        at={at}
        own={isOwn(at, plan.seats)}
        change={(next) => change({ ...plan, seats: plan.seats.map((one, i) => (i === at ? next : one)) })}
        {...editing}
      />
    )}
  />
);
