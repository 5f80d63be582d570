import { readInvitation } from '../remote/invite.ts';
import { TablePage } from '../table/table-page.tsx';
import { NotFound } from './not-found.tsx';

/** Where an invitation leads: to the table, with the right to the seats that are kept for it. */
export function JoinPage({ id }: { id: string }) {
  const found = readInvitation(id);
  return found ? <TablePage id={found.table} invite={found.invite} /> : <NotFound />;
}
