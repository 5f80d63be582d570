/** Whom we owe what. The packages are named so that none can be forgotten. */
export interface Credit {
  readonly what: string;
  readonly by: string;
  /** There are more than can be named. */
  readonly others: boolean;
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

const OTHERS = / and others$/;

const credit = (
  what: string,
  by: string,
  from: string,
  packages: readonly string[],
  licence: Licence = 'MIT',
): Credit => ({
  what,
  by: by.replace(OTHERS, ''),
  others: OTHERS.test(by),
  from,
  packages,
  licence,
});

export const credits: { readonly [group in 'icons' | 'fonts' | 'client' | 'server']: readonly Credit[] } = {
  icons: [
    credit(
      'game-icons.net',
      'Lorc, Delapouite, Skoll, Caro Asercion and others',
      'https://game-icons.net',
      ['@iconify-json/game-icons'],
      'CC BY 3.0',
    ),
  ],
  fonts: [
    credit(
      'Barlow, Barlow Semi Condensed, Barlow Condensed',
      'Jeremy Tribby and others',
      'https://tribby.com/fonts/barlow/',
      ['@fontsource/barlow', '@fontsource/barlow-semi-condensed', '@fontsource/barlow-condensed'],
      'OFL-1.1',
    ),
    credit(
      'Big Shoulders Stencil Display',
      'Patric King and others',
      'https://github.com/xotypeco/big_shoulders',
      ['@fontsource/big-shoulders-stencil-display'],
      'OFL-1.1',
    ),
  ],
  client: [
    credit('Preact, Preact Signals', 'Jason Miller and others', 'https://preactjs.com', ['preact', '@preact/signals']),
    credit('uPlot', 'Leon Sorokin', 'https://github.com/leeoniya/uPlot', ['uplot']),
    credit('ZzFX', 'Frank Force', 'https://github.com/KilledByAPixel/ZzFX', ['zzfx']),
    credit('Vite, Vite PWA, Workbox', 'Evan You, Anthony Fu, Google and others', 'https://vite.dev', [
      'vite',
      'vite-plugin-pwa',
      'workbox-build',
    ]),
  ],
  server: [
    credit('Fastify, @fastify/*', 'Matteo Collina, Tomas Della Vedova and others', 'https://fastify.dev', [
      'fastify',
      '@fastify/helmet',
      '@fastify/rate-limit',
      '@fastify/static',
      '@fastify/swagger',
      '@fastify/type-provider-typebox',
    ]),
    credit('ws', 'Einar Otto Stangvik and others', 'https://github.com/websockets/ws', ['ws']),
    credit('Kysely', 'Sami Koskimäki and others', 'https://kysely.dev', ['kysely']),
    credit('node-postgres', 'Brian Carlson and others', 'https://node-postgres.com', ['pg']),
    credit('@photostructure/sqlite', 'PhotoStructure', 'https://github.com/photostructure/node-sqlite', [
      '@photostructure/sqlite',
    ]),
    credit('@node-rs/argon2', 'LongYinan and others', 'https://github.com/napi-rs/node-rs', ['@node-rs/argon2']),
    credit('TypeBox', 'Haydn Paterson', 'https://github.com/sinclairzx81/typebox', ['typebox']),
    credit('pino, Piscina', 'Matteo Collina, James M Snell and others', 'https://getpino.io', ['pino', 'piscina']),
    credit('Commander.js', 'TJ Holowaychuk and others', 'https://github.com/tj/commander.js', ['commander']),
    credit(
      'prom-client',
      'Simon Nyberg and others',
      'https://github.com/siimon/prom-client',
      ['prom-client'],
      'Apache-2.0',
    ),
    credit(
      'NATS for JavaScript',
      'Synadia and others',
      'https://github.com/nats-io/nats.js',
      ['@nats-io/transport-node'],
      'Apache-2.0',
    ),
  ],
};
