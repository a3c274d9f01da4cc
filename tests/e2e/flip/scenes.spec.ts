import { flipWords } from '@/content/flip/flip';
import { questionDelay, stepDuration, type TechniqueId, techniqueIds } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import { begin, choose, no, openAsGuest, step } from './exercise.ts';

const { scenes, techniques, share, techniqueNotes } = flipWords;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await openAsGuest(page);
  await begin(page);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
  await no(page).click();
});

const nameOf = (id: TechniqueId) => new RegExp(techniques[id].name);

for (const [index, id] of techniqueIds.entries())
  test(`${techniques[id].name} has four small tasks, one a second`, {
    tag: index === 0 ? [] : '@long',
  }, async ({ page }) => {
    await choose(page, nameOf(id));
    for (const part of scenes[id]) {
      // A drawing may hold the same words.
      const flip = page.getByRole('region', { name: 'The flip' });
      await expect(flip.getByText(part, { exact: true }).last()).toBeVisible();
      await page.clock.runFor(stepDuration / scenes[id].length);
    }
    await expect(step(page)).toHaveText('Thank your brain');
  });

test('a message to a friend opens prefilled, and the flip continues', async ({ page }) => {
  await choose(page, nameOf('text-someone'));
  await expect(page.getByText(techniqueNotes['text-someone'])).toBeVisible();
  await page.getByRole('button', { name: share.label }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
    text: share.text,
  });
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Thank your brain');
});
