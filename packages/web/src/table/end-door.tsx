import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from './session.ts';

type Summary = ComponentType<{ session: Session }>;

/** The summary is fetched when a match ends: all of a match is played without it. */
export function EndDoor({ session }: { session: Session }) {
  const found = useSignal<{ readonly Summary: Summary } | null>(null);
  const over = session.state.value?.outcome != null;
  useEffect(() => {
    if (over) void import('./end.tsx').then(({ EndSummary }) => (found.value = { Summary: EndSummary }));
  }, [over]);
  if (!over || !found.value) return null;
  const { Summary } = found.value;
  return <Summary session={session} />;
}
