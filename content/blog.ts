import type { Link } from '@/content/link';

/** Texts of the article list. */
export const blog = {
  headline: 'Read these by daylight',
  lead: 'Short articles about the loop of search, panic, repeat. They end. You can read the last line and put the phone down.',
  guides: {
    id: 'start-here',
    heading: 'Start here',
    lead: 'First the main questions, in an order that makes sense. Then one page for each hard moment.',
  },
  rules: {
    heading: 'How these are written',
    items: [
      {
        title: 'Every fact has its source',
        text: 'Where we say something about health or research, a small number leads to where it comes from.',
      },
      {
        title: 'No symptom is explained',
        text: 'You won’t find out here what a twinge means. That is a question for someone who can see you.',
      },
      {
        title: 'They get read again',
        text: 'Each article says when it was last checked against its sources. If you find a mistake, [tell us](/contact?topic=feedback).',
      },
    ],
    feed: { label: 'New articles by RSS', href: '/feed.xml' },
  },
} as const;

/** Texts around an article. */
export const articlePage = {
  back: { label: 'Back to home', href: '/' },
  contents: 'In this article',
  sources: 'Sources',
  byline: (author: string) => `By ${author}, who is not a doctor`,
  reviewed: 'Last checked against its sources on',
  /** After the excerpt and the last paragraph: readers at night find the exercise before any offer. */
  putDown: {
    text: 'Still searching? Put this page down for four seconds.',
    link: { label: 'Open the exercise', href: '/flip-method-app?mode=emergency' },
  },
  share: {
    button: 'Share',
    copied: 'Address copied',
    mail: 'Send by email',
  },
  /** After the part that names the trap; never where nothing is sold. */
  handOver: {
    heading: 'There is a page for this.',
    text: 'What set it off, what you did, and how it was an hour later. One line each.',
    links: [
      { label: 'Print the trigger log', href: '/workbook/pages/trigger-tracking' },
      { label: 'Get the whole workbook', href: '/workbook' },
    ],
  },
  calls: {
    heading: 'If you would like more',
    book: {
      title: 'The book',
      text: 'Short chapters, large type, one exercise. For the table by the bed.',
      link: { label: 'Get The Book', href: '/book' },
    },
    workbook: {
      title: 'The workbook',
      text: 'The four steps on paper, to fill in with a pencil. It costs nothing.',
      link: { label: 'Free Workbook', href: '/workbook' },
    },
    /** Beside the form. */
    more: { label: 'See what is in it', href: '/workbook' },
  },
  neighbours: { label: 'Articles before and after', previous: 'Previous article', next: 'Next article' },
  related: { heading: 'Three more, when you have had some tea' },
} as const satisfies Record<string, unknown> & { back: Link };
