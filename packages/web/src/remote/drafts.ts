/** What is half written, kept for as long as the window is open: loading the page anew does not lose it. */
const nameOf = (place: string): string => `cinderhall.draft.${place}`;

export function readDraft(place: string): string {
  try {
    return sessionStorage.getItem(nameOf(place)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(place: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(place));
    else sessionStorage.setItem(nameOf(place), text);
  } catch {
    // A browser that keeps nothing still lets people talk.
  }
}
