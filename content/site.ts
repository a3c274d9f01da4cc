import file from './site.json' with { type: 'json' };

/** What the owner changes in `site.json`; the build checks it (`lib/content-files.ts`). */
const { priceEbook, priceEbookBefore, priceKindle, ...facts } = file.facts;

/** Business details that the owner sets; every page and mail reads them from here. */
export const site = {
  name: 'The Flip Method',
  bookTitle: 'The Flip Method',
  bookSubtitle: 'Break the spiral of health anxiety, one small flip at a time',
  /**
   * Of these, the author's name is empty until the owner sets it; texts then say "the author". Every mail includes the postal
   * address. An empty URL puts its button into its fallback state.
   */
  ...facts,
  socialUrls: facts.socialUrls as readonly string[],
  /** A portrait of 480 by 640 pixels in `public`, such as `/pictures/author.webp`; a drawing until there is one. */
  authorPhoto: '',
  /** Name and qualification of the clinician who has read the page for clinicians; empty until there is one. */
  clinicalReviewer: '',
  chapterCount: 19,
  language: 'en',
  prices: { ebook: priceEbook, ebookBefore: priceEbookBefore, kindle: priceKindle },
  moneyBackDays: 30,
  /** Jurisdiction of the terms, and minimum age for an account. */
  governingLaw: 'England and Wales',
  minimumAge: 16,
} as const;

/** The author's name, or a substitute until it is set. */
export const authorName = site.authorName || 'the author';

/** A press on it is counted by the name of the shop. */
export const amazonLink = {
  label: 'Buy on Amazon',
  href: site.amazonUrl,
  external: true,
  shop: 'amazon',
} as const;
