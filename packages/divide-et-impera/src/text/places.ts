import type { Localized } from '@cinderhall/kernel';

/** How a sentence can speak of a place; `by` is its name between two others or under something. */
export const PLACE_FORMS = ['place', 'at', 'from', 'to', 'by'] as const;
export type PlaceForm = (typeof PLACE_FORMS)[number];

/** What people call an area. */
export type Place = Localized<{ readonly [form in PlaceForm]: string }>;

const englishStreet = (name: string, preposition: 'in' | 'on' | 'at'): Place['en'] => ({
  place: name,
  at: `${preposition} ${name}`,
  from: `from ${name}`,
  to: `to ${name}`,
  by: name,
});

/** A street whose Polish name is an adjective. */
const lane = (en: string, place: string, genitive: string, accusative: string, from: 'z' | 'ze' = 'z'): Place => ({
  en: englishStreet(en, 'in'),
  pl: { place, at: `na ${genitive}`, from: `${from} ${genitive}`, to: `na ${accusative}`, by: accusative },
});

const street = (
  en: string,
  preposition: 'in' | 'on' | 'at',
  [place, at, from, to, by]: readonly [place: string, at: string, from: string, to: string, by: string],
): Place => ({ en: englishStreet(en, preposition), pl: { place, at, from, to, by } });

/** In the order of their numbers: no map has more streets or roofs than these. */
export const streets: readonly Place[] = [
  lane('Market Lane', 'Targowa', 'Targowej', 'Targową'),
  street('Old Wharf', 'on', [
    'Stare Nabrzeże',
    'na Starym Nabrzeżu',
    'ze Starego Nabrzeża',
    'na Stare Nabrzeże',
    'Starym Nabrzeżem',
  ]),
  street('Mint Yard', 'in', [
    'Plac Menniczy',
    'na Placu Menniczym',
    'z Placu Menniczego',
    'na Plac Menniczy',
    'Placem Menniczym',
  ]),
  lane('Candle Street', 'Świecowa', 'Świecowej', 'Świecową', 'ze'),
  street('Fog Alley', 'in', [
    'Mglisty Zaułek',
    'w Mglistym Zaułku',
    'z Mglistego Zaułka',
    'do Mglistego Zaułka',
    'Mglistym Zaułkiem',
  ]),
  lane('Tanners’ Row', 'Garbarska', 'Garbarskiej', 'Garbarską'),
  street('Lantern Court', 'in', [
    'Latarniany Dziedziniec',
    'na Latarnianym Dziedzińcu',
    'z Latarnianego Dziedzińca',
    'na Latarniany Dziedziniec',
    'Latarnianym Dziedzińcem',
  ]),
  street('Weir Walk', 'on', [
    'Przy Jazie',
    'na ulicy Przy Jazie',
    'z ulicy Przy Jazie',
    'na ulicę Przy Jazie',
    'ulicą Przy Jazie',
  ]),
  street('Ash Square', 'in', [
    'Plac Popielny',
    'na Placu Popielnym',
    'z Placu Popielnego',
    'na Plac Popielny',
    'Placem Popielnym',
  ]),
  street('Chandlers’ Cut', 'in', [
    'Przekop Kupców',
    'w Przekopie Kupców',
    'z Przekopu Kupców',
    'do Przekopu Kupców',
    'Przekopem Kupców',
  ]),
  street('Mill Steps', 'on', [
    'Młyńskie Schody',
    'na Młyńskich Schodach',
    'z Młyńskich Schodów',
    'na Młyńskie Schody',
    'Młyńskimi Schodami',
  ]),
  lane('Brine Street', 'Solankowa', 'Solankowej', 'Solankową'),
  street('Sextons’ Green', 'on', [
    'Skwer Grabarzy',
    'na Skwerze Grabarzy',
    'ze Skweru Grabarzy',
    'na Skwer Grabarzy',
    'Skwerem Grabarzy',
  ]),
  street('Coopers’ Yard', 'in', [
    'Podwórze Bednarzy',
    'na Podwórzu Bednarzy',
    'z Podwórza Bednarzy',
    'na Podwórze Bednarzy',
    'Podwórzem Bednarzy',
  ]),
  street('Lime Passage', 'in', [
    'Wapienny Pasaż',
    'w Wapiennym Pasażu',
    'z Wapiennego Pasażu',
    'do Wapiennego Pasażu',
    'Wapiennym Pasażem',
  ]),
  lane('Rope Walk', 'Powroźnicza', 'Powroźniczej', 'Powroźniczą'),
  lane('Kiln Lane', 'Piecowa', 'Piecowej', 'Piecową'),
  street('Ferry Stairs', 'on', [
    'Promowe Schody',
    'na Promowych Schodach',
    'z Promowych Schodów',
    'na Promowe Schody',
    'Promowymi Schodami',
  ]),
  street('Sparrow Court', 'in', [
    'Wróbli Zaułek',
    'we Wróblim Zaułku',
    'z Wróblego Zaułka',
    'do Wróblego Zaułka',
    'Wróblim Zaułkiem',
  ]),
  lane('Gaslight Road', 'Gazowa', 'Gazowej', 'Gazową'),
  lane('Pewter Row', 'Cynowa', 'Cynowej', 'Cynową'),
  lane('Foundry Street', 'Odlewnicza', 'Odlewniczej', 'Odlewniczą'),
  street('Hollow Square', 'in', [
    'Głuchy Plac',
    'na Głuchym Placu',
    'z Głuchego Placu',
    'na Głuchy Plac',
    'Głuchym Placem',
  ]),
  lane('Tallow Lane', 'Łojowa', 'Łojowej', 'Łojową'),
  street('Eel Quay', 'on', [
    'Węgorzowe Nabrzeże',
    'na Węgorzowym Nabrzeżu',
    'z Węgorzowego Nabrzeża',
    'na Węgorzowe Nabrzeże',
    'Węgorzowym Nabrzeżem',
  ]),
  street('Beggars’ Mile', 'on', [
    'Mila Żebraków',
    'na Mili Żebraków',
    'z Mili Żebraków',
    'na Milę Żebraków',
    'Milą Żebraków',
  ]),
  street('Plague Pit', 'at', ['Morowy Dół', 'w Morowym Dole', 'z Morowego Dołu', 'do Morowego Dołu', 'Morowym Dołem']),
  lane('Customs Lane', 'Celna', 'Celnej', 'Celną'),
  street('Needle Alley', 'in', [
    'Igielny Zaułek',
    'w Igielnym Zaułku',
    'z Igielnego Zaułka',
    'do Igielnego Zaułka',
    'Igielnym Zaułkiem',
  ]),
  lane('Glass Street', 'Szklana', 'Szklanej', 'Szklaną', 'ze'),
  street('Broken Mews', 'in', [
    'Zawalone Oficyny',
    'w Zawalonych Oficynach',
    'z Zawalonych Oficyn',
    'do Zawalonych Oficyn',
    'Zawalonymi Oficynami',
  ]),
  street('Cinder Gate', 'at', [
    'Żużlowa Brama',
    'pod Żużlową Bramą',
    'spod Żużlowej Bramy',
    'pod Żużlową Bramę',
    'Żużlową Bramą',
  ]),
];

/** A building is spoken of by its roof. */
const roof = (en: string, pl: string, genitive: string, article: 'the ' | '' = 'the '): Place => {
  const above = `the roof of ${article}${en}`;
  return {
    en: { place: en, at: `on ${above}`, from: `from ${above}`, to: `to ${above}`, by: above },
    pl: {
      place: pl,
      at: `na dachu ${genitive}`,
      from: `z dachu ${genitive}`,
      to: `na dach ${genitive}`,
      by: `dachem ${genitive}`,
    },
  };
};

export const buildings: readonly Place[] = [
  roof('Clock House', 'Dom Zegarowy', 'Domu Zegarowego'),
  roof('Corn Exchange', 'Giełda Zbożowa', 'Giełdy Zbożowej'),
  roof('Mint Tower', 'Wieża Mennicy', 'Wieży Mennicy'),
  roof('Bell Foundry', 'Odlewnia Dzwonów', 'Odlewni Dzwonów'),
  roof('Old Assizes', 'Stary Trybunał', 'Starego Trybunału'),
  roof('Printworks', 'Drukarnia', 'Drukarni'),
  roof('Tram Depot', 'Zajezdnia', 'Zajezdni'),
  roof('Power House', 'Elektrownia', 'Elektrowni'),
  roof('Opera', 'Opera', 'Opery'),
  roof('Customs House', 'Komora Celna', 'Komory Celnej'),
  roof('Gasworks', 'Gazownia', 'Gazowni'),
  roof('Brewery', 'Browar', 'Browaru'),
  roof('Granary', 'Spichlerz', 'Spichlerza'),
  roof('Arcade', 'Pasaż Handlowy', 'Pasażu Handlowego'),
  roof('Bathhouse', 'Łaźnia', 'Łaźni'),
  roof('Infirmary', 'Lazaret', 'Lazaretu'),
  roof('Library', 'Biblioteka', 'Biblioteki'),
  roof('Pump House', 'Pompownia', 'Pompowni'),
  roof('Cannery', 'Wytwórnia Konserw', 'Wytwórni Konserw'),
  roof('Signal Box', 'Nastawnia', 'Nastawni'),
  roof('Observatory', 'Obserwatorium', 'Obserwatorium'),
  roof('Telegraph Office', 'Telegraf', 'Telegrafu'),
  roof('Warehouse Nine', 'Dziewiąty Magazyn', 'Dziewiątego Magazynu', ''),
  roof('Tannery', 'Garbarnia', 'Garbarni'),
  roof('Ice House', 'Lodownia', 'Lodowni'),
  roof('Playhouse', 'Teatr', 'Teatru'),
  roof('Courthouse', 'Gmach Sądu', 'Gmachu Sądu'),
  roof('Grand Hotel', 'Grand Hotel', 'Grand Hotelu'),
  roof('Post Office', 'Poczta', 'Poczty'),
  roof('Ropery', 'Powroźnia', 'Powroźni'),
  roof('Sugar House', 'Cukrownia', 'Cukrowni'),
  roof('Glassworks', 'Huta Szkła', 'Huty Szkła'),
  roof('Armoury', 'Zbrojownia', 'Zbrojowni'),
  roof('Museum', 'Muzeum', 'Muzeum'),
  roof('Poorhouse', 'Przytułek', 'Przytułku'),
  roof('Dye Works', 'Farbiarnia', 'Farbiarni'),
  roof('Guildhall', 'Ratusz', 'Ratusza'),
  roof('Waxworks', 'Gabinet Figur', 'Gabinetu Figur'),
  roof('Water Tower', 'Wieża Ciśnień', 'Wieży Ciśnień'),
  roof('Old Prison', 'Stare Więzienie', 'Starego Więzienia'),
];
