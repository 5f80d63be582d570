/** The names of cards, areas and tiles as the card catalogue gives them; `*`: the Polish one is printed. */
import { expect, test } from 'vitest';
import { recordsWith } from '../../src/catalogue.ts';
import { addAllRules } from '../../src/sets/all.ts';
import { TILES } from '../../src/sets/borders/data.ts';

const NAMES = `
Race Track | tor wyścigowy *
Northern Watch | północna strażnica
Eastern Battery | wschodnia bateria
Southern Pumps | południowe pompy
Western Kilns | zachodnie piece
Hub Depot | skład w węźle
Settlers' Camp | obóz osadników
Shelled Checkpoint | rozstrzelany punkt kontrolny
Forward Cache | wysunięty skład
Caravanserai | karawanseraj
Field Armoury | polowa zbrojownia
Scouts' Rest | postój zwiadowców
Pioneer Charter | karta pionierów
Sappers' Yard | plac saperów
Scorched Frontier | spalone pogranicze
Palisades | palisady
Forged Permits | fałszywe przepustki
Surveyors' Map | mapa geodetów
Boundary Obelisk | obelisk graniczny
Winter Dugouts | zimowe ziemianki
Trailblazers | przecieracze szlaków
Fuel Column | kolumna cystern
Armed Surveyors | zbrojni mierniczy
Girder Haulers | tragarze dźwigarów
Sandbag Crew | ekipa workowa
Pump Station | przepompownia
Gun Emplacement | stanowisko ogniowe
Steel Framers | stalowe rusztowania
Bastion Builders | budowniczowie bastionów
Signal Fires | ognie sygnałowe
Raiding Trail | szlak rajderów
Night March | nocny marsz
Fighting Retreat | odwrót z walką
Land Registry | rejestr gruntów
Corner Bastions | narożne bastiony
Hub Exchange | giełda w węźle
Escorted Convoy | eskortowany konwój
Goods Takeover | przejęcie towaru *
Borderland Pub | pub na pograniczu *
Sunken Arena | zatopiona arena *
Nomad Scrappers | złomiarze koczownicy *
Stilt Hunters | szczudlaci łowcy *
Zee Tower | wieża zee *
North-West | północny zachód *
North Centre | północne centrum *
North-East | północny wschód *
West Centre | zachodnie centrum *
Centre | centrum *
East Centre | wschodnie centrum *
South-West | południowy zachód *
South Centre | południowe centrum *
South-East | południowy wschód *
IBN Headquarters | siedziba ibn
Heart of the State | serce stanu *
Gasoline Vampire | gazolinowy wampir *
Firewaller | firewaller *
Scratcher | drapacz *
Classic Skyscraper | klasyczny wieżowiec
Old Capital | prastolica
Desert Monolith | monolit na pustyni
Ziggy One | ziggy one
Boston | boston
Jersey Ruins | ruiny jersey
Borgo | borgo
Hegemony | hegemonia
Moloch | moloch
Outpost | posterunek`;

const OF_BOX = ['noMansLand', 'promo2', 'headquarters', 'cities', 'borders'];
/** Machines too, although they are not offered yet. */
addAllRules();
const records = recordsWith(() => true).filter(({ set }) => OF_BOX.includes(set));

test.each(
  NAMES.trim()
    .split('\n')
    .map((row) => row.split(' | ')),
)('%s', (en, pl = '') => {
  const [polish = '', printed] = pl.split(' *');
  const record = records.find(({ name }) => name.en === en);
  expect(record?.name.pl.toLowerCase()).toBe(polish);
  if (record?.polishName) expect(record.polishName).toBe(printed === undefined ? 'ours' : 'printed');
});

test('every card, area and tile of these sets has a row', () => {
  expect(records).toHaveLength(NAMES.trim().split('\n').length);
});

test('the sides of border tiles', () => {
  expect(TILES.flatMap(({ sides }) => sides.map(({ name }) => [name.en, name.pl]))).toEqual([
    ['Experiments on Human DNA', 'Eksperymenty na ludzkim DNA'],
    ['Horde Raid', 'Najazd hordy'],
    ['Human Trade', 'Handel ludźmi'],
    ['The Skinny One Goes for Anything', 'Chudego oddam za byle co'],
    ['Expedition into Moloch', 'Wyprawa w głąb Molocha'],
    ['Clash with Moloch', 'Starcie z Molochem'],
    ['Protection Contract', 'Umowa na ochronę'],
    ['Fire Support', 'Wsparcie ogniowe'],
  ]);
});
