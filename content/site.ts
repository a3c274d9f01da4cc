/** Business details that the owner sets; every page and mail reads them from here. */
export const site = {
  name: 'The Flip Method',
  bookTitle: 'The Flip Method',
  bookSubtitle: 'Break the spiral of health anxiety, one small flip at a time',
  /** Empty until the owner sets it; texts then say "the author". */
  authorName: '',
  /** A portrait of 480 by 640 pixels in `public`, such as `/pictures/author.webp`; a drawing until there is one. */
  authorPhoto: '',
  /** Name and qualification of the clinician who has read the page for clinicians; empty until there is one. */
  clinicalReviewer: '',
  chapterCount: 19,
  language: 'en',
  /** Contact address, and the sender's postal address that every mail must include. */
  contactEmail: 'hello@flipmethod.example',
  postalAddress: 'The Flip Method, [postal address to be set by the owner]',
  /** External URLs. An empty one puts its button into its fallback state. */
  amazonUrl: 'https://www.amazon.com/dp/placeholder',
  speakerReelUrl: '',
  socialUrls: [] as readonly string[],
  prices: { ebook: '$4.99', ebookBefore: '$9.99', kindle: '$4.99' },
  moneyBackDays: 30,
  /** Jurisdiction of the terms, and minimum age for an account. */
  governingLaw: 'England and Wales',
  minimumAge: 16,
} as const;

/** The author's name, or a substitute until it is set. */
export const authorName = site.authorName || 'the author';
