/**
 * The printed cards, one line each, as the card catalogue gives them and not as `src/cards` does:
 *
 *     copies name | distance category | types | ability | building bonus | spoils | deal
 *
 * F fuel, I iron, G gun, B brick, A ammo, W worker, C card, VP point, gc rc bc uc contacts, D development, S shield;
 * `basic` is any of F I G B, `deal` a signed deal given up, `x → y` an action, `×2` twice a round.
 */
const PRINTED = {
  base: `
1 Abandoned Suburbs | 3 action | brick | 2B → 2VP ×2 | – | 3B 1VP | 1B
1 Archive | 1 action | worker vp | 1W → 1VP ×2 | – | 2W | 1W
2 Arena | 2 production | gun ammo | 1G per gun, max 3 | – | 3G | 1G
2 Assassin | 1 openProduction | gun ammo | 1G | – | 2G | 1G
2 Assembly Plant | 3 action | iron vp | 1W+2I → 3VP | – | 3I 1VP | 1I
2 Bioweaponry | 2 action | gun vp | 1W+1G → 2VP | – | 2G 1VP | 1G
1 Boiler Room | 2 openProduction | worker | 2W | 1W | 3W | 1W
1 Brick Storage | 1 feature | brick | – | on it: 3B | 2B | 1B
2 Brick Supplier | 2 production | brick ammo | 1B per brick, max 3 | – | 3B | 1B
1 Camp | 1 feature | worker | – | on it: 3W | 2W | 1W
2 Church | 2 feature | liberty | – | 2VP | 2VP | 1VP
1 City Guards | 1 feature | gun | – | on it: 3G | 2G | 1G
2 Clay Pit | 2 action | brick vp | 1W+1B → 2VP | – | 2B 1VP | 1B
1 Confessor | 3 action | gun | 2G → 2VP ×2 | – | 3G 1VP | 1G
3 Construction Vehicles | 1 openProduction | iron contact | 1gc | 1gc | 2gc | 1I
1 Convoy | 1 action | fuel contact | 1F → 1bc ×2 | – | 2bc | 1bc
2 Corner shop | 1 action | ammo vp | 1W+1basic → 1VP ×2 | – | 2A | 1A
1 Crossroads | 1 feature | worker card | – | 2C | 2C | 1C
1 Deserted Colony | 2 action | ammo | 1W → 1A ×2 | – | 2A 1VP | 1A
2 Docks | 1 openProduction | iron ammo | 1I | – | 2I | 1I
1 Excavator | 2 openProduction | brick contact | 1D | – | 2B 1VP | 1B
1 Factory | 2 feature | iron vp | – | 1VP per iron, max 5 | 2VP 1I | 1I
2 Fuel Tank | 1 openProduction | fuel ammo | 1F | – | 2F | 1F
1 Gasoline Cultist | 2 action | fuel vp | 1bc → 1VP ×2 | – | 1bc 1VP 1C | 1F
1 Gasoline Drinkers Den | 3 action | fuel | 2F → 2VP ×2 | – | 3F 1VP | 1F
2 Gun Shop | 3 action | gun vp | 1W+2G → 3VP | – | 3G 1VP | 1G
1 Gunsmith | 1 action | gun contact | 1G → 1rc ×2 | – | 2rc | 1rc
2 Hideout | 2 action | fuel vp | 1deal → 1VP ×2 | – | 2VP | 1VP
2 Huge Machinery | 1 action | iron contact | 1W+1I → 3gc | – | 2gc | 1I
1 Merc Outpost | 1 action | ammo worker | 1basic → 2W | – | 2W | 1W
1 Methane Storage | 1 feature | fuel | – | on it: 3F | 2F | 1F
1 Motel | 2 action | card | 1W → 1C ×2 | – | 2C 1VP | 1C
1 Murderers' Pub | 2 feature | gun vp | – | 1VP per gun, max 5 | 2VP 1G | 1G
1 Museum | 2 feature | liberty | – | 1VP per liberty, max 5 | 1VP 1C | 1VP
2 Negotiator | 3 action | fuel vp | 1W+1deal → 2VP | – | 3A 1C | 1A
2 Oil Rig | 2 production | fuel ammo | 1F per fuel, max 3 | – | 3F | 1F
1 Oil Trader | 2 action | fuel vp | 1F → 1VP ×2 | – | 2F 1C | 1F
2 Oilmen Fortress | 3 action | fuel vp | 1W+2F → 3VP | – | 3F 1VP | 1F
1 Old Cinema | 1 feature | liberty | – | 1VP | 1VP 1C | 1VP
2 Parking Lot | 2 production | iron ammo | 1I per iron, max 3 | – | 3I | 1I
2 Pub | 2 openProduction | card | 1C | 1C | 3C | 1C
2 Quarry | 1 openProduction | brick ammo | 1B | – | 2B | 1B
2 Radioactive Fuel | 2 action | fuel vp | 1W+1F → 2VP | – | 2F 1VP | 1F
1 Refinery | 2 feature | fuel vp | – | 1VP per fuel, max 5 | 2VP 1F | 1F
1 Rubble | 2 feature | brick vp | – | 1VP per brick, max 5 | 2VP 1B | 1B
1 Rubble Trader | 2 action | brick vp | 1B → 1VP ×2 | – | 2B 1C | 1B
1 Ruined Library | 1 feature | gun ammo | store 3basic | – | 1G 1C | 1G
3 School | 1 production | worker ammo | 1W | 1W | 2W | 1W
1 Scrap Metal | 1 feature | iron | – | on it: 3I | 2I | 1I
1 Scrap Trader | 2 action | iron vp | 1I → 1VP ×2 | – | 2I 1C | 1I
1 Shadow | 2 action | gun vp | 1rc → 1VP ×2 | – | 1rc 1VP 1C | 1G
1 Sharrash | 1 openProduction | contact | 1uc | 1uc | 2uc | 1uc
1 Shelter | 3 action | iron | 2I → 2VP ×2 | – | 3I 1VP | 1I
2 Shipwreck | 2 action | iron vp | 1W+1I → 2VP ×2 | – | 2I 1VP | 1I
2 Skyscraper | 3 action | brick vp | 1W+2B → 3VP | – | 3B 1VP | 1B
1 Thieves Caravan | 3 action | ammo gun | 2W → take 1basic ×2 | – | 3A 1C | 1A
1 Thieves Den | 1 feature | worker ammo | store 2basic + 2W | – | 1A 1C | 1A
1 Underground Warehouse | 1 feature | fuel ammo | store 3basic | – | 1F 1C | 1F
1 Weapon Trader | 2 action | gun vp | 1G → 1VP ×2 | – | 2G 1C | 1G
3 Wrecked Tank | 2 feature | liberty | – | 1VP per liberty, max 5 | 2VP | 1VP`,
  newEra: `
1 Black Market Contacts | 1 feature | contact fuel | store 3bc | 1bc | 2bc | 1bc
1 Brick Village | 1 action | brick | 1W → 2B | – | 2B | 1B
1 Builders | 2 action | brick worker | 1B → 1W ×2 | – | 2W 1B | 1W
1 Bus Station | 2 feature | worker fuel | each deal: 1W | – | 2W 1C | 1W
1 Car Garage | 2 openProduction | toxic gun | 1S | 1S | 1rc 1G 1W | 1rc
1 Combat Zone | 1 action | gun | 1W → 2G | – | 2G | 1G
1 Courthouse | 2 production | brick ammo | 1B 1A | – | 2B 1A | 1B
1 Disassembly Workshop | 1 action | iron | 1W → 2I | – | 2I | 1I
1 Espionage Center | 2 feature | fuel card | each deal: 1C | – | 2C 1VP | 1C
1 Expedition Camp | 2 production | gun ammo | 1G 1A | – | 2G 1A | 1G
1 Foundation | 1 feature | – | – | on it: 1D | 2gc | 1B
1 Gangers' Dive | 1 feature | contact gun | store 3rc | 1rc | 2rc | 1rc
1 Gasoline Tower | 2 action | worker fuel | 1F → 1W ×2 | – | 2W 1F | 1W
1 Guild's Garage | 2 feature | fuel card | each deal: 1C | – | 2C | 1C
1 Hangar | 2 production | fuel ammo | 1F 1A | – | 2F 1A | 1F
1 Haven | 2 production | iron ammo | 1I 1A | – | 2I 1A | 1I
1 Hidden Forge | 1 production | toxic gun | 1S | – | 2W | 1rc
1 Human Trafficer | 2 feature | worker fuel | each deal: 1W | – | 2W 1C | 1W
2 Hunters | 2 feature | worker gun | each raze: 1W | – | 2W 1C | 1W
1 Labor Camp | 1 action | worker | 1W → 2W | – | 2W | 1W
1 Lemmy's Storage | 2 production | ammo | 1A | – | 2A 1VP | 1A
2 Mesmerizers' Dwelling | 2 feature | gun vp | each raze: 1VP | – | 2VP 1C | 1VP
1 Natural Shelters | 2 production | worker ammo | 1W 1A | – | 2W 1A | 1W
1 Ohio Cavalry | 2 action | fuel contact | 1W+1F → 3bc | – | 1F 1bc 1W | 1bc
1 Oilfield | 1 action | fuel | 1W → 2F | – | 2F | 1F
1 Old Settlements | 2 action | iron worker | 1I → 1W ×2 | – | 2W 1I | 1W
2 Pete's Office | 2 feature | vp fuel | each deal: 1VP | – | 2VP 1C | 1VP
1 Pickers | 1 action | worker contact | 1bc → 1W | – | 2W | 1W
2 Post Office | 2 action | contact fuel | 1W → 1bc ×2 | – | 2bc 1C | 1bc
1 Preacher Of The New Era | 2 action | fuel contact | 1bc → 1rc ×2 | – | 1G 1rc 1C | 1rc
1 Production Manager | 2 action | toxic ammo | 2W → produce again | – | 2C 1A | 1A
1 Radioactive Colony | 2 feature | – | – | on it: 1W 2A 1bc 1rc | 2A 1W | 1A
1 Rehabilitation Center | 1 action | worker contact | 1rc → 1W | – | 2W | 1W
2 Ricky The Merchant | 1 production | fuel contact | 1bc | – | 1F 1W | 1F
2 Rifle | 2 feature | card gun | each raze: 1C | – | 2C | 1C
1 Secret Outpost | 2 action | worker gun | 1G → 1W ×2 | – | 2W 1G | 1W
1 The Bronx Gang | 2 action | contact gun | 1W+1G → 3rc | – | 1G 1rc 1C | 1rc
2 The Iron Gang | 1 production | gun contact | 1rc | – | 1G 1W | 1G
2 Training Camp | 2 action | contact gun | 1W → 1rc ×2 | – | 1rc 1W 1C | 1rc
1 Truck | 1 feature | contact ammo | each raze or deal: 1A | – | 2A | 1A
1 Church | 2 feature | liberty | – | 2VP | 2VP | 1VP
1 Excavator | 2 openProduction | brick contact | 1D | – | 2B 1VP | 1B`,
  winter: `
1 Armed Merchants | 2 feature | vp ammo | received 5basic: 2VP | – | 2A 1VP | 1VP
1 Black Fortress | 1 production | iron gun | 1I or 1G | – | 1I 1G | 1I
1 Black Market | 2 action | brick vp | 1W+1B+1I+1G → 3VP ×2 | – | 3A | 1A
1 Body Hunters | 2 action | worker toxic | 1W → reset 3 | – | 3W | 1W
1 Boiler Room | 2 openProduction | worker | 2W | 1W | 3W | 1W
1 Camino Real | 2 action | gun contact | 1W → rival deal | – | 2A 1W | 1W
1 Caravanner | 2 action | fuel toxic | 1W → own deals | – | 3A | 1A
1 Cistern | 2 production | fuel vp | 1VP per received F, max 3 | – | 2F 1VP | 1F
1 Combat Vehicle | 1 action | gun contact | 1W → 1S | – | 3S | 1S
1 Construction Site | 2 production | brick vp | 1VP per received B, max 3 | – | 2B 1VP | 1B
1 Courthouse | 2 production | brick ammo | 1B 1A | – | 2B 1A | 1B
1 Craftsmen Guild | 1 production | iron brick | 1B or 1I | – | 1I 1B | 1B
1 Crossing | 2 feature | contact | store 3gc | 4gc | 3gc | 1gc
1 Dark Visions Gang | 2 feature | gun contact | received 1G: 1rc | – | 2rc 1VP | 1rc
1 Demolition Team | 2 feature | brick contact | received 1B: 1D | – | 1D 1B | 1D
1 Dream City | 2 feature | vp worker | received 2VP: 1W | – | 3W | 1W
1 Eight Mile | 2 action | fuel vp | 1W+1F+1B+1I → 3VP ×2 | – | 3A | 1A
1 Excavator | 2 openProduction | brick contact | 1D | – | 2B 1VP | 1B
1 Expedition Camp | 2 production | gun ammo | 1G 1A | – | 2G 1A | 1G
1 Hangar | 2 production | fuel ammo | 1F 1A | – | 2F 1A | 1F
1 Haven | 2 production | iron ammo | 1I 1A | – | 2I 1A | 1I
1 Hibernation Chambers | 1 feature | worker | store any W | 4W | 2W | 1W
1 Landfill | 2 production | ammo | 1A | 1A | 3A | 1A
2 Market Place | 1 action | ammo vp | 1W+2basic → 2VP ×2 | – | 2A | 1A
1 Material Depository | 1 action | fuel vp | 1W+2F+2I → 4VP | – | 1I 1F | 1F
1 Military Warehouse | 1 action | gun vp | 1W+2F+2G → 4VP | – | 1G 1F | 1G
1 Mobile Storage | 2 action | gun vp | 1W+1B+1F+1G → 3VP ×2 | – | 3A | 1A
1 Oilmen | 2 feature | fuel contact | received 1F: 1bc | – | 3bc | 1bc
1 Old Cinema | 1 feature | liberty | – | 1VP | 1VP 1C | 1VP
1 Outpost Mercenaries | 1 openProduction | contact | 1rc or 1bc | – | 1F 1G | 1A
1 Patriot Tower | 2 feature | vp worker | received 5W: 2VP | – | 2W 1VP | 1W
1 Power Station | 2 production | ammo | copy own | – | 2A 1W | 1A
1 Propaganda Station | 2 action | card | 1W+1C → 2C | – | 3C | 1C
1 Pub | 2 openProduction | card | 1C | 1C | 3C | 1C
1 Salt Lake Tower | 1 action | iron vp | 1W+2I+2B → 4VP | – | 1B 1I | 1I
1 Sheriff's Office | 2 production | gun vp | 1VP per received G, max 3 | – | 2G 1VP | 1G
1 Small Factory | 2 production | iron vp | 1VP per received I, max 3 | – | 2I 1VP | 1I
1 Solitary Trader | 3 action | fuel vp | 1W+1B+1F+1G+1I → 3VP ×2 | – | 3A 1VP | 1A
1 Steel Eagle | 2 openProduction | liberty vp | 1VP | – | 2VP | 1VP
1 Storehouse | 1 production | fuel gun | 1F or 1G | – | 1G 1F | 1G
1 Suppliers | 2 production | ammo toxic | take production | copy production | 2gc 1VP | 1A
1 Tanker Shipwreck | 1 production | fuel brick | 1B or 1F | – | 1F 1B | 1F
1 Ted's Bus | 1 action | iron contact | 1W+1basic → 2gc | – | 2gc | 1I
1 The Hold | 1 action | brick vp | 1W+2G+2B → 4VP | – | 1G 1B | 1B
1 Transmitter | 2 action | card | 1W+1basic → 2C | – | 2C 1VP | 1C
2 Wire Entanglement | 1 production | gun | 1S | 1S | 3S | 1S
1 Wrecked Tank | 2 feature | liberty | – | 1VP per liberty, max 5 | 2VP | 1VP
1 Wreckers | 2 feature | iron contact | received 1I: 1gc | – | 2gc | 1I`,
  promo1: `
1 Fixer | 1 action | toxic | 1W → visit occupied | – | 1A 1W | 1W
1 Secret Stock | 3 feature | toxic ammo | more of the board | – | 2A 2VP | 1A
1 Propaganda Center | 1 action | card | 2C → keep 1 of 2 | – | 1C 1VP | 1C
1 Wrecked Airplane | 2 feature | liberty | – | 1VP per liberty, max 5 | 2VP | 1VP
1 Armored Car | 2 feature | gun | Defence −1 | – | 2rc 1VP | 1W
1 Friendly Gun Shop | 2 action | gun contact | 2W → 1G 1rc ×2 | – | 2G 1rc | 1G`,
} as const;

export type PrintedSet = keyof typeof PRINTED;

export const LETTERS: { readonly [letter: string]: string } = {
  F: 'fuel',
  I: 'iron',
  G: 'gun',
  B: 'brick',
  A: 'ammo',
  W: 'worker',
  C: 'card',
  VP: 'vp',
  gc: 'greyContact',
  rc: 'redContact',
  bc: 'blueContact',
  uc: 'universalContact',
  D: 'development',
  S: 'shield',
  Sc: 'scavenge',
  Ru: 'ruins',
  basic: 'basic',
  deal: 'deal',
};

export type Counted = Record<string, number>;

/** `2B 1VP` or `1W+2I` in goods; throws at what is neither. */
export function goods(text: string): Counted {
  const read = text.split(/[ +]+/).map((part) => {
    const [, n, letter = ''] = /^(\d+)([A-Za-z]+)$/.exec(part) ?? [];
    const good = LETTERS[letter];
    if (!good) throw new Error(`no goods: ${text}`);
    return [good, Number(n)] as const;
  });
  return Object.fromEntries(read);
}

export interface Printed {
  readonly set: PrintedSet;
  readonly id: string;
  readonly copies: number;
  readonly distance: number;
  readonly category: string;
  readonly types: readonly string[];
  readonly ability: string;
  readonly bonus: string;
  readonly spoils: Counted;
  readonly deal: Counted;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

function read(set: PrintedSet, line: string, before: readonly string[]): Printed {
  const [front = '', where = '', types = '', ability = '', bonus = '', spoils = '', deal = ''] = line.split(' | ');
  const [, copies, name = ''] = /^(\d) (.+)$/.exec(front) ?? [];
  const [distance, category = ''] = where.split(' ');
  const id = idOf(name);
  return {
    set,
    // A card that an earlier set has too is told apart by its set.
    id: before.includes(id) ? `${id}-${set}` : id,
    copies: Number(copies),
    distance: Number(distance),
    category,
    types: types === '–' ? [] : types.split(' '),
    ability,
    bonus,
    spoils: goods(spoils),
    deal: goods(deal),
  };
}

export const CATALOGUE: readonly Printed[] = readAll();

function readAll(): Printed[] {
  const all: Printed[] = [];
  for (const [set, text] of Object.entries(PRINTED)) {
    const before = all.map(({ id }) => id);
    for (const line of text.trim().split('\n')) all.push(read(set as PrintedSet, line, before));
  }
  return all;
}

/** Ids of cards that fit, each as often as it is printed. */
export const someOf = (n: number, fits: (card: Printed) => boolean): string[] => {
  const found = CATALOGUE.filter(fits).flatMap(({ id, copies }) => Array<string>(copies).fill(id));
  if (found.length < n) throw new Error(`only ${found.length} cards fit`);
  return found.slice(0, n);
};

export const sum = (...all: readonly Counted[]): Counted => {
  const total: Counted = {};
  for (const one of all) for (const [good, n] of Object.entries(one)) total[good] = (total[good] ?? 0) + n;
  return total;
};

export const times = (n: number, of: Counted): Counted =>
  Object.fromEntries(Object.entries(of).map(([good, k]) => [good, n * k]));

/** Without the goods of which there are none. */
export const without = (of: Counted): Counted => Object.fromEntries(Object.entries(of).filter(([, n]) => n !== 0));
