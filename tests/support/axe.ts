import { appendFileSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

/** Injected once per page: loading it costs as much as a run. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Waits until a new colour scheme or viewport is rendered, and ends its transitions: each can start others in its children. */
export async function settle(page: Page): Promise<void> {
  // A page without script is told of no frame.
  const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  const nextFrame = () => isScripted && page.evaluate(() => new Promise(requestAnimationFrame));
  await nextFrame();
  for (let round = 0; round < 20; round++) {
    await nextFrame();
    const ended = await page.evaluate(() => {
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const transition of transitions) transition.finish();
      return transitions.length;
    });
    if (ended === 0) return;
  }
}

/** @returns one line per violating element */
async function findings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Listing passes takes a third of axe's time.
    // Part of WCAG 2.2 AA, and off by default.
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

interface IbmReport {
  results: { ruleId: string; value: [level: string, outcome: string]; snippet: string }[];
}

/** Violations found by IBM's engine, which `npm run check:outputs` runs beside axe. */
async function ibmFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settle(page);
  // Evaluated and not added as a script, which the page's policy forbids.
  const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${engine};window.ace = ace;`);
  return page.evaluate(async () => {
    // In a folded part it sees the fields, and not their labels.
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    for (const details of folded) details.open = true;
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check(document: Document, policies: string[]): Promise<IbmReport> } };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    for (const details of folded) details.open = false;
    return (
      results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        // Radix keeps the focus in an open dialog with these; they move it on at once.
        .filter(({ snippet }) => !snippet.includes('data-radix-focus-guard'))
        .map(({ ruleId, snippet }) => `${ruleId}: ${snippet.slice(0, 160).replaceAll('\n', ' ')}`)
    );
  });
}

/** How many pixels the page is wider than its viewport. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** @param size of the browser's text, such as 200%; empty for its own */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Records the page's layout shifts from its next visit on, except right after input. @returns their sum */
export async function recordShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/** Whether the run visits every page and state: the second tier, and IBM's engine. */
export const isThorough = () =>
  process.env.IBM_FINDINGS !== undefined || test.info().project.name.startsWith('long');

/**
 * Expects no axe violations and no horizontal overflow: in the first tier at phone width in the light theme,
 * in the second at both widths and in both themes. (Only colours differ in the dark theme; a unit test covers
 * them.)
 * @param where label for the report
 */
export async function expectNoViolations(page: Page, where = page.url()): Promise<void> {
  const { IBM_FINDINGS } = process.env;
  if (IBM_FINDINGS) {
    for (const finding of await ibmFindings(page)) appendFileSync(IBM_FINDINGS, `${where} ${finding}\n`);
    return;
  }
  const thorough = isThorough();
  for (const width of thorough ? [1280, 360] : [360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of thorough ? (['light', 'dark'] as const) : (['light'] as const))
      expect.soft(await findings(page, colorScheme), `${where}, ${width} px, ${colorScheme}`).toEqual([]);
    expect.soft(await sideways(page), `${where}, ${width} px: horizontal overflow`).toBeLessThanOrEqual(0);
  }
}

/** Text that overflows the right edge of the viewport where it cannot be scrolled into view. */
const cutOff = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, a, button, label, summary)'),
    ]
      .filter(
        (element) =>
          !element.closest('[aria-hidden="true"], .sr-only') &&
          // A table that scrolls does not show that it does.
          (element.matches('th, td') || !scrolls(element)),
      )
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.textContent?.slice(0, 40));
  });

/** Opens all `details`, so that their content is checked, too. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

/** All styles are inline, and every class in use has a rule; `group` marks an element for others' selectors. */
export async function expectStyled(page: Page) {
  await expect.soft(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  const unknown = await page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        rule instanceof CSSStyleRule ? rule.selectorText : '',
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)).join(' ');
    const used = new Set(
      [...document.querySelectorAll('body [class]')].flatMap((each) => [...each.classList]),
    );
    return [...used].filter((name) => name !== 'group' && !selectors.includes(`.${CSS.escape(name)}`));
  });
  expect.soft(unknown).toEqual([]);
}

/** Reflow at 320 px and 200 % text size, however it is enlarged. */
export async function expectReflow(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await unfold(page);
  for (const [width, size] of [
    [320, '100%'],
    [360, '200%'],
    // A phone of 360 px at 200 % zoom.
    [180, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await setTextSize(page, size);
    await settle(page);
    expect.soft(await sideways(page), `${width} px, ${size}`).toBe(0);
    expect.soft(await cutOff(page), `${width} px, ${size}`).toEqual([]);
  }
  // As a translation into Arabic or Hebrew, where what is left of the page could be scrolled to.
  await page.evaluate(() => Object.assign(document, { dir: 'rtl' }));
  expect.soft(await sideways(page), 'from right to left').toBe(0);
  await page.evaluate(() => Object.assign(document, { dir: '' }));
}

/** Words of a visible heading or paragraph that a line's end breaks in two. */
export const brokenWords = (page: Page) =>
  page
    .locator(
      ':is(.flip-words p, main :is(h1, a, button):not(.sr-only), [role=alertdialog] :is(h1, button)):visible',
    )
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const range = document.createRange();
        return [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          if (!text) return false;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      }),
    );
