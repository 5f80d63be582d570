export const languages = ['en', 'pl'] as const;
export type Language = (typeof languages)[number];

/** What was asked for in the address, else the browser's favourite among ours, else English. */
export function chooseLanguage(asked: string | null, acceptLanguage: string | undefined): Language {
  return known(asked) ?? favourite(acceptLanguage ?? '') ?? 'en';
}

function favourite(acceptLanguage: string): Language | undefined {
  const wishes = acceptLanguage.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
    return { language: known(tag.split('-')[0] ?? ''), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
  });
  const ours = wishes.filter((wish) => wish.language && wish.weight > 0);
  return ours.sort((a, b) => b.weight - a.weight)[0]?.language;
}

function known(tag: string | null): Language | undefined {
  return languages.find((language) => language === tag);
}
