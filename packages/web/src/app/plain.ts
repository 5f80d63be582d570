/** Text as it is searched: without accents and capitals, so that "lodz" finds "Łódź". */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
