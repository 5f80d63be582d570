import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Frame } from '../hall/frame.tsx';
import '../look/hall/account.css';
import { me } from '../remote/me.ts';
import { Codes, codes } from './codes.tsx';
import { Gate } from './gate.tsx';
import { Newcomer } from './newcomer.tsx';
import { notice } from './notice.ts';
import { Profile } from './profile.tsx';
import { w } from './words.ts';

/** The account of this person, or the forms to get one. */
export function AccountPage() {
  const person = me.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = `${person === undefined ? 'unknown' : person?.id} ${codes.value !== null}`;
  const shown = useRef(stage);
  useEffect(() => {
    // The submitted form is gone and had the focus: move it to the new heading.
    if (shown.current !== stage && !shown.current.startsWith('unknown')) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    shown.current = stage;
  }, [stage]);
  // The notice is shown once.
  useEffect(
    () => () => {
      notice.value = '';
    },
    [],
  );
  return (
    <Frame title={t('web.nav.account')}>
      <main class="page wide account">
        <h1 ref={heading} tabIndex={-1}>
          {person ? (person.name ? w('me.hello', { name: person.name }) : w('me.hello.guest')) : t('web.nav.account')}
        </h1>
        <p class="done" role="status">
          {notice.value}
        </p>
        <Gate>
          {person && codes.value ? (
            <Codes given={codes.value} name={person.name} />
          ) : person ? (
            <Profile key={person.id} person={person} />
          ) : (
            <Newcomer />
          )}
        </Gate>
      </main>
    </Frame>
  );
}
