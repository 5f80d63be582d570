import type { Ability, Colour, Powers } from './types.ts';

const ability = (
  id: string,
  colour: Colour,
  [en, pl]: readonly [string, string],
  powers: Partial<Powers>,
): Ability => ({ id, colour, name: { en, pl }, origin: 'printed', powers });

/** Six abilities of each colour, red ones first. */
export const abilities: readonly Ability[] = [
  ability('bombardment', 'red', ['Bombardment', 'Bombardowanie'], { bridgeMajority: 2 }),
  ability('trojanHorse', 'red', ['Trojan Horse', 'Koń trojański'], { droneMajority: 1 }),
  ability('fortress', 'red', ['Fortress', 'Twierdza'], { shelterMajority: 2 }),
  ability('extraordinaryRemedy', 'red', ['Extraordinary Remedy', 'Nadzwyczajne remedium'], { remedy: 1 }),
  ability('terrainKnowledge', 'red', ['Terrain Knowledge', 'Znajomość terenu'], { winsTies: 1 }),
  ability('caravan', 'red', ['Caravan', 'Karawana'], { shelterMajority: 1, shelterMoves: 1 }),
  ability('fieldTechnician', 'blue', ['Field Technician', 'Technik terenowy'], { movesAfterBuild: 2 }),
  ability('undergroundTunnel', 'blue', ['Underground Tunnel', 'Podziemny tunel'], { tunnels: 1 }),
  ability('jetBoots', 'blue', ['Jet Boots', 'Odrzutowe buty'], { movesAfterCard: 1 }),
  ability('numericalSuperiority', 'blue', ['Numerical Superiority', 'Przewaga liczebna'], { recruitAsAny: 1 }),
  ability('parachuteDrop', 'blue', ['Parachute Drop', 'Zrzut spadochronowy'], { shelterAnywhere: 1 }),
  ability('remoteControl', 'blue', ['Remote Control', 'Zdalne sterowanie'], { droneReach: 1 }),
  ability('explorationCamp', 'green', ['Exploration Camp', 'Obóz eksploracyjny'], { exchangeAtLift: 1 }),
  ability('deepMining', 'green', ['Deep Mining', 'Głębokie wydobycie'], { seeds: 1 }),
  ability('alternativeEnergy', 'green', ['Alternative Energy', 'Alternatywna energia'], { paysOther: 1 }),
  ability('lowEnergyControl', 'green', ['Low-Energy Control', 'Sterowanie niskoenergetyczne'], { droneDiscount: 1 }),
  ability('deliveryRobot', 'green', ['Delivery Robot', 'Robot dostawczy'], { robotPrice: 1 }),
  ability('tradingPost', 'green', ['Trading Post', 'Miejsce handlu'], { supplyPerPurchase: 1 }),
];
