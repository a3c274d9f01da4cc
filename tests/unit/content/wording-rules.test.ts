import { expect, it } from 'vitest';
import { cannedAnswers } from '@/content/admin/canned-answers';
import { banner } from '@/content/banner';
import { book, purchaseOptions } from '@/content/book';
import { claim } from '@/content/claims';
import { course } from '@/content/course/course';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { press } from '@/content/press';
import { safetyText, talkLine } from '@/content/safety';
import { site } from '@/content/site';
import * as testimonials from '@/content/testimonials';
import { workbookPage } from '@/content/workbook/page';
import { stringsIn } from './every-module';

it('the searches on the home page are unique, and name no disease and no symptom that needs urgent care', () => {
  const frightening =
    /cancer|tumou?r|stroke|heart attack|chest|bleed|breathless|als\b|sclerosis|sepsis|clot|suicid|die|dying|death/i;
  for (const list of [home.hero.searches, home.hero.suggestions]) {
    expect(new Set<string>(list).size).toBe(list.length);
    expect(list.filter((search) => frightening.test(search))).toEqual([]);
  }
});

it('the question of the FAQ on real symptoms is answered by when to call and whom to talk to', () => {
  const { answer } = faq.find(({ id }) => id === 'real-symptoms') ?? {};
  expect(answer?.slice(0, 2)).toEqual([safetyText, talkLine]);
});

it('what is said twice is equal: the Amazon link, the banner, the days of the course, the number of chapters', () => {
  const [kindle] = purchaseOptions;
  expect(kindle.link.href).toBe(site.amazonUrl);
  expect(claim(banner.claim).label).toBe(banner.label);
  expect(workbookPage.course.days).toMatchObject(course.map(({ day, title }) => ({ day, title })));
  const texts = [...stringsIn(book), ...stringsIn(press), ...stringsIn(faq)].map(({ text }) => text);
  const counts = texts.flatMap((text) => text.match(/\d+(?= (?:short )?chapters)/g) ?? []);
  expect(new Set(counts)).toEqual(new Set([String(site.chapterCount)]));
  expect(press.summary.heading).toContain('sixty');
  expect(press.summary.text.split(/\s+/)).toHaveLength(60);
});

const { aiReviews, bookTestimonials, featuredReview, landingTestimonials, readerReviews } = testimonials;
const { organizerTestimonials, shownTestimonials } = testimonials;
const rated = [...readerReviews, featuredReview, ...bookTestimonials];
const placeholders = [...rated, ...landingTestimonials, ...organizerTestimonials];

it('the testimonials are placeholders until readers write, rated or with initials, and in no evidenced build', () => {
  expect(new Set(placeholders.map(({ kind }) => kind))).toEqual(new Set(['placeholder']));
  expect(new Set(placeholders.map(({ id }) => id)).size).toBe(placeholders.length);
  for (const { initials } of landingTestimonials) expect(initials).toMatch(/^[A-Z]\. [A-Z]\.$/);
  for (const { id, rating } of rated) expect([1, 2, 3, 4, 5], id).toContain(rating);
  const author = expect.stringContaining('language model');
  for (const review of aiReviews) {
    expect(review).toMatchObject({ kind: 'ai-generated', author });
    expect(review).not.toHaveProperty('rating');
  }
  const real = { id: 'real', kind: 'reader', text: 'Mine.' } as const;
  expect(shownTestimonials([...placeholders, real], 'all')).toHaveLength(placeholders.length + 1);
  expect(shownTestimonials([...placeholders, real], 'evidenced')).toEqual([real]);
});

it('the ready answers hold no markup, which a reply would show as it is', () => {
  for (const { id, text } of cannedAnswers) expect(text, id).not.toMatch(/\*\*|\]\(/);
});
