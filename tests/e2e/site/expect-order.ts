import { expect, type Page } from '@playwright/test';
import { articles, posts } from '@/content/articles/articles';
import { aiReviews, featuredReview, readerReviews } from '@/content/testimonials';

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
  ['/blog', ...posts.map(({ title }) => title), 'Start here'],
  [`/blog/${articles[1].id}`, 'The workbook', 'The book', articles[0].title, articles[2].title, 'Read More'],
  ['/about', 'I once searched a slug.', 'What I would like to change', 'Facts about the author'],
  [
    '/book',
    ...['The book to reach for', '4.9/5', 'Amazon Kindle', 'Instant PDF ebook download'],
    ...['What’s Included', 'What’s Inside', 'On the bedside table', 'Read three chapters first'],
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
    ...['50+', '10,000+', '4.9/5', '98%', 'Four talks', 'What a room takes away'],
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
    ...['Important Resources', 'Emergency services', 'Emergency services'],
    ...['NHS non-emergency medical advice', 'Suicide & Crisis Lifeline', 'Important Notice'],
    ...['NHS mental health services', 'Mind', 'Anxiety UK', 'Samaritans'],
    ...['National Alliance on Mental Illness (NAMI)', 'Mental Health America', 'Crisis Text Line'],
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

export async function expectOrder(page: Page, path: string): Promise<void> {
  const [, ...parts] = orders.find(([each]) => each === path) ?? [path];
  if (parts.length === 0) return;
  // biome-ignore lint/performance/useDomNodeTextContent: a part starts a line, as it is shown.
  const text = (await page.getByRole('main').innerText()).replaceAll(/\s*\n\s*/g, '\n');
  expect.soft(misplaced(`\n${text}`, parts)).toEqual([]);
}
