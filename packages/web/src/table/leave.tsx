import { Icon } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** Goes back from another player's part of the table to one's own. */
export const Leave = ({ session, text }: { session: Session; text: string }) => (
  <button type="button" class="btn sm ice leave" onClick={() => (session.looking.value = null)}>
    <Icon name="back" />
    {text}
  </button>
);
