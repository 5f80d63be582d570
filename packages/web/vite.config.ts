import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { writeArt } from './build/art.ts';
import { writeSprite } from './build/sprite.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
writeSprite(here);
writeArt(here);

export default defineConfig({
  root: here,
  plugins: [
    preact({ devToolsEnabled: false, prefreshEnabled: false }),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Cinderhall',
        short_name: 'Cinderhall',
        description: 'Four post-apocalyptic board games',
        background_color: '#0d0c0b',
        theme_color: '#141210',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/crest-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/crest-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/crest.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,json,svg,png,woff2,webmanifest}'],
        // The service answers for the client's pages only; the server's own addresses go to the server, and so does a page
        // that is out of date and asks for a fresh one.
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/live/, /[?&]fresh=/],
        maximumFileSizeToCacheInBytes: 4_000_000,
        importScripts: ['/push.js'],
      },
    }),
  ],
  // What the engine fetches is named apart, so that budgets can tell it from what the page fetches.
  worker: { format: 'es', rollupOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    // Budgets are counted from the files; docs and tests read them there.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: `${here}index.html`, push: `${here}src/push/worker.ts` },
      output: {
        // The service worker asks for its part by this name; being a plain script, it cannot share code with others.
        entryFileNames: ({ name }) => (name === 'push' ? 'push.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
