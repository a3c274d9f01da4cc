/** The facts of the business that the owner sets; every page and mail reads them here. */
export const site = {
  name: 'The Flip Method',
  bookTitle: 'The Flip Method',
  bookSubtitle: 'Break the spiral of health anxiety, one small flip at a time',
  /** Empty until the owner sets it; texts then say "the author". */
  authorName: '',
  chapterCount: 19,
  language: 'en',
  /** Where readers write to, and the sender's postal address that every mail must carry. */
  contactEmail: 'hello@flipmethod.example',
  postalAddress: 'The Flip Method, [postal address to be set by the owner]',
  /** Addresses outside the site. An empty one turns its button into its honest fallback. */
  amazonUrl: 'https://www.amazon.com/dp/placeholder',
  speakerReelUrl: '',
  socialUrls: [] as readonly string[],
  prices: { ebook: '$4.99', ebookBefore: '$9.99', kindle: '$4.99' },
  moneyBackDays: 30,
  /** Whose law the terms name, and how old a person must be to make an account. */
  governingLaw: 'England and Wales',
  minimumAge: 16,
} as const;

/** The author's name, or the words that stand for it until there is one. */
export const authorName = site.authorName || 'the author';
