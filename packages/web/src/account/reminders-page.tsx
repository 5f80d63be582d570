import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../hall/frame.tsx';
import '../look/hall/account.css';
import { permission } from '../app/notices.ts';
import { Gate } from './gate.tsx';
import { PageNotices } from './page-notices.tsx';
import { PushPanel } from './push-panel.tsx';
import { Webhook } from './webhook.tsx';
import { w } from './words.ts';

/** How one hears that it is one's turn: while the page is open, while it is not, or elsewhere. */
export function RemindersPage() {
  const allowed = useSignal(permission());
  const look = () => {
    allowed.value = permission();
  };
  useEffect(() => {
    // Follows changes of the permission in the browser's site settings.
    let status: PermissionStatus | null = null;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        status = found;
        found.addEventListener('change', look);
      },
      () => undefined,
    );
    return () => status?.removeEventListener('change', look);
  }, []);
  return (
    <Frame title={w('remind.title')}>
      <main class="page wide account">
        <h1>{w('remind.title')}</h1>
        <p>{w('remind.why')}</p>
        <div class="panels">
          <PageNotices allowed={allowed.value} look={look} />
        </div>
        <Gate>
          <div class="panels">
            <PushPanel allowed={allowed.value} look={look} />
            <Webhook />
          </div>
        </Gate>
      </main>
    </Frame>
  );
}
