/** Whom we owe what. The packages are named so that none can be forgotten. */
export interface Credit {
  readonly what: string;
  readonly by: string;
  readonly licence: Licence;
  readonly from: string;
  readonly packages: readonly string[];
}

export const licences = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'OFL-1.1': 'https://openfontlicense.org/open-font-license-official-text/',
  MIT: 'https://opensource.org/license/mit',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
} as const;
export type Licence = keyof typeof licences;

const credit = (
  what: string,
  by: string,
  from: string,
  packages: readonly string[],
  licence: Licence = 'MIT',
): Credit => ({ what, by, from, packages, licence });

export const credits: { readonly [group in 'icons' | 'fonts' | 'client' | 'server']: readonly Credit[] } = {
  icons: [
    credit(
      'game-icons.net',
      'Lorc, Delapouite, Skoll, Caro Asercion and the other contributors',
      'https://game-icons.net',
      ['@iconify-json/game-icons'],
      'CC BY 3.0',
    ),
  ],
  fonts: [
    credit(
      'Barlow, Barlow Semi Condensed, Barlow Condensed',
      'Jeremy Tribby and the Barlow Project Authors',
      'https://tribby.com/fonts/barlow/',
      ['@fontsource/barlow', '@fontsource/barlow-semi-condensed', '@fontsource/barlow-condensed'],
      'OFL-1.1',
    ),
    credit(
      'Big Shoulders Stencil Display',
      'Patric King and the Big Shoulders Project Authors',
      'https://github.com/xotypeco/big_shoulders',
      ['@fontsource/big-shoulders-stencil-display'],
      'OFL-1.1',
    ),
  ],
  client: [
    credit('Preact, Preact Signals', 'Jason Miller and contributors', 'https://preactjs.com', [
      'preact',
      '@preact/signals',
    ]),
    credit('uPlot', 'Leon Sorokin', 'https://github.com/leeoniya/uPlot', ['uplot']),
    credit('ZzFX', 'Frank Force', 'https://github.com/KilledByAPixel/ZzFX', ['zzfx']),
    credit('Vite, Vite PWA, Workbox', 'their contributors; Google for Workbox', 'https://vite.dev', [
      'vite',
      'vite-plugin-pwa',
      'workbox-build',
    ]),
  ],
  server: [
    credit('Fastify and its plug-ins', 'Matteo Collina, Tomas Della Vedova and contributors', 'https://fastify.dev', [
      'fastify',
      '@fastify/helmet',
      '@fastify/rate-limit',
      '@fastify/static',
      '@fastify/swagger',
      '@fastify/type-provider-typebox',
    ]),
    credit('ws', 'Einar Otto Stangvik and contributors', 'https://github.com/websockets/ws', ['ws']),
    credit('Kysely', 'Sami Koskimäki and contributors', 'https://kysely.dev', ['kysely']),
    credit('node-postgres', 'Brian Carlson and contributors', 'https://node-postgres.com', ['pg']),
    credit('@photostructure/sqlite', 'PhotoStructure', 'https://github.com/photostructure/node-sqlite', [
      '@photostructure/sqlite',
    ]),
    credit('@node-rs/argon2', 'LongYinan and contributors', 'https://github.com/napi-rs/node-rs', ['@node-rs/argon2']),
    credit('TypeBox', 'Haydn Paterson', 'https://github.com/sinclairzx81/typebox', ['typebox']),
    credit('pino, Piscina', 'Matteo Collina, James M Snell and contributors', 'https://getpino.io', [
      'pino',
      'piscina',
    ]),
    credit('Commander.js', 'TJ Holowaychuk and contributors', 'https://github.com/tj/commander.js', ['commander']),
    credit(
      'prom-client',
      'Simon Nyberg and contributors',
      'https://github.com/siimon/prom-client',
      ['prom-client'],
      'Apache-2.0',
    ),
  ],
};
