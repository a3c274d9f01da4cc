import { describe, expect, it } from 'vitest';
import { banner } from '@/content/banner';
import { book, purchaseOptions } from '@/content/book';
import { claim } from '@/content/claims';
import { contactTopicLabel } from '@/content/contact-topics';
import { course } from '@/content/course/course';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { press } from '@/content/press';
import { safetyText, talkLine } from '@/content/safety';
import { site } from '@/content/site';
import {
  aiReviews,
  bookTestimonials,
  featuredReview,
  landingTestimonials,
  organizerTestimonials,
  readerReviews,
  shownTestimonials,
} from '@/content/testimonials';
import { workbookPage } from '@/content/workbook-page';
import { stringsIn } from './strings-in';

describe('the searches of the home page', () => {
  it('differ', () => {
    for (const list of [home.hero.searches, home.hero.suggestions])
      expect(new Set<string>(list).size).toBe(list.length);
  });

  it('types nothing that names a disease or a symptom to be seen about at once', () => {
    const frightening =
      /cancer|tumou?r|stroke|heart attack|chest|bleed|breathless|als\b|sclerosis|sepsis|clot|suicid|die|dying|death/i;
    expect(home.hero.searches.filter((search) => frightening.test(search))).toEqual([]);
    expect(home.hero.suggestions.filter((search) => frightening.test(search))).toEqual([]);
  });
});

describe('the questions', () => {
  it('have an address of their own and a real answer', () => {
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
    for (const { id, question, answer } of faq) {
      expect(question, id).toMatch(/\?$/);
      expect(answer.join(' ').split(/\s+/).length, id).toBeGreaterThan(35);
    }
  });

  it('begin with when to call, and whom to talk to, where they speak of real symptoms', () => {
    const answer = faq.find(({ id }) => id === 'real-symptoms')?.answer ?? [];
    expect(answer.slice(0, 2)).toEqual([safetyText, talkLine]);
  });
});

describe('what stands in two places', () => {
  it('is the same: the link to Amazon, the words of the banner, the days of the course', () => {
    const [kindle] = purchaseOptions;
    expect(kindle.link.href).toBe(site.amazonUrl);
    expect(claim(banner.claim).label).toBe(banner.label);
    expect(workbookPage.course.days.map(({ day, title }) => ({ day, title }))).toEqual(
      course.map(({ day, title }) => ({ day, title })),
    );
  });

  it('says how many chapters there are from the one constant', () => {
    const texts = [...stringsIn(book), ...stringsIn(press), ...stringsIn(faq)].map(({ text }) => text);
    const counts = texts.flatMap((text) => text.match(/\d+(?= (?:short )?chapters)/g) ?? []);
    expect(new Set(counts)).toEqual(new Set([String(site.chapterCount)]));
  });
});

describe('the testimonials', () => {
  const placeholders = [
    ...readerReviews,
    featuredReview,
    ...bookTestimonials,
    ...landingTestimonials,
    ...organizerTestimonials,
  ];

  it('are placeholders, all of them, until readers write', () => {
    expect(new Set(placeholders.map(({ kind }) => kind))).toEqual(new Set(['placeholder']));
    expect(new Set(placeholders.map(({ id }) => id)).size).toBe(placeholders.length);
  });

  it('rate with one to five stars, and the AI-generated ones not at all', () => {
    for (const { id, rating } of [...readerReviews, featuredReview, ...bookTestimonials]) {
      expect([1, 2, 3, 4, 5], id).toContain(rating);
    }
    for (const review of aiReviews) {
      expect(review.kind).toBe('ai-generated');
      expect(Object.keys(review)).not.toContain('rating');
      expect(review.author).toContain('language model');
    }
  });

  it('leave the samples out of an evidenced build, and keep what a real reader sent', () => {
    const real = { id: 'real', kind: 'reader', text: 'Mine.' } as const;
    expect(shownTestimonials([...placeholders, real], 'all')).toHaveLength(placeholders.length + 1);
    expect(shownTestimonials([...placeholders, real], 'evidenced')).toEqual([real]);
  });

  it('show initials only on the landing page', () => {
    for (const { initials } of landingTestimonials) expect(initials).toMatch(/^[A-Z]\. [A-Z]\.$/);
  });
});

it('an unknown topic of the contact form has no label', () => {
  expect(() => contactTopicLabel('symptoms' as never)).toThrow('symptoms');
});

it('the book is described to the press in as many words as promised', () => {
  expect(press.summary.heading).toContain('sixty');
  expect(press.summary.text.split(/\s+/)).toHaveLength(60);
});
