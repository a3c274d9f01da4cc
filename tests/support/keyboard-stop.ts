import type { Page } from '@playwright/test';

interface KeyboardStop {
  name: string;
  /** Not covered by a sticky element or cut off by the viewport. */
  inSight: boolean;
  /** Height in pixels, of the field or its label, whichever is larger. */
  high: number;
  /** Standalone: links within a sentence may be as low as their line. */
  alone: boolean;
}

/** The focused element; null when focus has left the page. Runs in the page. */
function describeFocus(): KeyboardStop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // For a link that wraps over two lines, its longer part.
  const [line] = [...focused.getClientRects()].sort((a, b) => b.width - a.width);
  if (!line) return { name: focused.outerHTML, inSight: false, high: 0, alone: true };
  // The middle of what the window shows: for a tall text box, Chromium scrolls no further than to the caret.
  const middle = (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(line.left + Math.min(line.width / 2, 20), middle);
  const labels = 'labels' in focused ? [...((focused as HTMLInputElement).labels ?? [])] : [];
  const heights = [focused, ...labels].map((part) => part.getBoundingClientRect().height);
  const beside = [...(focused.parentElement?.childNodes ?? [])];
  return {
    name: focused.textContent || focused.outerHTML.slice(0, 80),
    inSight: [focused, ...labels].some((part) => hit && (part.contains(hit) || hit.contains(part))),
    high: Math.round(Math.max(...heights)),
    alone: !beside.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  };
}

/** Hidden, or too low to tap. */
const isFault = ({ inSight, alone, high }: KeyboardStop) => !inSight || (alone && high < 24);

/** Runs in the page. The skip link, outside of these parts, is animated. */
function describeEach(seen: () => KeyboardStop | null): KeyboardStop[] {
  const kinds = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]'];
  const takers = document.querySelectorAll<HTMLElement>(`:is(header, main, footer) :is(${kinds})`);
  return [...takers].flatMap((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    element.focus();
    return document.activeElement === element ? (seen() ?? []) : [];
  });
}

/** Focuses everything from within the page, faster than `walkByKeyboard`. It needs reduced motion, as it waits for no animation. */
export async function focusEverything(page: Page) {
  const stops = await page.evaluate<KeyboardStop[]>(`(${describeEach})(${describeFocus})`);
  return { stops: stops.length, faults: stops.filter(isFault) };
}

/** Tabs through the whole page from its start. */
export async function walkByKeyboard(page: Page) {
  const faults: KeyboardStop[] = [];
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(describeFocus);
    // The skip link is animated, and a busy machine draws late.
    for (let tries = 0; stop && !stop.inSight && tries < 5; tries++) {
      await page.waitForTimeout(400);
      stop = await page.evaluate(describeFocus);
    }
    if (!stop) return { stops, faults };
    if (isFault(stop)) faults.push(stop);
  }
  throw new Error('The keyboard never left the page.');
}
