import { expect, it } from 'vitest';
import { cannedAnswers } from '@/content/admin/canned-answers';
import { book } from '@/content/book';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { press } from '@/content/press';
import { safetyText, talkLine } from '@/content/safety';
import { site } from '@/content/site';
import * as testimonials from '@/content/testimonials';
import { marketingModules, marketingStrings, stringsIn } from './every-module';
import { forbidden, schoolYear } from './house-rules';

/** Rules that marketing pages may break, because the specification quotes such wording. */
const notHere = 'promises a result, states a figure in the way of an advertisement, shouts, is unfinished';
/** Phrases that negate what they name, or that the specification spells this way. */
const exempt = [
  ...['organizer', 'do not diagnose, treat, cure or prevent', 'treats or cures anything', 'Don’t Miss Out!'],
  ...["What's this about?", "We'll get back to you"],
];

const reassurance =
  /\b(you(’re| are) (fine|healthy|safe|not ill|not dying)|nothing is wrong with you|it will be (fine|all right))\b/i;
const rules = Object.entries({ ...forbidden, 'tells readers that they are well': reassurance }).filter(
  ([reason]) => !notHere.includes(reason),
);

it.each(rules)('the marketing pages hold nothing that %s', (_, pattern) => {
  const own = marketingStrings.filter(
    ({ where, text }) => !/\.sources\.\d/.test(where) && !exempt.some((words) => text.includes(words)),
  );
  expect(own.filter(({ text }) => pattern.test(text))).toEqual([]);
});

/** Texts quoted in the specification, by the module that must contain them verbatim, with typographic apostrophes in headlines. */
const quoted: Readonly<Record<string, readonly string[]>> = {
  banner: ['Discover the Flip Method for Health Anxiety'],
  'sticky-bar': [
    ...['Don’t Miss Out! Transform Your Life Today', 'Buy on Amazon', 'Free Workbook', 'Book Speaker'],
    ...['Get Free Workbook', 'Buy Book'],
  ],
  home: [
    ...['Get The Book', 'Free Workbook', 'The 4-Second Flip', 'Real Stories Real Results'],
    ...['Join the Community', 'View All Articles', 'Ask Your Question', 'Get Your Copy Now'],
    'Start With Free Workbook',
  ],
  book: [
    ...['What’s Included', 'What’s Inside', 'Continue Reading', 'Get Free Workbook', 'Processing...'],
    ...['Coming Soon!', 'Error', 'Something went wrong. Please try again.', '$4.99', '$9.99'],
  ],
  'workbook/page': [
    ...['Understanding Your Anxiety', 'The Google Trap', 'Mastering the 4-Second Flip'],
    ...['Dealing with Physical Symptoms', 'Building Confidence', 'Helping Others Understand'],
    ...['Maintaining Your Progress', 'Sending Your Workbook...', 'Check Your Email!'],
    ...['Download Another Copy', 'Network error', 'Please check your connection and try again.'],
    ...['Workbook sent! 📚', 'Check your email for your free workbook download.'],
    ...['Please fill in required fields', 'Email and first name are required to download the workbook.'],
    ...['Something went wrong', 'Please try again or contact support if the issue persists.'],
  ],
  landing: [
    ...['Tame Health Anxiety with a 4 Second Method', 'LIMITED TIME - 100% FREE'],
    ...['Get Your FREE Workbook Now', 'The 4-Second Technique', 'Panic Attack Worksheets'],
    ...['Emergency Action Plan', '7-Day Email Course', 'What’s Inside', 'Get Instant Access - 100% FREE'],
    ...['No credit card required. Download starts immediately.', 'No spam', 'Unsubscribe anytime'],
    ...['Privacy protected', 'Instant download'],
  ],
  speaking: [
    ...['Check Availability', 'Request Speaker Kit', 'Inquiries typically answered within 24 hours.'],
    ...['Corporate', 'Healthcare', 'Educational'],
  ],
  contact: [
    ...['Get In Touch', 'Quick Questions?', 'View FAQ', 'Speaking Inquiry?', 'Speaker Kit'],
    ...['Media & Press', 'Press Kit', 'Response Time', 'Other Ways to Connect', 'Social Media'],
    ...['Connect', 'Newsletter', 'Subscribe', 'Free Resources', 'Browse', 'Name', 'Email'],
    ...["What's this about?", 'Subject', 'Message', 'Send Message', '* Required fields'],
    ...['Message Received!', 'Send Another Message', 'Get Free Workbook', 'Oops!'],
    ...['Please fill in all required fields.', 'Message Sent!'],
    ...["Thanks for reaching out! We'll get back to you within 24 hours.", 'Speaking Inquiry'],
    ...['Media Interview', 'Book Question', 'General Question', 'Feedback/Testimonial'],
  ],
  resources: [
    ...['Important Resources', 'Important Notice', '999', '911', '111', '988'],
    'In a mental health emergency call emergency services (999 UK, 911 USA) or go to the nearest emergency department. These resources do not replace professional medical advice.',
  ],
  'not-found': ['404', 'Oops! Page not found', 'Return to Home'],
};

it.each(Object.entries(quoted))('%s contains the texts quoted in the specification', (file, texts) => {
  const found = stringsIn(marketingModules[file]).map(({ text }) => text);
  expect(texts.filter((text) => !found.includes(text))).toEqual([]);
});

it('exclamation marks appear only in quoted texts', () => {
  const allowed = new Set(Object.values(quoted).flat());
  const shouting = [...marketingStrings, ...testimonials.aiReviews].filter(({ text }) => text.includes('!'));
  expect(shouting.filter(({ text }) => !allowed.has(text))).toEqual([]);
});

it.each(Object.entries(marketingModules))('the reading age of %s is 11 or below', (_, module) => {
  const sentences = stringsIn(module).flatMap(({ text }) => (text.split(' ').length > 5 ? [text] : []));
  if (sentences.length > 3) expect(schoolYear(sentences)).toBeLessThan(6);
});

it('the searches on the home page name no disease and no symptom that needs urgent care', () => {
  const frightening =
    /cancer|tumou?r|stroke|heart attack|chest|bleed|breathless|als\b|sclerosis|sepsis|clot|suicid|die|dying|death/i;
  for (const list of [home.hero.searches, home.hero.suggestions]) {
    expect(list.filter((search) => frightening.test(search))).toEqual([]);
  }
});

it('the question of the FAQ on real symptoms is answered by when to call and whom to talk to', () => {
  const { answer } = faq.find(({ id }) => id === 'real-symptoms') ?? {};
  expect(answer?.slice(0, 2)).toEqual([safetyText, talkLine]);
});

it('every text has the book’s number of chapters, and the summary in sixty words has sixty', () => {
  const texts = [...stringsIn(book), ...stringsIn(press), ...stringsIn(faq)].map(({ text }) => text);
  const counts = texts.flatMap((text) => text.match(/\d+(?= (?:short )?chapters)/g) ?? []);
  expect(new Set(counts)).toEqual(new Set([String(site.chapterCount)]));
  expect(press.summary.heading).toContain('sixty');
  expect(press.summary.text.split(/\s+/)).toHaveLength(60);
});

const { aiReviews, bookTestimonials, featuredReview, landingTestimonials, readerReviews } = testimonials;
const { organizerTestimonials, shownTestimonials } = testimonials;
const placeholders = [
  ...[...readerReviews, featuredReview, ...bookTestimonials],
  ...[...landingTestimonials, ...organizerTestimonials],
];

it('the testimonials are placeholders until readers write, and in no evidenced build', () => {
  expect(new Set(placeholders.map(({ kind }) => kind))).toEqual(new Set(['placeholder']));
  for (const { author } of aiReviews) expect(author).toContain('language model');
  const real = { id: 'real', kind: 'reader', text: 'Mine.' } as const;
  expect(shownTestimonials([...placeholders, real], 'all')).toHaveLength(placeholders.length + 1);
  expect(shownTestimonials([...placeholders, real], 'evidenced')).toEqual([real]);
});

it('the ready answers hold no markup, which a reply would show as it is', () => {
  for (const { id, text } of cannedAnswers) expect(text, id).not.toMatch(/\*\*|\]\(/);
});
