import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Refused } from '../remote/http.ts';
import { me } from '../remote/me.ts';
import { notice } from './notice.ts';
import { w } from './words.ts';

/** A request to the server: whether it is under way, and its result in words. */
export interface Task {
  readonly busy: Signal<boolean>;
  readonly problem: Signal<string>;
  readonly done: Signal<string>;
  /** Does the work, and says `done` when it went well. */
  run(work: () => Promise<unknown>, done?: string): Promise<void>;
}

const newTask = (): Task => {
  const [busy, problem, done] = [signal(false), signal(''), signal('')];
  const run = async (work: () => Promise<unknown>, said = '') => {
    if (busy.value) return;
    busy.value = true;
    problem.value = '';
    done.value = '';
    try {
      await work();
      if (said) done.value = said;
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : w('me.failed');
      if (error instanceof Refused && error.code === 'session.none') endSession();
    } finally {
      busy.value = false;
    }
  };
  return { busy, problem, done, run };
};

/** Another device has signed this one out. */
function endSession(): void {
  notice.value = w('me.ended');
  me.value = null;
}

export const useTask = (): Task => useMemo(newTask, []);
