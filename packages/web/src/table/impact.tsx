import type { Cost, Impact, Message, Seat } from '@cinderhall/kernel';
import { t } from '../app/words.ts';
import { Icon, Pip, Tok, Toks } from '../look/icon.tsx';
import { isToken } from '../look/token-kinds.ts';
import type { Session } from './session.ts';
import { whom } from './whom.ts';

const isFree = ({ goods = {}, any }: Cost): boolean =>
  (any?.n ?? 0) === 0 && Object.values(goods).every((n) => n === 0);

/** The seats that a choice is aimed at, each once. */
const seatsOf = ({ targets }: Impact): Seat[] => [...new Set(targets.map(({ seat }) => seat))];

/** A cost as tokens: each good as often as it is due, and alternatives with a stroke between them. */
export const CostTokens = ({ cost: { goods = {}, any } }: { cost: Cost }) => (
  <>
    {Object.entries(goods).map(([good, n]) => (isToken(good) ? <Toks key={good} kind={good} n={n} /> : null))}
    {any?.of.map((good, i) => (
      <span key={good} class="alt">
        {i > 0 && t('web.slash')}
        {isToken(good) && <Tok kind={good} />}
      </span>
    ))}
    {any && any.n > 1 && `×${any.n}`}
  </>
);

const nameOf = (good: string): string => t(`token.${good}`);

/** The impact in words, for screen readers; empty where a choice is free and aimed at nobody. */
export function sayImpact(impact: Impact, say: (message: Message) => string): string {
  const { goods = {}, any } = impact.cost;
  const what = [
    ...Object.entries(goods).flatMap(([good, n]) => (n > 0 ? [`${n} × ${nameOf(good)}`] : [])),
    ...(any && any.n > 0 ? [`${any.n} × ${any.of.map(nameOf).join(' / ')}`] : []),
  ];
  const who = seatsOf(impact).map(whom);
  return [
    ...(what.length > 0 ? [t('web.impact.costs', { what })] : []),
    ...(who.length > 0 ? [say({ key: 'web.impact.targets', params: { who } })] : []),
  ].join(', ');
}

interface Props {
  readonly session: Session;
  readonly index: number;
  /** Whether to show what the choice brings as well, as far as the game's table draws it. */
  readonly gains?: boolean;
}

/**
 * Whom a choice is aimed at and what it costs, as the game tells it (`game.impact`), and what it brings. Only where the
 * game names no cost, the table may add what is needed beside goods (`icons().pay`), such as a skill.
 */
export function ImpactMarks({ session, index, gains = false }: Props) {
  const view = session.view.value;
  const choice = session.choices.value[index];
  if (!view || !choice) return null;
  const impact = session.impactOf(index);
  const icons = gains ? session.table.icons(view, choice, session.seat.value) : {};
  const pay = impact && !isFree(impact.cost) ? <CostTokens cost={impact.cost} /> : icons.pay;
  const said = impact ? sayImpact(impact, (message) => session.say(message)) : '';
  return (
    <>
      <span class="cost" aria-hidden="true">
        {impact && seatsOf(impact).map((seat) => <Pip key={seat} seat={seat} />)}
        {pay}
        {pay && icons.gain ? <Icon name="arrow" class="to" /> : null}
        {icons.gain}
      </span>
      {said && <span class="sr">, {said}</span>}
    </>
  );
}
