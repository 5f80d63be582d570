import type { Ref } from '@cinderhall/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon, Key } from '../look/icon.tsx';
import { refsOf } from './entries.ts';
import { fly } from './flights.ts';
import { measurePlaces } from './places.ts';
import type { StagedScene } from './scenes.ts';
import type { Session } from './session.ts';
import { play } from './sound.ts';
import '../look/scenes.css';

const ICONS: { readonly [mood in StagedScene['mood']]: string } = {
  loss: 'flame',
  danger: 'crosshair',
  news: 'alarm',
};

/** What has happened to this seat, one scene after the other. It lies over the table and takes no click but its own. */
export function Stage({ session }: { session: Session }) {
  const [scene, ...others] = session.scenes.waiting.value;
  if (!scene) return null;
  return (
    <div class="scenes">
      <section class={`scene-box ${scene.mood}`} aria-label={t('web.stage')}>
        <SceneView key={scene.at} session={session} scene={scene} />
        <div class="acts">
          <button type="button" class="btn" onClick={() => session.scenes.next()}>
            <Icon name="check" />
            {t('web.stage.next', { left: others.length })} <Key>␣</Key>
          </button>
          {others.length > 0 && (
            <button type="button" class="btn" onClick={() => session.scenes.skip()}>
              {t('web.stage.skip')} <Key>Esc</Key>
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

function SceneView({ session, scene }: { session: Session; scene: StagedScene }) {
  useEffect(() => perform(session, scene), [scene.at]);
  const view = session.view.value;
  const shown = view && scene.ref ? session.table.closeUp(session, view, scene.ref) : null;
  return (
    <div class="told" role="alert">
      <span class="sign">
        {shown?.face ? <Exhibit mood={scene.mood}>{shown.face}</Exhibit> : <Icon name={ICONS[scene.mood]} />}
      </span>
      <p>
        {scene.events.map((event, i) => (
          <span key={i}>{session.sayEvent(event)} </span>
        ))}
      </p>
    </div>
  );
}

/** The thing itself. What is lost turns over and burns. */
function Exhibit({ mood, children }: { mood: StagedScene['mood']; children: JSX.Element }) {
  return (
    <span class="exhibit" aria-hidden="true">
      <span class="thing">{children}</span>
      <Icon name={ICONS[mood]} class="over" />
    </span>
  );
}

/** Points at what the scene is about, and lets what it moved fly once more. */
function perform(session: Session, { mood, ref, events }: StagedScene): () => void {
  const refs = events.flatMap((event) => refsOf(event, session.table, session.view.value));
  session.pointed.value = new Set<Ref>(ref ? [ref, ...refs] : refs);
  play(mood === 'news' ? 'horn' : 'raze');
  const board = document.querySelector<HTMLElement>('.table');
  const view = session.view.value;
  if (board && view && settings.value.motion === 'full') {
    const places = measurePlaces(board);
    const flights = events.map((event) => session.table.flights?.(view, event, session.seat.value) ?? []);
    fly(board, flights, places, places);
  }
  return () => {
    session.pointed.value = new Set();
  };
}
