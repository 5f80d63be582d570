/** The covers of boxes, maps and opponents on the page of a new table. */
export const boxes = {
  'box-base': 'works:0,0,.8',
  'box-newEra': 'obelisk:0,0,.9',
  'box-winter': 'tents:0,0,.8',
  'box-scavengers': 'excavator:0,0,.95',
  'box-allies': 'coolers:0,0,.85',
  'box-moloch': 'battle-mech:0,0,1.05 *eye:0,-57',
  'box-noMansLand': 'radio-tower:0,0,1.1',
  'box-borgo': 'brute:0,0,1.05',
  'box-random': 'london:-6,0,.7',
  'box-custom': 'theodolite:0,0,1',
} as const satisfies { readonly [box: string]: string };
