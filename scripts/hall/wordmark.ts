type Letter = { readonly width: number; readonly parts: readonly string[] };

/** Stencil letters ten units high; each part is a polygon, and the gaps between parts are the stencil's bridges. */
const stem = '0,0 2.2,0 2.2,10 0,10';
const letters: Readonly<Record<string, Letter>> = {
  C: {
    width: 6.4,
    parts: [
      '1.6,0 2.9,0 2.9,2.3 2.4,2.3 2.4,7.7 2.9,7.7 2.9,10 1.6,10 0,8.4 0,1.6',
      '3.5,0 4.8,0 6.4,1.6 6.4,3.7 4,3.7 4,2.3 3.5,2.3',
      '3.5,10 4.8,10 6.4,8.4 6.4,6.3 4,6.3 4,7.7 3.5,7.7',
    ],
  },
  I: { width: 2.2, parts: [stem] },
  N: { width: 7.2, parts: [stem, '2.7,0 4.5,5.6 4.5,10 2.7,4.4', '5,0 7.2,0 7.2,10 5,10'] },
  D: {
    width: 6.4,
    parts: [stem, '2.8,0 4.8,0 6.4,1.6 6.4,8.4 4.8,10 2.8,10 2.8,7.7 4,7.7 4,2.3 2.8,2.3'],
  },
  E: {
    width: 5.6,
    parts: [stem, '2.8,0 5.6,0 5.6,2.3 2.8,2.3', '2.8,3.9 5.2,3.9 5.2,6.1 2.8,6.1', '2.8,7.7 5.6,7.7 5.6,10 2.8,10'],
  },
  R: {
    width: 6.6,
    parts: [stem, '2.8,0 4.8,0 6.4,1.6 6.4,4.4 5.4,5.4 6.6,10 4.2,10 3.2,6.1 2.8,6.1 2.8,3.9 4,3.9 4,2.3 2.8,2.3'],
  },
  H: { width: 6.6, parts: [stem, '4.4,0 6.6,0 6.6,10 4.4,10 4.4,6.1 2.8,6.1 2.8,3.9 4.4,3.9'] },
  A: {
    width: 6.4,
    parts: [
      '1.6,0 2.9,0 2.9,2.3 2.4,2.3 2.4,10 0,10 0,1.6',
      '3.5,0 4.8,0 6.4,1.6 6.4,10 4,10 4,7.5 3,7.5 3,5.3 4,5.3 4,2.3 3.5,2.3',
    ],
  },
  L: { width: 5.4, parts: [stem, '2.8,7.7 5.4,7.7 5.4,10 2.8,10'] },
};
const space = 1.9;

/** The name of the hall, drawn; no font has to be there. */
export function wordmark(text: string): string {
  let x = 0;
  const drawn = [...text].map((character) => {
    const letter = letters[character];
    if (!letter) throw new Error(`the stencil has no letter ${character}`);
    const polygons = letter.parts.map((points) => `<polygon points="${points}"/>`).join('');
    const group = `<g transform="translate(${x.toFixed(1)} 0)">${polygons}</g>`;
    x += letter.width + space;
    return group;
  });
  const width = (x - space).toFixed(1);
  return `<svg class="wordmark" viewBox="0 0 ${width} 10" role="img" aria-label="Cinderhall">${drawn.join('')}</svg>`;
}

/** A gabled hall with a lit door. */
export const crest =
  '<svg class="crest" viewBox="0 0 24 24" aria-hidden="true"><path class="walls" d="M3 22V10.500L7 7.200V4h2.500v1.200L12 3l9 7.500V22z"/><path class="fire" d="M9 22v-5.500a3 3 0 0 1 6 0V22z"/></svg>';
