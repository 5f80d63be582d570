/** The locations of No Man's Land, one line each, as the card catalogue gives them: copies name | distance category | types | spoils | deal. */
import { goods } from '../catalogue.ts';

const ROWS = `
2 Race Track | 2 production | fuel contact | 2F 1VP | 1F
1 Northern Watch | 2 production | iron ammo | 2I 1W | 1I
1 Eastern Battery | 2 production | gun ammo | 2G 1W | 1G
1 Southern Pumps | 2 production | fuel ammo | 2F 1W | 1F
1 Western Kilns | 2 production | brick ammo | 2B 1W | 1B
1 Hub Depot | 2 production | worker contact | 2W 1C | 1W
1 Settlers' Camp | 2 production | worker | 3W | 1W
1 Shelled Checkpoint | 2 production | brick | 2B 1VP | 1B
1 Forward Cache | 1 production | ammo | 1A 1W | 1A
1 Caravanserai | 2 openProduction | fuel contact | 2bc 1C | 1bc
1 Field Armoury | 1 openProduction | gun | 2S | 1S
1 Scouts' Rest | 1 openProduction | gun contact | 2rc | 1rc
2 Pioneer Charter | 2 feature | vp contact | 2VP 1gc | 1VP
1 Sappers' Yard | 2 feature | brick worker | 2W 1B | 1W
1 Scorched Frontier | 2 feature | gun vp | 2VP 1G | 1VP
1 Palisades | 1 feature | brick | 2B | 1B
1 Forged Permits | 2 feature | card toxic | 2C 1VP | 1C
2 Surveyors' Map | 1 feature | card contact | 1C 1gc | 1C
1 Boundary Obelisk | 2 feature | liberty | 2VP | 1VP
1 Winter Dugouts | 1 feature | iron ammo | 1I 1C | 1I
1 Trailblazers | 1 feature | worker contact | 1W 1gc | 1W
1 Fuel Column | 1 action | fuel contact | 2F | 1F
1 Armed Surveyors | 1 action | gun contact | 2G | 1G
1 Girder Haulers | 1 action | iron contact | 2I | 1I
1 Sandbag Crew | 1 action | brick contact | 2B | 1B
1 Pump Station | 2 action | fuel vp | 2F 1VP | 1F
1 Gun Emplacement | 2 action | gun vp | 2G 1VP | 1G
1 Steel Framers | 2 action | iron vp | 2I 1VP | 1I
1 Bastion Builders | 2 action | brick vp | 2B 1VP | 1B
2 Signal Fires | 2 action | worker ammo | 2W 1VP | 1W
1 Raiding Trail | 2 action | gun contact | 2rc 1G | 1rc
1 Night March | 1 action | worker gun | 1W 1G | 1W
1 Fighting Retreat | 2 action | gun vp | 2VP 1W | 1VP
1 Land Registry | 3 action | card vp | 3C 1VP | 1C
1 Corner Bastions | 3 action | brick vp | 3B 1VP | 1B
1 Hub Exchange | 3 action | iron vp | 3I 1VP | 1I
1 Escorted Convoy | 3 action | fuel vp | 3F 1VP | 1F`;

const typeOf = (name: string): string => `t${name[0]?.toUpperCase()}${name.slice(1)}`;

export const LAND = ROWS.trim()
  .split('\n')
  .map((line) => {
    const [front = '', where = '', types = '', spoils = '', deal = ''] = line.split(' | ');
    const [, copies, name = ''] = /^(\d) (.+)$/.exec(front) ?? [];
    const [distance, category] = where.split(' ');
    return {
      id: name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-'),
      copies: Number(copies),
      distance: Number(distance),
      category,
      types: types.split(' ').map(typeOf),
      spoils: goods(spoils),
      deal: goods(deal),
    };
  });
