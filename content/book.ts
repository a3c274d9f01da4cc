import type { Link } from '@/content/link';
import { amazonLink, site } from '@/content/site';

export interface PurchaseOption {
  id: 'ebook' | 'kindle';
  name: string;
  price: string;
  /** The previous price, struck through. */
  priceBefore?: string;
  description: string;
  /** Hint shown while the ebook cannot be bought yet. */
  soon?: string;
  /** To the shop. */
  link?: Link;
  /** Without a shop: the button only shows a notice. */
  button?: string;
}

export const purchaseOptions = [
  {
    id: 'kindle',
    name: 'Amazon Kindle',
    price: site.prices.kindle,
    description: 'Lands on your Kindle or in the Kindle app. Opens in a new tab.',
    link: amazonLink,
  },
  {
    id: 'ebook',
    name: 'Instant PDF ebook download',
    price: site.prices.ebook,
    priceBefore: site.prices.ebookBefore,
    description: 'One file for phone, tablet and printer. Large type, no lock on it.',
    soon: 'Coming soon',
    button: 'Buy the ebook',
  },
] as const satisfies readonly PurchaseOption[];

export const purchaseMessages = {
  busy: 'Processing...',
  comingSoon: {
    title: 'Coming Soon!',
    text: 'Card checkout will be available soon. Please use the Amazon option for now.',
  },
  error: { title: 'Error', text: 'Something went wrong. Please try again.' },
} as const;

export const book = {
  headline: 'The book to reach for when your hand wants the phone',
  subtitle: site.bookSubtitle,
  lead: 'You have read about every illness you were ever afraid of. Here is one about the fear: short chapters, large type, one exercise. Written by someone who has been there.',
  badge: 'bestseller',
  rating: { average: 'rating-4-9', count: 'reviews-500' },
  tiles: ['people-helped-1000', 'would-recommend', 'two-hour-read', 'four-second-technique'],
  purchase: { heading: 'Two ways to have it', guarantee: 'guarantee-30-days' },
  included: {
    heading: 'What’s Included',
    items: [
      `All ${site.chapterCount} chapters, most of them shorter than a spiral`,
      'The four steps, each with practice for calm days and for bad ones',
      'Six quick techniques to flip with, from the 36 times table to planning dinner',
      'A page to hand to the people who love you, so that they know what to say',
      'The free workbook and the seven-day email course',
      'The exercise app, for your phone, with or without an account',
    ],
  },
  /** Its parts: each with the number of its first chapter. */
  inside: {
    heading: 'What’s Inside',
    cards: [
      {
        title: 'Why the search box feels like help',
        from: 1,
        text: 'One search, a minute of relief, and a new question. You will see how the loop is built, and where it has a handle.',
      },
      {
        title: 'The four steps, slowly',
        from: 4,
        text: 'Notice, assess, flip, thank. A chapter for each, with what people get wrong at first. The author got all of it wrong at first.',
      },
      {
        title: 'Doctors, family and other mirrors',
        from: 9,
        text: 'How to go to one appointment with one question. How to stop asking “Do I look pale?” and what to ask instead.',
      },
      {
        title: 'When it comes back',
        from: 15,
        text: 'It will, some Tuesday. A plan for the bad week, beginning with the smallest thing you can still do.',
      },
    ],
  },
  which: {
    heading: 'Which of the three?',
    lead: 'None of them needs another. Many people begin with the one that costs nothing.',
    columns: ['Which', 'What it is', 'How long', 'Price', 'Good for'],
    rows: [
      {
        id: 'which-book',
        link: { label: 'The book', href: '/book' },
        cells: [
          `${site.chapterCount} short chapters about how the loop is built, and how one man got out of it`,
          'A weekend, or a chapter a day',
          site.prices.kindle,
          'Understanding what happens to you at night',
        ],
      },
      {
        id: 'which-workbook',
        link: { label: 'The workbook', href: '/workbook' },
        cells: [
          'Pages to write on, to print or to fill in on the screen, with seven emails',
          'Ten minutes with a pencil, for a week or more',
          'Free',
          'Finding your own circle, and a plan for the bad hour',
        ],
      },
      {
        id: 'which-app',
        link: { label: 'The app', href: '/flip-method-app' },
        cells: [
          'The four steps, one after another, on your phone',
          'Four steps of four seconds',
          'Free',
          'The moment when your hand is on its way to the search box',
        ],
      },
    ],
  },
  pace: {
    heading: 'Give it thirty days',
    text: 'Read a chapter a day. Flip when a worry is small. After a month look at what you did on your evenings, and decide for yourself.',
    claims: ['results-week-1', 'breakthrough-week-3', 'trial-30-days'],
    link: { label: 'About these figures', href: '/about-these-figures' },
    evidence: { label: 'What is known about each step, and what is not', href: '/evidence' },
  },
  testimonials: {
    heading: 'On the bedside table',
  },
  sample: {
    heading: 'Read three chapters first',
    lead: 'Chapters 1, 4 and 15, complete. If they leave you cold, keep your money.',
  },
  author: {
    heading: 'A note from the author',
    text: [
      'I am not a doctor. I spent years being afraid of my own body and one night being afraid of a slug. I looked everything up. I asked everyone. It worked for about a minute each time.',
      'This is the book I was looking for on all those nights. It can’t examine you, and it won’t tell you that nothing is wrong. It can sit with you for the four seconds before you open the search box, and those turned out to matter to me.',
    ],
    link: { label: 'Read the whole story', href: '/about' },
  },
  closing: {
    headline: 'The next time a worry knocks, have the book on the table.',
    claims: ['lives-changed-1000', 'guarantee-30-days'],
    buttons: [amazonLink, { label: 'Free Workbook', href: '/workbook' }],
  },
} as const;

/** Texts of the chapter reader, on the book page and on its own page. */
export const chapterReader = {
  headline: 'Three chapters, no sign-up, no clock',
  lead: 'Read them in any order. The first is where the loop begins.',
  listLabel: 'Chapters to read',
  ownPage: 'Open on a page of its own',
  rest: 'Read the rest of the chapter here',
  more: {
    before: 'Sixteen more chapters.',
    link: { label: `${site.bookTitle}, ${site.prices.kindle}`, href: '/book' },
  },
  chapter: (number: number) => `Chapter ${number}`,
  next: [
    { label: 'Continue Reading', href: '/book' },
    { label: 'Get Free Workbook', href: '/workbook' },
  ],
} as const;
