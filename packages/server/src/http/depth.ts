const DEEPEST = 40;

/** Whether a JSON text is nested deeper than any valid request, found without parsing it. */
export function isTooDeep(text: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 92) i++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      if (++depth > deepest) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}
