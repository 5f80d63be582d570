/** Outlines in a box of 40: each thing has its own, so that colour is never needed to tell things apart. */
export const shapes = {
  circle: '<circle cx="20" cy="20" r="18"/>',
  square: '<rect x="3" y="3" width="34" height="34" rx="4"/>',
  brick: '<rect x="1" y="7" width="38" height="26" rx="2"/>',
  drum: '<path d="M11 2h18q5 0 5 5l-2 4 2 4v10l-2 4 2 4q0 5-5 5H11q-5 0-5-5l2-4-2-4V15l2-4-2-4q0-5 5-5z"/>',
  hex: '<path d="M20 1l17 9.5v19L20 39 3 29.5v-19z"/>',
  oct: '<path d="M12 2h16l10 10v16L28 38H12L2 28V12z"/>',
  diamond: '<path d="M20 0l20 20-20 20L0 20z"/>',
  shield: '<path d="M4 4q9 1 16-3 7 4 16 3v15q0 13-16 20Q4 32 4 19z"/>',
  arrow: '<path d="M2 5h23l14 15-14 15H2z"/>',
  arrowJag: '<path d="M2 5h23l14 15-14 15H2l5-7.5L2 20l5-7.5z"/>',
  arrowRound: '<path d="M12 5h13l14 15-14 15H12Q1 35 1 20T12 5z"/>',
  arrowNotch: '<path d="M1 5h24l14 15-14 15H1l9-15z"/>',
  pill: '<rect x="8" y="1" width="24" height="38" rx="12"/>',
  card: '<rect x="6" y="1" width="28" height="38" rx="4"/>',
  star: '<path d="M20 0l5.3 7.2L34 5.9l-1.3 8.8L40 20l-7.3 5.3L34 34l-8.7-1.2L20 40l-5.3-7.2L6 34l1.3-8.7L0 20l7.3-5.3L6 5.9l8.7 1.3z"/>',
  home: '<path d="M3 3h34v17L20 39 3 20z"/>',
  tri: '<path d="M20 1l19 36H1z"/>',
  cross: '<path d="M12 1h16v11h11v16H28v11H12V28H1V12h11z"/>',
  blast: '<path d="M20 0l4 9 8-6-1 10 9 0-6 7 6 7-9 0 1 10-8-6-4 9-4-9-8 6 1-10-9 0 6-7-6-7 9 0-1-10 8 6z"/>',
  hexFlat: '<path d="M10 3h20l9 17-9 17H10L1 20z"/>',
  hexSpike:
    '<path d="M11 6l2-6 5 5h4l5-5 2 6 3 5 8 3-5 4 0 4 5 4-8 3-3 5-2 6-5-5h-4l-5 5-2-6-3-5-8-3 5-4 0-4-5-4 8-3z"/>',
  hexBite: '<path d="M10 3h20l9 17-4 7a7 7 0 0 0-7 4 6 6 0 0 0-6 6H10L1 20z"/>',
  rimmed: '<circle cx="20" cy="20" r="18"/><circle cx="20" cy="20" r="14.5" fill="none" stroke-width="1.4"/>',
  pile: '<path d="M10 1h20v22h9v15H1V23h9z"/>',
  cut: '<path d="M6 1h18l10 10v28H6z"/>',
  cuts: '<path d="M14 1h12l8 9v29H6V10z"/>',
  trap: '<path d="M8 5h24l7 30H1z"/>',
  slab: '<path d="M5 8h34l-4 24H1z"/>',
} as const;

export type Shape = keyof typeof shapes;
