/**
 * The cards of Allies, one line each, as the card catalogue gives them and not as `src/cards` does; IG, SH and UR are
 * influence, Ru is ruins, everything else as in `../catalogue.ts`.
 *
 *     copies name | distance category | types | ability | building bonus | spoils | deal
 */
import { type Counted, LETTERS } from '../catalogue.ts';

const PRINTED = `
1 Kelly Iron Grip | 2 openProduction | ironGang | 1G 1IG | – | 2G 1rc | 1IG
1 Irons' Hideout | 2 openProduction | ironGang | 1Ru 1F | – | 2F 1C | 1IG
1 Dirty Timmy | 2 production | ironGang gun | F or G | 1Ru | 2G 1F | 1IG
2 Highway Tithe | 1 production | ironGang | 1IG | – | 1G 1F | 1IG
1 Quick Raid | 1 feature | ironGang | – | raid | 2rc | 1IG
1 Chrome Oath | 2 feature | ironGang | ironGang is fuel gun | 1IG | 2F 1G | 1IG
1 Gallery of Engines | 2 feature | ironGang vp | – | 1VP per ironGang, max 5 | 2VP 1G | 1IG
1 Blood Colours | 2 feature | ironGang gun | each raze sharrash uranopolis: 1VP | – | 2rc 1VP | 1IG
1 Rat Hunt | 2 action | ironGang | 1G → block | – | 2G 1VP | 1IG
1 Red Mask | 3 action | ironGang | 2W+1G → 2VP ×any | 1IG | 3G 1VP | 1IG
1 Biker Initiation | 1 action | ironGang | 1W → 1IG ×2 | – | 1F 1W | 1IG
2 Burning Rubber Club | 2 action | ironGang vp | 1W+1IG → 2VP | – | 2F 1VP | 1IG
1 Warlord's Parade | 3 action | ironGang vp | 1W+2IG → 3VP | – | 3G 1VP | 1IG
1 Chain Ambush | 2 action | ironGang contact | 1IG → 2rc | – | 2rc 1F | 1IG
1 Caravan of Giants | 1 openProduction | uranopolis | 1UR | – | 2I | 1UR
2 Reactor Levy | 1 production | uranopolis | 1UR | – | 1I 1W | 1UR
1 Tread Yards | 2 production | uranopolis iron | 1I per uranopolis, max 3 | – | 3I | 1UR
1 Isotope Mine | 2 production | uranopolis ammo | 1A | 1UR | 2A 1W | 1UR
1 Toxic Pass | 2 feature | uranopolis | each build of an ally: F or I | – | 2F 1I | 1UR
1 Galvanic Prophet | 2 feature | uranopolis | uranopolis is iron ammo | 1UR | 2I 1A | 1UR
1 Reserves | 1 feature | uranopolis | store 3 influence | 1UR | 2I | 1UR
1 Cooling Towers | 2 feature | uranopolis vp | – | 1VP per uranopolis, max 5 | 2VP 1I | 1UR
1 Scorched Nests | 2 feature | uranopolis gun | each raze sharrash ironGang: 1A | – | 2A 1rc | 1UR
1 Toxic Waste | 2 action | uranopolis toxic | give a card | – | 2C 1VP | 1UR
1 Apprentice Draft | 1 action | uranopolis | 1W → 1UR ×2 | – | 2W | 1UR
2 Isotope Exchange | 2 action | uranopolis vp | 1W+1UR → 2VP | – | 2I 1VP | 1UR
1 Walking City | 3 action | uranopolis vp | 1W+2UR → 3VP | – | 3I 1VP | 1UR
1 Convoy Foundry | 2 action | uranopolis contact | 1W+1I → 2gc 1UR | – | 2gc 1I | 1UR
1 Plasma Screens | 1 action | uranopolis toxic | 1UR → 2S | – | 2S | 1UR
1 Whiskered Envoys | 1 openProduction | sharrash | 1SH | – | 2W | 1SH
1 Whisper Bazaar | 2 openProduction | sharrash card | 1C 1SH | – | 2C 1W | 1SH
2 Cellar Tribute | 1 production | sharrash | 1SH | – | 1W 1B | 1SH
1 Brood Warrens | 2 production | sharrash worker | 1W per sharrash, max 3 | – | 3W | 1SH
1 Sewer Nursery | 1 production | sharrash worker | 1W | 1SH | 2W | 1SH
1 Sharrash Technology | 3 feature | sharrash | each build of an ally: its influence | – | 3B 1VP | 1SH
1 Rat Matron | 2 feature | sharrash | sharrash is worker brick | 1SH | 2W 1B | 1SH
1 Gnawed Idol | 2 feature | sharrash vp | – | 1VP per sharrash, max 5 | 2VP 1W | 1SH
1 Tail for Tail | 2 feature | sharrash gun | each raze uranopolis ironGang: 1C | – | 2C 1rc | 1SH
1 Treaty Cellar | 1 feature | sharrash contact | each deal with an ally: 1W | – | 1W 1bc | 1SH
1 Rat Burrow | 3 action | sharrash | 2W+1influence → 2VP ×any | 1SH | 3W 1VP | 1SH
1 Tunnel Scouts | 1 action | sharrash | 1W → 1SH ×2 | – | 1W 1C | 1SH
2 Court of Whispers | 2 action | sharrash vp | 1W+1SH → 2VP | – | 2B 1VP | 1SH
1 Parliament Below | 3 action | sharrash vp | 1W+2SH → 3VP | – | 3B 1VP | 1SH
1 Gnawed Archives | 1 action | sharrash card | 1SH → 2C | – | 2C | 1SH`;

const NAMES: { readonly [letter: string]: string } = {
  ...LETTERS,
  IG: 'influenceIronGang',
  SH: 'influenceSharrash',
  UR: 'influenceUranopolis',
  Ru: 'ruins',
};

export const goods = (text: string): Counted =>
  Object.fromEntries(
    text.split(/[ +]/).map((part) => {
      const [, n, letter = ''] = /^(\d)(\w+)$/.exec(part) ?? [];
      const good = NAMES[letter];
      if (!good) throw new Error(`no goods: ${text}`);
      return [good, Number(n)];
    }),
  );

const idOf = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

export const ALLIES = PRINTED.trim()
  .split('\n')
  .map((line) => {
    const [front = '', where = '', types = '', ability = '', bonus = '', spoils = '', deal = ''] = line.split(' | ');
    const [distance, category = ''] = where.split(' ');
    return {
      id: idOf(front.slice(2)),
      copies: Number(front[0]),
      distance: Number(distance),
      category,
      types: types.split(' ').map((type) => `t${type[0]?.toUpperCase()}${type.slice(1)}`),
      ability,
      bonus,
      spoils: goods(spoils),
      deal: goods(deal),
    };
  });

const RESOURCES = /^(\d[A-Za-z]+ ?)+$/;
/** Cards that give goods: in production, or once when they are built. */
export const giving = (of: 'ability' | 'bonus') => ALLIES.filter((card) => RESOURCES.test(card[of]));
/** Actions that are goods for goods. */
export const priced = ALLIES.flatMap(({ id, ability }) => {
  const [, cost, gain, times] = /^([^→]+) → (\d\w+(?: \d\w+)*)(?: ×(2|any))?$/.exec(ability) ?? [];
  return cost && gain && !cost.includes('influence') ? [{ id, cost: goods(cost), gain: goods(gain), times }] : [];
});
