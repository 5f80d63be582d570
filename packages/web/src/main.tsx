import { render } from 'preact';
import { App } from './app/app.tsx';
import { watchStyles } from './app/network.ts';
import { reflectSettings } from './app/settings.ts';
import { watchPage } from './remote/reload.ts';
import { VersionNotice } from './remote/version-notice.tsx';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/hall.css';

watchPage();
watchStyles();
reflectSettings();
const place = document.getElementById('app');
if (place)
  render(
    <>
      <App />
      <VersionNotice />
    </>,
    place,
  );

// After the first paint: makes the pages work offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
