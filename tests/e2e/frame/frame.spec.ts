import type { Page } from '@playwright/test';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { companionLink, crisisLink, menuGroups, navigation, ownWorkbookLink } from '@/content/navigation';
import { recordShift, settle, sideways } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hold } from '../flip/exercise.ts';

test('the top bar has twelve links in one row, and marks the current page', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.locator('[aria-current="page"]:visible')).toHaveText('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();

  // A fallback font may be wider than ours.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { font-family: "DejaVu Sans", Verdana, sans-serif !important; letter-spacing: 0.04em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of [320, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    expect.soft(await sideways(page), `${width} px, wider font`).toBe(0);
  }

  // A followed link opens its page at the top.
  await page.mouse.wheel(0, 2000);
  await links.filter({ hasText: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the search box types, can be paused, and is read to screen readers once', async ({ page }) => {
  await page.goto('/');
  // The cursor: visible for half of each second.
  const durations = (typing: Element) =>
    typing.getAnimations({ subtree: true }).map((each) => each.effect?.getTiming().duration);
  expect(await page.locator('site-typing').evaluate(durations)).toEqual([1000]);
  await page.getByRole('button', { name: home.hero.pause }).click();
  const read = await page.getByRole('main').ariaSnapshot();
  for (const search of home.hero.searches) expect(read.split(search)).toHaveLength(2);
});

test('no layout shift on loading, scrolling and opening a question', async ({ page }) => {
  const shift = await recordShift(page);
  await page.goto('/');
  for (let screen = 0; screen < 10; screen++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(120);
  }
  await page.getByText('Is the author a doctor?').click();
  await page.waitForTimeout(300);
  // While a font arrives, at most what its measured fallback leaves.
  expect(await shift()).toBeLessThanOrEqual(0.02);
});

/** Reveal animations: paused until visible, then running, and gone once finished. */
const states = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(li, section, div)')].flatMap((part) =>
      part
        .getAnimations()
        .map(({ playState: state }) => ({ state, opacity: getComputedStyle(part).opacity })),
    ),
  );

async function openLow(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(path);
  await expect.poll(async () => (await states(page)).some(({ state }) => state === 'paused')).toBe(true);
}

test('content below the fold is revealed on scroll, staggered, and not with reduced motion', async ({
  page,
}) => {
  // Noted in the page, as an animation may be over before a busy machine looks.
  await page.addInitScript(() => {
    const delays = new Set<number>();
    const play = Animation.prototype.play;
    Animation.prototype.play = function () {
      delays.add(Number(this.effect?.getTiming().delay));
      play.call(this);
    };
    Object.assign(window, { delays });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await states(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLow(page, '/about');
  const waiting = await states(page);
  expect(waiting.every(({ opacity }) => opacity === '1')).toBe(true);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await expect.poll(() => states(page)).toEqual([]);
  const delays = () => page.evaluate(() => (window as unknown as { delays: Set<number> }).delays.size);
  expect(await delays()).toBeGreaterThan(1);
});

test('items that start lower than their neighbours end where they stand', async ({ page }) => {
  await openLow(page, '/book');
  const jumps = await page.evaluate(() =>
    [...document.querySelectorAll('main .reveal')].flatMap((part) =>
      part.getAnimations().map((animation) => {
        animation.currentTime = 599;
        const before = part.getBoundingClientRect().top;
        animation.finish();
        return Math.round(part.getBoundingClientRect().top - before);
      }),
    ),
  );
  expect(jumps.length).toBeGreaterThan(2);
  expect(jumps.filter((jump) => jump !== 0)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has its words, its questions and its menu open', async ({ page }) => {
    await page.goto('/#faq');
    await expect(page.locator('#faq')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
    await expect(page.locator('site-typing output')).toHaveText(String(home.hero.searches[0]));
    await expect(page.getByText('1247 people transformed this month')).toBeVisible();
    await expect(page.getByRole('button', { name: home.hero.pause })).toBeHidden();
    await expect(page.locator('#faq details')).toHaveCount(8);
    for (const { question } of faq.slice(0, 2)) await page.getByText(question, { exact: true }).click();
    await expect(page.locator('#faq details[open]')).toHaveCount(2);

    await page.setViewportSize({ width: 360, height: 740 });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Menu', { exact: true }).click();
    await expect(menu.getByRole('link', { name: navigation[5].label, exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 740 }, hasTouch: true, isMobile: true });

  // How it closes is tested in unit/elements/frame.test.ts.
  test('the menu groups its links, and keeps the crisis numbers in view', async ({ page }) => {
    // A phone in landscape.
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const links = menu.getByRole('link');
    await expect(links).toHaveCount(0);
    await menu.getByText('Menu', { exact: true }).click();
    await expect(links.first()).toHaveText(crisisLink.label);
    for (const { heading, hrefs } of menuGroups) {
      const group = menu.getByRole('list', { name: heading });
      for (const href of hrefs) await expect(group.locator(`a[href="${href}"]`)).toBeVisible();
    }
    for (const { label } of [...navigation, companionLink, ownWorkbookLink])
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveCount(1);
    const crisis = menu.getByRole('link', { name: crisisLink.label });
    await expect(crisis).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: 'Sign In' }).scrollIntoViewIfNeeded();
    await expect(crisis).toBeInViewport({ ratio: 1 });
    await expect(crisis).toHaveAttribute('href', '/resources');
  });

  for (const path of ['/', '/book', '/landing', '/blog/google-spiral-science']) {
    test(`${path}: late fonts are shown on a first visit, and move nothing`, async ({ page }) => {
      const shift = await recordShift(page);
      const send = await hold(page, /\.woff2$/);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('DOM.enable');
      await devtools.send('CSS.enable');
      /** The font files' own names of the faces in which an element's text is drawn. */
      const facesOf = async (selector: string): Promise<string[]> => {
        const { root } = await devtools.send('DOM.getDocument');
        const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts.map(({ familyName }) => familyName);
      };
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Longer than the block period of any `font-display` but `block`.
      await page.waitForTimeout(500);
      expect((await facesOf('h1')).join(), 'the fallback is seen first').not.toContain('Fraunces');
      // Any other leaves text invisible in Chromium while its file does not come.
      const displays = await page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => /^(fraunces|atkinson)/.test(family))
          .map(({ display }) => display),
      );
      expect(displays).toEqual(['swap', 'swap', 'swap']);
      send();
      await expect.poll(() => facesOf('h1')).toEqual([expect.stringContaining('Fraunces')]);
      const text = () => facesOf('main p:not(.font-serif)');
      await expect.poll(text).toContainEqual(expect.stringContaining('Atkinson'));
      expect(await shift()).toBeLessThanOrEqual(0.02);
    });
  }

  test('no field of the workbook makes an iPhone zoom in, which it does below 16 px', async ({ page }) => {
    await page.goto('/workbook/fill/my-circle');
    const sizes = await page
      .locator('main textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});
