import type { Outcome, Seat } from '@cinderhall/kernel';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import { withMinus } from '../look/signed.ts';
import { leadersOf, ledgerOf } from './ledger.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly outcome: Outcome;
  /** The seats by place. */
  readonly order: readonly { readonly place: number; readonly seat: Seat }[];
}

/** All seats beside each other: a row for each, a column for every source of points, the most of each in bold. */
export function LedgerTable({ session, outcome, order }: Props) {
  const columns = ledgerOf(outcome);
  if (columns.length === 0) return null;
  return (
    <table class="ledger-table">
      <caption class="sr">{t('web.end.ledger')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ head }) => (
            <th key={head?.key ?? ''} scope="col">
              {head ? session.say(head) : t('web.end.otherPoints')}
            </th>
          ))}
          <th scope="col">{t('web.end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ place, seat }) => (
          <tr key={seat} class={seat === session.reader.value ? 'own-row' : ''}>
            <th scope="row">
              <span class="place">{place}</span> <Pip seat={seat} /> {session.called(seat)}
            </th>
            {columns.map((column) => (
              <td key={column.head?.key ?? ''} class={leadersOf(column).includes(seat) ? 'most' : ''}>
                {withMinus(column.points[seat] || undefined)}
              </td>
            ))}
            <td class="total">{withMinus(outcome.scores[seat]?.[0])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
