import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { banner } from '@/content/banner';
import { book, chapterReader, purchaseOptions } from '@/content/book';
import { claim } from '@/content/claims';
import { contactTopicIds, contactTopicLabel } from '@/content/contact-topics';
import { course } from '@/content/course/course';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { landing } from '@/content/landing';
import { navigation } from '@/content/navigation';
import { press } from '@/content/press';
import { site } from '@/content/site';
import { speakerReel, speaking, speakingTopics } from '@/content/speaking';
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

describe('the navigation', () => {
  it('has twelve links in the order of the specification', () => {
    expect(navigation.map(({ href, label }) => `${href} ${label}`)).toEqual([
      '/ Home',
      '/book The Book',
      '/sample-chapters Sample Chapters',
      '/blog Blog',
      '/about About the author',
      '/workbook Free Workbook',
      '/flip-method-app Flip Method App',
      '/testimonials Reviews',
      '/speaking Speaking',
      '/resources Resources',
      '/contact Contact',
      '/auth Sign In',
    ]);
  });
});

describe('the banner', () => {
  it('counts from 1247, rises by chance every half minute, and keeps its seven days', () => {
    expect(banner).toMatchObject({ start: 1247, everyMs: 30_000, chance: 0.3, timeLeftSeconds: 604_800 });
    expect(claim(banner.claim).label).toBe(banner.label);
  });
});

describe('the home page', () => {
  it('types twenty different searches and suggests four', () => {
    expect(new Set(home.hero.searches).size).toBe(20);
    expect(new Set(home.hero.suggestions).size).toBe(4);
  });

  it('types as fast as the specification says', () => {
    expect(home.typing).toEqual({ perCharacterMs: [100, 200], holdMs: 1500, clearMs: 800, cursorMs: 500 });
  });

  it('types nothing that names a disease or a symptom to be seen about at once', () => {
    const frightening =
      /cancer|tumou?r|stroke|heart attack|chest|bleed|breathless|als\b|sclerosis|sepsis|clot|suicid|die|dying|death/i;
    expect(home.hero.searches.filter((search) => frightening.test(search))).toEqual([]);
    expect(home.hero.suggestions.filter((search) => frightening.test(search))).toEqual([]);
  });

  it('has three benefit cards and the four steps', () => {
    expect(home.benefits.cards.map(({ title }) => title)).toEqual([
      'The 4-Second Flip',
      'Real Stories Real Results',
      'Join the Community',
    ]);
    expect(home.steps.items.map(({ title }) => title)).toEqual([
      'Notice the thought',
      'Assess whether action is needed',
      'Flip if no action is needed',
      'Thank your brain',
    ]);
  });

  it('leads its buttons where the specification says', () => {
    expect(home.hero.buttons.map(({ href }) => href)).toEqual(['/book', '/workbook']);
    expect(home.closing.buttons.map(({ href }) => href)).toEqual(['/book', '/workbook']);
    expect(home.faq.link.href).toBe('/contact');
    expect(home.articles.all.href).toBe('/blog');
  });
});

describe('the questions', () => {
  it('are eight, each with an address of its own and a real answer', () => {
    expect(faq.map(({ id }) => id)).toEqual([
      'does-it-work',
      'generic-self-help',
      'how-fast',
      'real-symptoms',
      'workbook-or-book',
      'qualifications',
      'money-back',
      'other-anxieties',
    ]);
    for (const { id, question, answer } of faq) {
      expect(question, id).toMatch(/\?$/);
      expect(answer.join(' ').split(/\s+/).length, id).toBeGreaterThan(35);
    }
  });

  it('send new, sudden or severe symptoms to 999 and 911 first', () => {
    const first: string = faq.find(({ id }) => id === 'real-symptoms')?.answer[0] ?? '';
    expect(first).toContain('New, sudden or severe');
    expect(first).toContain('999');
    expect(first).toContain('911');
  });
});

describe('the book page', () => {
  it('offers the ebook and the Kindle edition at the prices of the business', () => {
    expect(purchaseOptions.map(({ id, price }) => [id, price])).toEqual([
      ['ebook', '$4.99'],
      ['kindle', '$4.99'],
    ]);
    expect(purchaseOptions[0].priceBefore).toBe('$9.99');
    expect(purchaseOptions[1].link.href).toBe(site.amazonUrl);
  });

  it('has four inside cards and three testimonials, one of which quotes $15', () => {
    expect(book.inside.cards).toHaveLength(4);
    expect(book.testimonials.ids).toEqual(bookTestimonials.map(({ id }) => id));
    expect(bookTestimonials).toHaveLength(3);
    expect(bookTestimonials.filter(({ text }) => text.includes('$15'))).toHaveLength(1);
    expect(chapterReader.next.map(({ href }) => href)).toEqual(['/book', '/workbook']);
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

  it('are six readers, one nurse, four by software, three on the landing page and two organisers', () => {
    expect(readerReviews).toHaveLength(6);
    expect(featuredReview.name).toMatch(/nurse/);
    expect(aiReviews).toHaveLength(4);
    expect(landingTestimonials.map(({ id }) => id)).toEqual([...landing.testimonials.ids]);
    expect(organizerTestimonials).toHaveLength(2);
  });

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

describe('the other pages', () => {
  it('tell what makes the author different in three points, and link to the book and the talks', () => {
    expect(about.differences.items).toHaveLength(3);
    expect(about.mission.links.map(({ href }) => href)).toEqual(['/book', '/speaking']);
  });

  it('list four contents of the workbook and seven days, titled as the mails are', () => {
    expect(workbookPage.contents.items).toHaveLength(4);
    expect(workbookPage.course.days.map(({ day, title }) => ({ day, title }))).toEqual(
      course.map(({ day, title }) => ({ day, title })),
    );
  });

  it('offer four talks of the specified lengths', () => {
    expect(speakingTopics.map(({ duration }) => duration)).toEqual([
      '30-60 minutes',
      '45 minutes',
      '30-45 minutes',
      '30-60 minutes',
    ]);
    expect(speaking.events.types.map(({ id }) => id)).toEqual(['corporate', 'healthcare', 'educational']);
    expect(speaking.stats).toHaveLength(4);
  });

  it('disable the reel while there is none', () => {
    expect(speakerReel).toEqual({ label: 'Reel coming soon', href: null });
  });

  it('have four cards and three figures on the landing page', () => {
    expect(landing.inside.cards).toHaveLength(4);
    expect(landing.claims.map((id) => claim(id).text)).toEqual([
      '10,000+ People Helped',
      '4.9/5 Average Rating',
      'Works in Just 4 Seconds',
    ]);
  });

  it('know the six topics of the contact form', () => {
    expect(contactTopicIds).toEqual(['speaking', 'media', 'book', 'collaboration', 'general', 'feedback']);
    expect(contactTopicLabel('feedback')).toBe('Feedback/Testimonial');
    expect(() => contactTopicLabel('symptoms' as never)).toThrow('symptoms');
  });

  it('describe the book to the press in as many words as promised', () => {
    expect(press.summary.heading).toContain('sixty');
    expect(press.summary.text.split(/\s+/)).toHaveLength(60);
  });
});
