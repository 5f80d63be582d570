/** Small things that stand beside a motif and tell what a card pays. */
export const props = {
  barrels: 'M-9 0v-15q5-3 10 0V0zM3 0v-15q5-3 10 0V0zM-3-15v-14q5-3 10 0v14z;-1*M-9-8h10M3-8h10M-3-22h10',
  crates: 'M-13 0v-13h13V0zM1 0v-13h13V0zM-6-14v-12H7v12z;-1*M-13-6.5H0M1-6.5h13',
  people: 'o-6 -16 3.4;M-11 0q0-13 5-13t5 13z;o6 -19 3.6;M1 0q0-16 5-16t5 16z',
  sandbags:
    'M-19.6 -3.4a5.6 4 0 1 0 11.2 0a5.6 4 0 1 0-11.2 0zM-10.6 -3.4a5.6 4 0 1 0 11.2 0a5.6 4 0 1 0-11.2 0zM-1.6 -3.4a5.6 4 0 1 0 11.2 0a5.6 4 0 1 0-11.2 0zM7.4 -3.4a5.6 4 0 1 0 11.2 0a5.6 4 0 1 0-11.2 0zM-14.6 -10a5.6 4 0 1 0 11.2 0a5.6 4 0 1 0-11.2 0zM-5.6 -10a5.6 4 0 1 0 11.2 0a5.6 4 0 1 0-11.2 0zM3.4 -10a5.6 4 0 1 0 11.2 0a5.6 4 0 1 0-11.2 0z',
  scrap: 'M-16 0l5-11 6 4 5-12 8 9 4-5 6 15z;*o2 -6 2.4',
  lamp: '-2M0 0v-34q0-6 8-6;*o9 -39 3;*.18M9-38l-9 38h18z',
  flag: '-2M0 0v-32;*M0-32h16l-4 5 4 5H0z',
} as const satisfies { readonly [name: string]: string };
