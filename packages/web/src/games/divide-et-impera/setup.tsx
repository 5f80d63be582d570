import type { SetupProps } from '../types.ts';

export function Setup(_props: SetupProps) {
  return null;
}
