import type { Named, Online, Seat } from '../protocol.ts';
import { calledPerson } from './me.ts';

/** Who sits there in person; null for bots, free seats and those who share a screen. */
export const personAt = (online: Online | null | undefined, seat: Seat): Named | null => {
  const taken = online?.seats[seat];
  return taken?.kind === 'person' ? taken.person : null;
};

/** What somebody is called. The name of a person whom the server knows leads to their page. */
export const PersonName = ({ person, name }: { person: Named | null; name?: string | undefined }) =>
  person ? (
    <a class="person" href={`/people/${person.id}`}>
      {name ?? calledPerson(person)}
    </a>
  ) : (
    <span>{name}</span>
  );
