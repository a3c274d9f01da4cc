import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, newPerson, no, type Person, signIn, start } from './exercise.ts';

let person: Person;
test.beforeAll(async () => {
  person = await newPerson('axe');
  await serviceClient().from('flip_sessions').insert({
    user_id: person.id,
    flip_step_reached: 'complete',
    completion_time_seconds: 15,
    session_date: '2026-11-20',
  });
});
test.afterAll(() => serviceClient().auth.admin.deleteUser(person.id));

/** All rules by day; by night the colours alone are different. */
async function expectNoViolation(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await check(new AxeBuilder({ page }), `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await check(new AxeBuilder({ page }).withRules(['color-contrast']), `${where}, dark`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${where}: wider than the window`).toBeLessThanOrEqual(0);
}

/** The page has no frames of other sites, for which axe would open a page of its own. */
async function check(axe: AxeBuilder, where: string) {
  const { violations } = await axe.setLegacyMode(true).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}

/** The pace is by hand, so that a step waits until it has been looked at. */
async function goOn(page: Page) {
  await page.clock.runFor(4_000);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function visitFlip(page: Page, name: string) {
  await expectNoViolation(page, `${name}: notice`);
  await goOn(page);
  await page.clock.runFor(1_500);
  await expectNoViolation(page, `${name}: assess`);
  await no(page).click();
  await expectNoViolation(page, `${name}: choose`);
  await page.getByRole('button', { name: /Text Someone/ }).click();
  await expectNoViolation(page, `${name}: perform`);
  await goOn(page);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Back to Home' })).toBeVisible();
  await expectNoViolation(page, `${name}: complete`);
}

test.use({ serviceWorkers: 'block' });

for (const width of [360, 1280]) {
  test(`no violation in any view, by day and by night, ${width} px`, async ({ context, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => localStorage.setItem('flip.preferences', '{"pace":"by-hand"}'));
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
    await page.goto(app);
    await page.getByRole('button', { name: 'Continue as Guest' }).waitFor();
    await expectNoViolation(page, 'gate');
    await page.getByRole('button', { name: 'Continue as Guest' }).click();
    await page.getByText('Pace, sound and touch').click();
    await page.getByText('The Slug Story').click();
    await expectNoViolation(page, 'home');
    await start(page).click();
    await visitFlip(page, 'flip');
    await page.goto(`${app}?mode=emergency`);
    await visitFlip(page, 'emergency');
    await page.goto(`${app}?view=evidence`);
    await page.getByText('Reality Check').waitFor();
    await expectNoViolation(page, 'evidence');

    await signIn(context, person);
    await page.goto(`${app}?view=progress`);
    await page.getByRole('img', { name: /as bars/ }).waitFor();
    await page.getByText('Show as a table').click();
    await expectNoViolation(page, 'progress');
    await page.goto(`${app}?view=home`);
    await page.getByText("Today's Progress").waitFor();
    await expectNoViolation(page, 'home, signed in');
  });
}
