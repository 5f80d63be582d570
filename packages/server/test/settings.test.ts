import { usualSettings } from '@cinderhall/protocol';
import { expect, test } from 'vitest';
import { settingsOf } from '../src/tables/settings.ts';

const settings = (stored: object) => settingsOf({ settings: JSON.stringify(stored) });

test('what a stored table does not say is as usual', () => {
  expect(settings({})).toEqual(usualSettings);
  expect(settings({ hints: false })).toEqual({ ...usualSettings, hints: false });
});

test('what this version does not understand is as usual, and what it does not know is left out', () => {
  const clock = { kind: 'slow', hours: 24 };
  expect(settings({ clock, timeout: 'shout', spectators: 1, weather: 'fair' })).toEqual({ ...usualSettings, clock });
});
