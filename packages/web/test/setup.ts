import { vi } from 'vitest';

// Tests of the client share what they import. Each file begins with what every browser has, and with nothing chosen.
vi.unstubAllGlobals();
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { pathname: '/', hash: '' });

const { change, resetSettings } = await import('../src/app/settings.ts');
resetSettings();
change({ name: '', language: 'en' });
