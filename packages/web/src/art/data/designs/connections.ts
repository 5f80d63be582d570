/** 51st State: connections of all sets. */
export const connections = {
  punks: 'bust mohawk shades',
  thugs: 'bust:-14,0,.95 shades:-14,0,.95 spiked-bat:46,0,.85',
  merchants: 'old-wagon people:58,0,1.4',
  'junk-train': 'steam-locomotive:44,0,.9 scrapheap:-44,-10,.55 flatbed:-50,0,.5',
  scavengers: 'cowled:-10,0,.95 scrapheap:58,0,.4',
  'scavengers-haul': 'hand-truck:-10,0,1 scrapheap:54,0,.45',
} as const satisfies { readonly [design: string]: string };
