/** 51st State: both sets of promotional cards. */
export const promos = {
  fixer: 'toolbox:-20,0,.8 man:48,0,1.6',
  'secret-stock': 'locked-chest',
  'propaganda-center': 'poster megaphone:0,-28,.5',
  'wrecked-airplane': 'commercial-airplane:-40,-22,1.1,88 smoke:-20,-56',
  'armored-car': 'jeep:0,0,1.2',
  'friendly-gun-shop': 'shop *revolver:-8,-55,.42 *hearts:18,-56,.16 *pistol-gun:-17,-10,.3',
  'goods-takeover': 'cargo-crate:-26,0,.75 grab:30,-10,.8',
  'borderland-pub': 'saloon:-10,0,1 fence:60,0,.4',
  'sunken-arena': 'coliseum:0,6,1.2',
  'nomad-scrappers': 'camel:-16,0,.9 scrapheap:-14,-60,.28 man:52,0,1.3',
  'stilt-hunters': 'rifleman:-30,-40,1.1 rifleman:34,-34,1.1 pole:-36,0,.5 pole:-24,0,.5 pole:28,0,.42 pole:40,0,.42',
  'zee-tower': 'tv-tower:0,0,1.1',
} as const satisfies { readonly [design: string]: string };
