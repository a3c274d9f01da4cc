import type { Link } from '@/content/link';

/** Links of the top bar, in order. */
export const navigation = [
  { label: 'Home', href: '/' },
  { label: 'The Book', href: '/book' },
  { label: 'Sample Chapters', href: '/sample-chapters' },
  { label: 'Blog', href: '/blog' },
  { label: 'About the author', href: '/about' },
  { label: 'Free Workbook', href: '/workbook' },
  { label: 'Flip Method App', href: '/flip-method-app' },
  { label: 'Reviews', href: '/testimonials' },
  { label: 'Speaking', href: '/speaking' },
  { label: 'Resources', href: '/resources' },
  { label: 'Contact', href: '/contact' },
  { label: 'Sign In', href: '/auth' },
] as const satisfies readonly Link[];

/** Replaces the last link when signed in. */
export const accountLink = { label: 'Your account', href: '/account' } as const satisfies Link;

/** In the small-screen menu, the footer, the account and the exercise. */
export const ownWorkbookLink = { label: 'My workbook', href: '/workbook/fill' } as const satisfies Link;

/** In the small-screen menu, the footer, on /night and on /resources. */
export const companionLink = { label: 'For someone beside you', href: '/companion' } as const satisfies Link;

/** For admins, on pages rendered for each request. */
export const workspaceLink = { label: 'Workspace', href: '/admin' } as const satisfies Link;

/** Links of the installed app's bar, which has no navigation of its own nor, on an iPhone, the browser's Back. */
export const appBar = {
  label: 'App',
  back: { label: 'Back to the exercise', href: '/flip-method-app?view=home' },
  /** On the exercise's own page. */
  links: [ownWorkbookLink, { label: 'The page for tonight', href: '/night' }],
} as const satisfies { back: Link; links: readonly Link[]; label: string };

type Href = (typeof navigation)[number]['href'];

/** The same links grouped for the small-screen menu, each once. */
export const menuGroups = [
  { heading: 'Help now', hrefs: ['/flip-method-app', '/resources'] },
  { heading: 'The book', hrefs: ['/book', '/sample-chapters', '/workbook', '/testimonials'] },
  { heading: 'About', hrefs: ['/', '/blog', '/about', '/speaking', '/contact'] },
  { heading: 'You', hrefs: ['/auth'] },
] as const satisfies readonly { heading: string; hrefs: readonly Href[] }[];

export const navigationWords = {
  /** Accessible name of the bar and of the small-screen menu. */
  label: 'Main',
  open: 'Menu',
  skip: 'Skip to the page',
} as const;

/** In the menu, the footer, and at the end of each view of the exercise. */
export const crisisLink = {
  label: 'In danger or in crisis? Numbers to call or text now',
  href: '/resources',
} as const satisfies Link;

export const footer = {
  /** Beside the figures of every page, by build mode. */
  figures: {
    all: 'Some figures on this site are illustrative: no one has measured them yet.',
    evidenced: 'Every figure on this site is one that we can back up.',
    link: { label: 'What each figure rests on', href: '/about-these-figures' },
  },
  groups: [
    {
      heading: 'The method',
      links: [
        { label: 'The Book', href: '/book' },
        { label: 'Sample Chapters', href: '/sample-chapters' },
        { label: 'Free Workbook', href: '/workbook' },
        ownWorkbookLink,
        { label: 'Worksheets to print', href: '/workbook/pages' },
        { label: 'Flip Method App', href: '/flip-method-app' },
      ],
    },
    {
      heading: 'Read on',
      links: [
        { label: 'Blog', href: '/blog' },
        { label: 'Reviews', href: '/testimonials' },
        { label: 'About the author', href: '/about' },
        { label: 'What is known, and what is not', href: '/evidence' },
        companionLink,
        { label: 'Questions people ask', href: '/#faq' },
        { label: 'New articles by RSS', href: '/feed.xml' },
      ],
    },
    {
      heading: 'Talk to us',
      links: [
        { label: 'Contact', href: '/contact' },
        { label: 'Speaking', href: '/speaking' },
        { label: 'Press', href: '/press' },
        { label: 'For clinicians', href: '/clinicians' },
        { label: 'Important Resources', href: '/resources' },
      ],
    },
    {
      heading: 'Small print, large type',
      links: [
        { label: 'About these figures', href: '/about-these-figures' },
        { label: 'Privacy', href: '/privacy' },
        { label: 'Terms', href: '/terms' },
        { label: 'Accessibility', href: '/accessibility' },
        { label: 'Your account', href: '/account' },
      ],
    },
  ],
} as const;
