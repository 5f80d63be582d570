import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Frame } from '../../../hall/frame.tsx';
import { Icon } from '../../../look/icon.tsx';
import { d } from '../words.ts';
import { Box } from './box.tsx';
import { EditorState } from './editor-state.ts';
import { decoded, encoded } from './map.ts';
import { MapCanvas } from './map-canvas.tsx';
import { CheckPanel, play, SavePanel, StartPanel } from './panel.tsx';
import '../board.css';
import '../card.css';
import './editor.css';

/** The workshop: a map of one's own, checked as it grows, kept, shared, and played on. */
export function MapsPage() {
  const editor = useMemo(() => new EditorState(), []);
  const pointed = useSignal(-1);
  useAddress(editor);
  useEditorKeys(editor);
  const map = editor.map.value;
  return (
    <Frame title={d('dei.edit.title')} class="game-divide-et-impera">
      <main class="d-editor" data-game="divide-et-impera">
        <div class="head">
          <div>
            <h1>{d('dei.edit.title')}</h1>
            <p>{d('dei.edit.intro')}</p>
          </div>
          <button type="button" class="btn pri lg" disabled={!editor.isPlayable.value} onClick={() => play(map)}>
            <Icon name="bolt" />
            {d('dei.edit.play')}
          </button>
        </div>
        <section class="d-paper" aria-label={d('dei.edit.tab.map')}>
          <Hand editor={editor} />
          <MapCanvas editor={editor} pointed={pointed.value} />
          <p class="keys">{d('dei.edit.keys')}</p>
        </section>
        <div class="d-panel">
          <StartPanel editor={editor} />
          <CheckPanel editor={editor} pointed={pointed} />
          <Box editor={editor} />
          <SavePanel editor={editor} />
        </div>
      </main>
    </Frame>
  );
}

/** What is in hand, and what can be done with it. */
function Hand({ editor }: { editor: EditorState }) {
  const held = editor.held.value;
  const onMap = editor.placed(held) !== undefined;
  const text = held === null ? d('dei.edit.choose') : d(onMap ? 'dei.edit.picked' : 'dei.edit.chosen', { tile: held });
  return (
    <div class="d-held">
      <p role="status">{text}</p>
      <span class="sp" />
      {onMap && (
        <>
          <Do icon="anticlockwise-rotation" name="dei.edit.turnBack" run={() => editor.turn(-1)} />
          <Do icon="clockwise-rotation" name="dei.edit.turn" run={() => editor.turn(1)} />
          <Do icon="trash" name="dei.edit.remove" run={() => editor.remove()} />
        </>
      )}
      {held !== null && <Do icon="close" name="dei.edit.letGo" run={() => (editor.held.value = null)} />}
      <Do icon="undo" name="dei.edit.undo" run={() => editor.undo()} off={!editor.canUndo.value} />
    </div>
  );
}

const Do = ({ icon, name, run, off = false }: { icon: string; name: string; run: () => void; off?: boolean }) => (
  <button type="button" class="btn sm" disabled={off} onClick={run} title={d(name)}>
    <Icon name={icon} />
    <span>{d(name).replace(/ \(.*\)$/, '')}</span>
  </button>
);

/** The address always holds the map, so that it can be shared and survives a reload. */
function useAddress(editor: EditorState): void {
  useEffect(() => {
    const read = () => {
      const found = decoded(location.hash.slice(1));
      if (found && encoded(found) !== encoded(editor.map.peek())) editor.put(found);
    };
    read();
    addEventListener('hashchange', read);
    const stop = editor.map.subscribe((map) => {
      if (location.pathname === '/maps') history.replaceState(history.state, '', `/maps#${encoded(map)}`);
    });
    return () => {
      removeEventListener('hashchange', read);
      stop();
    };
  }, [editor]);
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows go from place to place; what is in hand is turned and removed from anywhere. */
function useEditorKeys(editor: EditorState): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[event.key];
      if (step && !event.shiftKey) {
        if (walk(step)) event.preventDefault();
      } else if (event.key === 'Escape') editor.held.value = null;
      else if (event.key === 'r' || event.key === 'R') editor.turn(event.shiftKey ? -1 : 1);
      else if (event.key === 'Delete') editor.remove();
      else if (event.key === 'z' || event.key === 'Z') editor.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [editor]);
}

function walk([dx, dy]: readonly [number, number]): boolean {
  const from = document.activeElement;
  if (!(from instanceof SVGElement) || !from.dataset.spot) return false;
  const [x = 0, y = 0] = from.dataset.spot.split(',').map(Number);
  document.querySelector<SVGElement>(`[data-spot="${x + dx},${y + dy}"]`)?.focus();
  return true;
}
