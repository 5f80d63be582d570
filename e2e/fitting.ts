import type { Page } from '@playwright/test';

/** What does not fit where it is drawn, in the words that it is about. */
export interface Misfits {
  /** Words of which a box around them cuts off an edge. */
  readonly clipped: readonly string[];
  /** Words that go on in the next line in the middle of a word. */
  readonly broken: readonly string[];
  /** Things whose focus ring a box around them cuts off. */
  readonly rings: readonly string[];
  /** Buttons that stand side by side and touch. */
  readonly touching: readonly string[];
}

interface Box extends Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  /** Whether it cuts off what is too wide: it neither scrolls sideways nor ends in three dots. */
  readonly aside: boolean;
}

/** Looks through everything on the page that can be seen, but for what lies half under something, as was meant. */
export async function misfits(page: Page, under = ''): Promise<Misfits> {
  // From now on the focus counts as that of somebody with a keyboard, and is shown.
  await page.keyboard.press('Shift');
  return page.evaluate(async (under) => {
    await document.fonts.ready;
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    const cuts = (element: Element): boolean => /^(hidden|clip)$/.test(getComputedStyle(element).overflowY);
    const scrolls = (element: Element): boolean => /^(auto|scroll)$/.test(getComputedStyle(element).overflowY);
    /** The boxes around something that cut off what sticks out, up to the first that scrolls. */
    const boxesAround = (element: Element | null): Box[] => {
      const boxes: Box[] = [];
      let aside = true;
      for (let at = element; at && !scrolls(at); at = at.parentElement) {
        // What can be pushed sideways is never lost there.
        if (/^(auto|scroll)$/.test(getComputedStyle(at).overflowX)) aside = false;
        if (!cuts(at)) continue;
        // What ends in three dots is shown as far as it goes.
        if (getComputedStyle(at).textOverflow === 'ellipsis') aside = false;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        boxes.push({ left, right, top, bottom, aside });
      }
      return boxes;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr, .skip, svg, [inert]') &&
      !(under && element.closest(under));
    const inSight = ({ left, right, top, bottom, width, height }: DOMRect): boolean =>
      width > 0 && height > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;

    const clipped = new Set<string>();
    const broken = new Set<string>();
    const range = document.createRange();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || text.trim() === '' || !isShown(element)) continue;
      const boxes = boxesAround(element);
      const style = getComputedStyle(element);
      // Upright letters only: the rest lies on its side.
      if (style.writingMode !== 'horizontal-tb') continue;
      canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(inSight);
        const [first] = rects;
        if (!first) continue;
        const tops = new Set(rects.map(({ top }) => Math.round(top)));
        if (tops.size > 1 && !/[-–—/·…]/.test(word)) broken.add(word);
        const ink = canvas.measureText(style.textTransform === 'uppercase' ? word.toUpperCase() : word);
        // Zoomed boxes are measured as they are seen, letters as they are set.
        const zoom = first.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
        const line = first.top + ink.fontBoundingBoxAscent * zoom;
        const top = line - ink.actualBoundingBoxAscent * zoom;
        const bottom = line + ink.actualBoundingBoxDescent * zoom;
        for (const box of boxes) {
          // A whole line out of sight was meant to be left out.
          if (line <= box.top || top >= box.bottom || first.left >= box.right) break;
          const aside = box.aside ? Math.max(box.left - first.left, first.right - box.right) : 0;
          const cut = Math.max(box.top - top, bottom - box.bottom, aside);
          if (cut > 0.75) clipped.add(`${word} by ${cut.toFixed(1)} (${element.className || element.tagName})`);
        }
      }
    }

    const rings = new Set<string>();
    const before = document.activeElement;
    for (const thing of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')) {
      const rect = thing.getBoundingClientRect();
      if (thing.tabIndex < 0 || !isShown(thing) || !inSight(rect)) continue;
      thing.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(thing);
      if (outlineStyle === 'none') continue;
      const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      for (const box of boxesAround(thing.parentElement)) {
        const aside = box.aside ? Math.max(box.left - rect.left, rect.right - box.right) : -out;
        const cut = Math.max(aside, box.top - rect.top, rect.bottom - box.bottom);
        // What is itself cut off, as the edge of a fan of cards, has no ring there.
        if (cut <= 0 && cut + out > 0.75)
          rings.add(`${thing.className} ${thing.getAttribute('aria-label') ?? thing.textContent}`.slice(0, 60));
      }
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });

    const LEAST = 2;
    const buttons = [...document.querySelectorAll('.btn')].filter((one) => isShown(one));
    const touching = buttons.flatMap((one) => {
      const next = one.nextElementSibling;
      if (!next || !buttons.includes(next)) return [];
      const [a, b] = [one.getBoundingClientRect(), next.getBoundingClientRect()];
      const inOneLine = Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
      return inOneLine && b.left - a.right < LEAST ? [`${one.textContent} | ${next.textContent}`] : [];
    });
    return { clipped: [...clipped], broken: [...broken], rings: [...rings], touching };
  }, under);
}
