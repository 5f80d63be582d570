import { vi } from 'vitest';

// Tests of the client share what they import. Each file begins with what every browser has, and with nothing chosen.
vi.unstubAllGlobals();
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const { change, resetSettings } = await import('../src/app/settings.ts');
resetSettings();
change({ name: '', language: 'en' });
