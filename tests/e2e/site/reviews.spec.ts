import { about } from '@/content/about';
import { claim } from '@/content/claims';
import { reviewsPage } from '@/content/reviews-page';
import {
  aiReviews,
  bookTestimonials,
  featuredReview,
  readerReviews,
  testimonialLabels,
} from '@/content/testimonials';
import { expect, test } from '../../support/fixtures.ts';

const samples = [...readerReviews, featuredReview];

test('the reviews page: figures, labelled samples and AI-generated reviews', async ({ page }) => {
  await page.goto('/testimonials');
  await test.step('shows the average, the figures and their basis', async () => {
    const main = page.getByRole('main');
    for (const id of [
      reviewsPage.rating.average,
      ...reviewsPage.tiles,
      ...reviewsPage.results.claims,
    ] as const) {
      await expect.soft(main).toContainText(claim(id).value);
    }
    await expect.soft(main).toContainText('1000+ reviews');
    await expect.soft(main).toContainText(reviewsPage.results.note);
  });
  await test.step('labels each sample and each list of samples', async () => {
    for (const { highlight, text } of samples) {
      const figure = page.getByRole('figure').filter({ hasText: highlight });
      await expect.soft(figure).toContainText(text);
      await expect.soft(figure).toContainText(testimonialLabels.sample);
      await expect.soft(figure.getByRole('img', { name: /out of 5 stars/ })).toBeVisible();
    }
    await expect.soft(page.getByText(testimonialLabels.sampleNotice)).toHaveCount(2);
  });
  await test.step('AI-generated reviews are in a section of their own, labelled, without stars', async () => {
    const part = page.getByRole('region', { name: reviewsPage.ai.heading });
    await expect.soft(part.getByRole('listitem')).toHaveCount(aiReviews.length);
    await expect.soft(part.getByText(testimonialLabels.ai, { exact: true })).toHaveCount(aiReviews.length);
    await expect.soft(part.getByRole('img', { name: /stars/ })).toHaveCount(0);
  });
});

test('the samples on the book page are labelled too', async ({ page }) => {
  await page.goto('/book');
  for (const { text } of bookTestimonials) {
    await expect(page.getByRole('figure').filter({ hasText: text })).toContainText(testimonialLabels.sample);
  }
  await expect(page.getByText(testimonialLabels.sampleNotice)).toBeVisible();
});

test('the author page has the story, the figures, the differences, the facts and the mission', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const { heading } of about.story)
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  for (const id of about.tiles) await expect(main).toContainText(claim(id).value);
  for (const { title } of about.differences.items) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const fact of about.funFacts.items) await expect(main).toContainText(fact);
  for (const { label, href } of about.mission.links) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});
