import { designOf } from '@cinderhall/last-aurora/table';
import { addressOf } from '../../art/cache.ts';
import { randomOf } from '../../art/random.ts';

/** What people wear against the cold; each silhouette differs from the others. */
const HEADS = [
  // A fur hood.
  '<path d="M7 24c-3-13 4-21 13-21s16 8 13 21c-2 6-6 8-13 8s-11-2-13-8z" fill="{h}"/><path d="M10 22c-2-10 3-16 10-16s12 6 10 16" fill="none" stroke="#efe6d4" stroke-width="3.500" stroke-dasharray="2.500 1.500"/><ellipse cx="20" cy="20" rx="7.500" ry="8.500" fill="{f}"/>',
  // A cap with a visor.
  '<path d="M11 17q0 14 9 14t9-14z" fill="{f}"/><path d="M9 16c0-8 5-12 11-12s11 4 11 12h3v3H9z" fill="{h}"/>',
  // A helmet with goggles.
  '<path d="M11 17q0 14 9 14t9-14z" fill="{f}"/><path d="M8 19C7 9 13 4 20 4s13 5 12 15h-3V16H11v3z" fill="{h}"/><path d="M10 13h20v6H10z" fill="#10222c"/><path d="M12 14.500h7v3.500h-7zM21 14.500h7v3.500h-7z" fill="{g}"/>',
  // A fur hat with flaps.
  '<path d="M12 15q-1 16 8 16t8-16z" fill="{f}"/><path d="M8 9q0-5 6-5h12q6 0 6 5v6H8z" fill="{h}"/><path d="M8 11h5v15q-5-1-5-6zM32 11h-5v15q5-1 5-6z" fill="{h}"/>',
  // Long hair and a headband.
  '<path d="M8 30C6 14 10 4 20 4s14 10 12 26h-5V16H13v14z" fill="{h}"/><path d="M12 14q-1 17 8 17t8-17z" fill="{f}"/><path d="M11 11h18v4H11z" fill="#b3402a"/>',
  // A gas mask.
  '<path d="M9 22C7 9 13 4 20 4s13 5 11 18c-1 5-5 8-11 8s-10-3-11-8z" fill="{h}"/><circle cx="15" cy="17" r="4" fill="{g}" stroke="#10222c" stroke-width="1.500"/><circle cx="25" cy="17" r="4" fill="{g}" stroke="#10222c" stroke-width="1.500"/><path d="M16 24h8l2 7H14z" fill="#10222c"/>',
  // A woollen hat and a beard.
  '<path d="M11 15q0 16 9 16t9-16z" fill="{f}"/><path d="M10 15c0-7 4-11 10-11s10 4 10 11z" fill="{h}"/><path d="M9 13h22v4H9z" fill="#efe6d4"/><circle cx="20" cy="4" r="2.500" fill="#efe6d4"/><path d="M11 21q2 3 5 1.500h8q3 1.500 5-1.500 0 14-9 14t-9-14z" fill="#5a4030"/>',
  // A wide brim.
  '<path d="M12 15q-1 16 8 16t8-16z" fill="{f}"/><path d="M3 16q17-5 34 0l-6-4c0-6-5-9-11-9S9 6 9 12z" fill="{h}"/>',
] as const;
const FACES = ['#c99a76', '#e0b690', '#8d5f44', '#b07f5c', '#f0cba6'] as const;
const HATS = ['#3c5a6b', '#6b4a34', '#5a3f5f', '#41593d', '#7a3a30', '#2f4a66'] as const;
const GROUNDS = ['#b3842a', '#5c8da3', '#5a6b8a', '#7a5a6a', '#4f7a62', '#8a5a3c', '#6b5a8a'] as const;
const COATS = ['#10222c', '#2a1d18', '#1c2a1e', '#241a2e'] as const;

/** A person in the cold: what they wear tells them apart, the colours only help. All of it follows from the card's id. */
export function drawPortrait(id: string): string {
  const r = randomOf(`portrait ${id}`);
  const pick = <T,>(list: readonly [T, ...T[]]): T => list[Math.floor(r() * list.length)] ?? list[0];
  const head = pick(HEADS);
  const art = head
    .replaceAll('{h}', pick(HATS))
    .replaceAll('{f}', pick(FACES))
    .replaceAll('{g}', pick(['#9fe0f0', '#ffd9a0']));
  const eyes = /\{g\}/.test(head)
    ? ''
    : '<path d="M15.500 19.500h3M21.500 19.500h3" stroke="#10222c" stroke-width="1.800" stroke-linecap="round"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${pick(GROUNDS)}"/><circle cx="${10 + Math.floor(r() * 20)}" cy="10" r="6" fill="#fff" opacity=".3"/><path d="M3 40c0-8 7-12 17-12s17 4 17 12z" fill="${pick(COATS)}"/><path d="M11 29q9 6 18 0l1 4q-10 6-20 0z" fill="${pick(HATS)}"/>${art}${eyes}</svg>`;
}

export function Portrait({ card }: { card: number }) {
  const { id } = designOf(card);
  return <img class="po" src={addressOf(`portrait ${id}`, () => drawPortrait(id))} alt="" draggable={false} />;
}
