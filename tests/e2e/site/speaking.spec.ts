import { press } from '@/content/press';
import { speakerKit } from '@/content/speaker-kit';
import { speaking, speakingTopics } from '@/content/speaking';
import { testimonialLabels } from '@/content/testimonials';
import { expect, test } from '../../support/fixtures.ts';

test('has four talks, two booking links, labelled samples, and a kit that prints', async ({ page }) => {
  await page.goto('/speaking');
  for (const { title, duration } of speakingTopics) {
    const talk = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(talk).toContainText(duration);
  }
  const asking = page.getByRole('link', { name: 'Check Availability' });
  await expect(asking).toHaveCount(2);
  for (const link of await asking.all()) await expect(link).toHaveAttribute('href', /^\/contact/);
  await expect(page.getByRole('button', { name: 'Reel coming soon' })).toBeDisabled();
  await expect(page.getByText(speaking.closing.note)).toBeVisible();
  const voices = page.getByRole('region', { name: speaking.organizers.heading });
  await expect(voices).toContainText(testimonialLabels.sampleOrganizers);
  await expect(voices.getByText(testimonialLabels.sample, { exact: true })).toHaveCount(2);

  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('link', { name: 'Request Speaker Kit' }).first().click();
  await expect(page).toHaveURL(/\/speaking\/kit$/);
  const print = page.getByRole('button', { name: speakerKit.print });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['talks', 'bio', 'introduction', 'needs', 'safety', 'booking'] as const)
    await expect(page.getByRole('heading', { name: speakerKit[part].heading })).toBeVisible();
  await expect(page.locator('[data-frame]').first()).toBeHidden();
  await expect(print).toBeHidden();
});

// The files are tested in unit/site/parts.test.tsx, and that each is there in links.spec.ts.
test('the cover can be downloaded in each size', async ({ page }) => {
  await page.goto('/press');
  for (const { label } of press.downloads.items)
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveAttribute('download');
});
