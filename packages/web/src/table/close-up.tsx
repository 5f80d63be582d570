import type { Reason } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { Cited } from './cited.tsx';
import { saidOnce } from './said-once.ts';
import type { Inspected, Session } from './session.ts';
import { focusQuietly } from './thing.tsx';

/** The close-up of a thing: its face, text and icons, and why it cannot be used now. */
export function CloseUpPanel({ session }: { session: Session }) {
  const inspected = session.inspected.value;
  return inspected ? <Panel key={inspected.ref} session={session} inspected={inspected} /> : null;
}

function Panel({ session, inspected }: { session: Session; inspected: Inspected }) {
  const { ref, pinned, at } = inspected;
  const reasons = useSignal<readonly Reason[]>([]);
  const close = useRef<HTMLButtonElement>(null);
  const lit = session.lit.value.has(ref);
  useEffect(() => {
    if (!lit) void session.why(ref).then((found) => (reasons.value = found));
  }, [ref, lit]);
  // Not after the next picture: by then the person may have moved the focus elsewhere, and would lose it.
  useLayoutEffect(() => {
    if (!pinned) return;
    const from = document.activeElement;
    close.current?.focus();
    return () => {
      if (from instanceof HTMLElement || from instanceof SVGElement) focusQuietly(from);
    };
  }, [pinned]);
  const view = session.view.value;
  const shown = view && session.table.closeUp(session, view, ref);
  if (!shown) return null;
  const body = (
    <>
      {shown.face && <div class="face">{shown.face}</div>}
      <div class="said">
        <h2>{shown.title}</h2>
        {shown.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {lit && <p class="can">{t('web.thing.canUse', { n: session.usesOf(ref) })}</p>}
        <WhyNot session={session} reasons={reasons.value} />
        {pinned && shown.icons.length > 0 && (
          <ul class="legend">
            {shown.icons.map(({ icon, text }, i) => (
              <li key={i}>
                {icon} {text}
              </li>
            ))}
          </ul>
        )}
        {pinned && shown.origin && <small>{t(`web.origin.${shown.origin}`)}</small>}
      </div>
    </>
  );
  if (!pinned)
    return (
      <div class="close-up float" style={beside(at)} role="status">
        {body}
      </div>
    );
  return (
    <div class="veil">
      <button
        type="button"
        class="behind"
        tabIndex={-1}
        aria-label={t('web.close')}
        onClick={() => {
          session.inspected.value = null;
        }}
      />
      <div class="close-up" role="dialog" aria-modal="true" aria-label={shown.title}>
        {body}
        <div class="acts">
          {lit && (
            <button
              type="button"
              class="btn pri"
              onClick={() => {
                session.inspected.value = null;
                session.pick(ref);
              }}
            >
              <Icon name="check" />
              {t('web.thing.takeUp')}
            </button>
          )}
          <button type="button" class="btn" ref={close} onClick={() => (session.inspected.value = null)}>
            <Icon name="close" />
            {t('web.close')}
          </button>
        </div>
      </div>
    </div>
  );
}

function WhyNot({ session, reasons }: { session: Session; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <div class="why">
      <b>
        <Icon name="lock" />
        {t('web.whyNot')}
      </b>
      <ul>
        {saidOnce(reasons, (reason) => session.say(reason)).map((reason, i) => (
          <li key={i}>
            <Cited session={session} reason={reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const WIDTH = 420;
const HEIGHT = 330;

/** Beside the thing, where there is room. */
function beside(at: DOMRect | null): Record<string, string> {
  if (!at) return {};
  const left = at.right + 12 + WIDTH < innerWidth ? at.right + 12 : Math.max(8, at.left - WIDTH - 12);
  const top = Math.max(8, Math.min(at.top - 40, innerHeight - HEIGHT - 8));
  return { left: `${left}px`, top: `${top}px` };
}
