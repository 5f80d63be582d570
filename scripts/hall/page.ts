import { horizon, type Weather, weathers } from './horizon.ts';
import { type Language, languages } from './language.ts';
import { crest, wordmark } from './wordmark.ts';
import { words } from './words.ts';

/** What the hall shows of a game. */
export interface Door {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly seats: { readonly min: number; readonly max: number };
}

const weatherOf: Readonly<Record<string, Weather>> = {
  'fifty-first-state': weathers.dust,
  'new-era': weathers.verdigris,
  'last-aurora': weathers.polarNight,
  'divide-et-impera': weathers.fog,
};
const otherWeathers: readonly Weather[] = [weathers.paleNoon, weathers.rustEvening];

export function hallPage(doors: readonly Door[], language: Language): string {
  const say = words[language];
  const list = doors.map((door, i) => doorItem(door, i, language)).join('');
  const empty = `${horizon('cinderhall', weathers.rustEvening, 0)}<p class="empty">${say.empty}</p>`;
  return page({
    language,
    title: 'Cinderhall',
    path: '/',
    main: `<header class="greeting"><h1>${say.heading}</h1><p>${say.lead}</p></header>
${doors.length > 0 ? `<ul class="doors">${list}</ul>` : `<div class="nothing">${empty}</div>`}`,
  });
}

export function lostPage(language: Language): string {
  const say = words[language];
  return page({
    language,
    title: `${say.lost} · Cinderhall`,
    path: '/',
    main: `<div class="lost">${horizon('lost', weathers.fog, 3)}<div class="sign"><p class="number">404</p><h1>${say.lost}</h1><p>${say.lostLead}</p><p><a href="/?lang=${language}">${say.back}</a></p></div></div>`,
  });
}

function doorItem(door: Door, position: number, language: Language): string {
  const say = words[language];
  const weather = weatherOf[door.id] ?? otherWeathers[position % otherWeathers.length] ?? weathers.dust;
  return `<li class="door">${horizon(door.id, weather, position)}<div class="plate"><h2>${escapeHtml(door.title[language])}</h2><p class="seats">${say.players(door.seats.min, door.seats.max)}</p><p class="try">${say.try} <code>npx cinderhall simulate ${escapeHtml(door.id)}</code></p></div></li>`;
}

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly path: string;
  readonly main: string;
}

function page({ language, title, path, main }: Page): string {
  const say = words[language];
  const choices = languages.map((each) => {
    const current = each === language ? ' aria-current="true"' : '';
    return `<a href="${path}?lang=${each}" hreflang="${each}" lang="${each}" title="${words[each].language}"${current}>${each.toUpperCase()}</a>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${title}</title>
<link rel="stylesheet" href="/hall.css">
<link rel="icon" href="/crest.svg" type="image/svg+xml">
</head>
<body>
<header class="bar"><a class="home" href="/?lang=${language}">${crest}${wordmark('CINDERHALL')}</a>
<nav aria-label="${say.languages}">${choices.join('')}</nav></header>
<main>${main}</main>
<footer>${say.fanWork}</footer>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
