import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { about } from '@/content/about';
import { articles, guides, posts } from '@/content/articles/articles';
import { book } from '@/content/book';
import { claim } from '@/content/claims';
import { speakingTopics } from '@/content/speaking';
import { aiReviews, featuredReview, readerReviews } from '@/content/testimonials';
import { paths } from '@/lib/paths';
import { expectNoViolations, expectReflow, expectStyled, unfold } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { focusEverything, walkByKeyboard } from '../../support/keyboard-stop.ts';
import { kinds, kindsOfParts, routes } from '../../support/pages.ts';

/** Call before navigating. */
function recordRequests(page: Page) {
  const requests: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  return { requests, scripts };
}

/** The first key and the first hover, which load the scripts of custom elements. */
async function interact(page: Page) {
  await page.keyboard.press('Tab');
  const control = page.locator('main :is(input:not([tabindex="-1"]), button)').locator('visible=true');
  if ((await control.count()) > 0) await control.first().hover();
}

/** No third-party requests, nothing stored, few requests, and little script. */
async function expectLightPage(page: Page, { requests, scripts }: ReturnType<typeof recordRequests>) {
  const { origin } = new URL(page.url());
  await page.waitForLoadState('networkidle');
  expect.soft(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(8);
  expect.soft(await page.context().cookies()).toEqual([]);
  // The banner's counter persists for a visit.
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect.soft(stored.filter((key) => key !== 'flip-visit')).toEqual([]);
  const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect.soft(bytes.length).toBeGreaterThan(0);
  expect.soft(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3 * 1024);
}

/** Every tab stop is visible, in the window and not covered. */
async function expectTabStops(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  let { stops, faults } = await focusEverything(page);
  // Faults found by script are confirmed with the Tab key.
  if (faults.length > 0) {
    await page.reload();
    ({ stops, faults } = await walkByKeyboard(page));
  }
  expect.soft(faults).toEqual([]);
  expect.soft(stops).toBeGreaterThan(20);
}

/**
 * The parts of each page in the specification's order, in its own words where it has any. Where safety comes first, the
 * page has a row in docs/decisions/0026-where-the-product-differs-from-its-specification.md.
 */
const orders: readonly (readonly [path: string, ...parts: string[]])[] = [
  [
    '/',
    ...['Get The Book', 'Free Workbook'],
    ...['The 4-Second Flip', 'Real Stories Real Results', 'Join the Community'],
    ...['Read Full Article', 'Read More', 'View All Articles'],
    ...['Ask Your Question', 'Get Your Copy Now', 'Start With Free Workbook'],
  ],
  ['/blog', ...posts.map(({ title }) => title), 'Start here', ...guides.map(({ title }) => title)],
  [paths.article(articles[0].id), 'The workbook', 'The book', articles[1].title, 'Read More'],
  [
    '/about',
    'I once searched a slug.',
    ...about.story.map(({ heading }) => heading),
    ...about.tiles.map((id) => claim(id).value),
    ...about.differences.items.map(({ title }) => title),
    ...['What I would like to change', ...about.mission.links.map(({ label }) => label)],
    ...['Facts about the author', ...about.funFacts.items.map(String)],
  ],
  [
    '/book',
    ...['The book to reach for', '4.9/5', 'Amazon Kindle', 'Instant PDF ebook download'],
    ...[...book.tiles.map((id) => claim(id).value), 'What’s Included', ...book.included.items],
    ...['What’s Inside', ...book.inside.cards.map(({ title }) => title)],
    ...['On the bedside table', 'Read three chapters first'],
    ...['Continue Reading', 'Get Free Workbook', 'A note from the author', 'Buy on Amazon'],
  ],
  [
    '/workbook',
    ...['Email', 'First name', 'Last name', 'The 4-second technique', 'Trigger tracking'],
    ...['Emergency action plan', 'Self-care strategies', 'Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5'],
    ...['Day 6', 'Day 7'],
  ],
  [
    '/speaking',
    ...['50+', '10,000+', '4.9/5', '98%', 'Four talks'],
    ...speakingTopics.flatMap(({ title, duration }) => [title, duration]),
    'What a room takes away',
    ...['From the people who booked the room', 'Corporate', 'Healthcare', 'Educational'],
  ],
  [
    '/landing',
    ...['LIMITED TIME - 100% FREE', 'Tame Health Anxiety with a 4 Second Method'],
    'Get Your FREE Workbook Now',
    ...['10,000+ People Helped', '4.9/5 Average Rating', 'Works in Just 4 Seconds'],
    ...['What’s Inside', 'The 4-Second Technique', 'Panic Attack Worksheets'],
    ...['Emergency Action Plan', '7-Day Email Course', 'Get Instant Access - 100% FREE'],
    'No credit card required.',
    ...['No spam', 'Unsubscribe anytime', 'Privacy protected', 'Instant download'],
  ],
  [
    '/testimonials',
    ...['4.8/5', '98%', '5000+'],
    ...readerReviews.map(({ highlight }) => highlight),
    featuredReview.highlight,
    ...aiReviews.map(({ text }) => text),
    ...['94%', '87%', '91%'],
  ],
  [
    '/contact',
    ...['Get In Touch', 'Please don’t send symptoms'],
    ...['Name', 'Email', "What's this about?", 'Subject', 'Message', 'Send Message', '* Required fields'],
    ...['Quick Questions?', 'View FAQ', 'Speaking Inquiry?', 'Speaker Kit', 'Media & Press', 'Press Kit'],
    ...['Response Time', '< 24hrs', 'Other Ways to Connect'],
    ...['Social Media', 'Connect', 'Newsletter', 'Subscribe', 'Free Resources', 'Browse'],
  ],
  [
    '/resources',
    ...['Important Resources', 'Emergency services', 'Important Notice', 'NHS mental health services'],
    'Anxiety & Depression Association of America',
  ],
];

/** The parts that do not stand below the one before them. */
function misplaced(text: string, parts: readonly string[]): string[] {
  let from = 0;
  return parts.filter((part) => {
    const at = text.indexOf(`\n${part}`, from);
    if (at >= 0) from = at + part.length;
    return at < 0;
  });
}

async function expectOrder(page: Page, path: string): Promise<void> {
  const [, ...parts] = orders.find(([each]) => each === path) ?? [path];
  if (parts.length === 0) return;
  // biome-ignore lint/performance/useDomNodeTextContent: a part starts a line, as it is shown.
  const text = (await page.getByRole('main').innerText()).replaceAll(/\s*\n\s*/g, '\n');
  expect.soft(misplaced(`\n${text}`, parts)).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

// IBM's engine sees every page.
for (const route of process.env.IBM_FINDINGS ? routes : kindsOfParts) {
  test(`${route.path} is styled, light, in order and accessible`, async ({ page }) => {
    // Many checks, and pages with long tables are slow on a busy machine.
    test.slow();
    const recorded = recordRequests(page);
    expect((await page.goto(route.path))?.status()).toBe(200);
    await interact(page);
    await expectStyled(page);
    await expectLightPage(page, recorded);
    await expectOrder(page, route.path);
    await unfold(page);
    // With the focus, the skip link covers the top bar.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expectNoViolations(page);
    await expectReflow(page);
    await expectTabStops(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Text in the parts of an article, and nothing that needs a script.
  for (const route of kinds.filter((each) => !kindsOfParts.includes(each))) {
    test(`${route.path} is in order, and fits a phone`, async ({ page }) => {
      expect((await page.goto(route.path))?.status()).toBe(200);
      await expectStyled(page);
      await expectOrder(page, route.path);
      await expectReflow(page);
    });
  }
});
