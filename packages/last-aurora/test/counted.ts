import type { Counted } from '@cinderhall/gauntlet';
import type { GameEvent } from '@cinderhall/kernel';
import type { State } from '../src/index.ts';
import { AUTOMA, DAMAGED, MARKER_NAMES } from '../src/state.ts';

const RESOURCES = ['ammo', 'food', 'fuel', 'survivor'] as const;

const countOf = (lists: readonly (readonly number[])[], marker: number): number =>
  lists.flat().filter((one) => one === marker).length;

/** Whatever a player would want to hear about: fame, markers, survivors, items, damage, enemies, and the Automa's. */
export function counted(view: State): Counted {
  const things: { [thing: string]: { [part: string]: number } } = {};
  for (const [seat, player] of view.players.entries()) {
    const { convoy, aside, survivors, items, fame, space, out } = player;
    const slots = convoy.map((part) => part.slots);
    things[`seat:${seat}`] = { out: Number(out) };
    things[`seat:${seat}/fame`] = { fame };
    things[`seat:${seat}/space`] = { space };
    things[`seat:${seat}/damage`] = { damage: countOf(slots, DAMAGED) };
    things[`seat:${seat}/card`] = { survivors: survivors.length, items: items.length, convoy: convoy.length };
    for (const name of RESOURCES) {
      const marker = MARKER_NAMES.indexOf(name);
      things[`seat:${seat}/${name}`] = { [name]: countOf([...slots, aside], marker) };
    }
    for (const { card, contamination } of survivors) things[`card:${card}`] = { contamination };
  }
  for (const { card, damage, region } of view.enemies) things[`card:${card}`] = { damage, region: region + 1 };
  for (const [space, token] of view.stops.entries()) things[`space:${space}`] = { token };
  const { automa } = view;
  if (automa) {
    const { space, fame, rows, crew, contaminated, trophies } = automa;
    things['automa/space'] = { space };
    things['automa/fame'] = { fame };
    things['automa/damage'] = { damage: countOf([...rows, crew], 2) };
    things['automa/survivor'] = { crew: countOf([crew], 1), contaminated };
    for (const [row, name] of [...RESOURCES.keys()].map((i) => [i, ['', 'food', 'fuel', 'ammo'][i] ?? ''] as const))
      if (name) things[`automa/${name}`] = { [name]: countOf([rows[row] ?? []], 1) };
    things['automa/card'] = { trophies: trophies.length };
  }
  return things;
}

/** Which of a seat's markers an event is about, beside its `good`. */
function markersIn(event: GameEvent): string[] {
  const { kind } = event;
  const named = (['marker', 'give', 'get', 'lose'] as const).flatMap((field) => {
    const held = event[field];
    return typeof held === 'number' ? [MARKER_NAMES[held] ?? ''] : [];
  });
  const taken = Array.isArray(event.markers) ? event.markers.map((held) => MARKER_NAMES[Number(held)] ?? '') : [];
  const spent = RESOURCES.filter((name) => typeof event[name] === 'number' && Number(event[name]) > 0);
  const found = kind === 'tookStop' && typeof event.token === 'string' ? [event.token] : [];
  const eaten = kind === 'fed' || kind === 'boosted' || kind === 'automaFed' ? ['food'] : [];
  return [...named, ...taken, ...found, ...spent, ...eaten].filter((name) => name !== '');
}

const ABOUT: { readonly [kind: string]: readonly string[] } = {
  fame: ['fame'],
  recruited: ['survivor'],
  died: ['survivor'],
  scrapped: ['damage', ...RESOURCES],
  eliminated: ['damage', 'fame', 'space', 'card', ...RESOURCES],
  arrived: ['space'],
  drives: ['space'],
  damaged: ['damage'],
  jammed: ['damage'],
  repaired: ['damage'],
  automaDamaged: ['damage'],
  automaRepaired: ['damage'],
  automaContaminated: ['survivor'],
  automaRecruited: ['survivor'],
  automaHealed: ['survivor'],
  automaJammed: ['damage'],
  automaGrows: ['damage'],
  automaDrives: ['space'],
  onTheWay: ['space'],
  automaAttacked: ['ammo'],
  automaLost: ['survivor'],
  automaKeeps: ['card'],
};

export function names(event: GameEvent): string[] {
  const { kind, seat, enemy, space, good } = event;
  const isAutoma = seat === AUTOMA || kind.startsWith('automa');
  const who = isAutoma ? 'automa' : `seat:${seat}`;
  const parts = [...markersIn(event), ...(ABOUT[kind] ?? []), ...(isAutoma && typeof good === 'string' ? [good] : [])];
  return [
    ...(isAutoma ? ['automa'] : []),
    ...parts.map((part) => `${who}/${part}`),
    ...(typeof enemy === 'number' ? [`card:${enemy}`] : []),
    ...(typeof space === 'number' ? [`space:${space}`] : []),
  ];
}
