import { about } from '@/content/about';
import { claim } from '@/content/claims';
import { reviewsPage } from '@/content/reviews-page';
import {
  aiReviews,
  bookTestimonials,
  featuredReview,
  testimonialLabels as labels,
  readerReviews,
} from '@/content/testimonials';
import { expect, test } from '../../support/fixtures.ts';

test('the reviews page: figures, labelled samples and AI-generated reviews', async ({ page }) => {
  await page.goto('/testimonials');
  const { rating, tiles, results, ai } = reviewsPage;
  const figures = [rating.average, ...tiles, ...results.claims].map((id) => claim(id).value);
  for (const words of [...figures, '1000+ reviews', results.note])
    await expect.soft(page.getByRole('main')).toContainText(words);
  for (const { highlight, text } of [...readerReviews, featuredReview]) {
    const figure = page.getByRole('figure').filter({ hasText: highlight });
    for (const words of [text, labels.sample]) await expect.soft(figure).toContainText(words);
    await expect.soft(figure.getByRole('img', { name: /out of 5 stars/ })).toBeVisible();
  }
  await expect.soft(page.getByText(labels.sampleNotice)).toHaveCount(2);
  // In a section of their own, labelled, without stars.
  const part = page.getByRole('region', { name: ai.heading });
  await expect.soft(part.getByRole('listitem')).toHaveCount(aiReviews.length);
  await expect.soft(part.getByText(labels.ai, { exact: true })).toHaveCount(aiReviews.length);
  await expect.soft(part.getByRole('img', { name: /stars/ })).toHaveCount(0);
});

test('the samples on the book page and the landing page are labelled too', async ({ page }) => {
  await page.goto('/book');
  for (const { text } of bookTestimonials)
    await expect(page.getByRole('figure').filter({ hasText: text })).toContainText(labels.sample);
  await expect(page.getByText(labels.sampleNotice)).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByRole('main')).toContainText(labels.sampleNotice);
  await expect(page.getByRole('main').getByText(labels.sample, { exact: true })).toHaveCount(3);
});

test('the author page has the story, figures, differences, facts and mission', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  const { story, tiles, differences, funFacts, mission } = about;
  for (const name of [...story.map(({ heading }) => heading), ...differences.items.map(({ title }) => title)])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const words of [...tiles.map((id) => claim(id).value), ...funFacts.items])
    await expect(main).toContainText(words);
  for (const { label, href } of mission.links)
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
});
