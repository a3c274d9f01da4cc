import { authorBio } from '@/content/author-bio';
import { site } from '@/content/site';

export const press = {
  headline: 'For people who have to write about it by five o’clock',
  lead: 'Facts and a biography to copy, the cover, and someone to ask.',
  facts: {
    heading: 'The facts',
    items: [
      { term: 'Title', detail: site.bookTitle },
      { term: 'Subtitle', detail: site.bookSubtitle },
      { term: 'Subject', detail: 'Self-help for health anxiety' },
      { term: 'Length', detail: `${site.chapterCount} chapters` },
      { term: 'Formats', detail: 'PDF ebook and Amazon Kindle' },
      { term: 'Price', detail: `${site.prices.ebook} as an ebook, ${site.prices.kindle} for Kindle` },
      { term: 'Comes with', detail: 'Free workbook, 7-day email course, free web app' },
      {
        term: 'The method',
        detail:
          'Notice the thought. Assess whether action is needed. Flip if no action is needed. Thank your brain.',
      },
    ],
  },
  summary: {
    heading: 'The book in sixty words',
    text: `Someone feels a twinge, searches it, panics, searches again. ${site.bookTitle} is about that loop. It describes how searching feels like help, and offers a four-step exercise timed in seconds: notice the thought, ask whether there is something useful to do, turn to something else, and thank your worried brain. Funny, brief, plain about what it does not know.`,
  },
  bio: { heading: 'The author', short: authorBio.short, long: authorBio.press },
  care: {
    heading: 'Three things we ask of you',
    items: [
      'Please don’t write that the book treats or cures anything. It is not medical advice, and [no study has tested it](/evidence).',
      'Please don’t print figures from this site as findings. [A page of its own](/about-these-figures) says what each of them rests on.',
      'Please print a helpline with the piece: Samaritans on 116 123 for the UK and Ireland, 988 for the USA and Canada. And please leave out lists of symptoms, which many of these readers can’t help testing on themselves.',
    ],
  },
  downloads: {
    heading: 'The cover',
    note: 'Free to use with anything about the book. Please don’t crop the title.',
    items: [
      { href: '/press/the-flip-method-cover.svg', label: 'Cover, SVG', note: 'For any size' },
      {
        href: '/press/the-flip-method-cover-1600x2400.png',
        label: 'Cover, PNG, 1600 by 2400',
        note: 'For print',
      },
      {
        href: '/press/the-flip-method-cover-800x1200.png',
        label: 'Cover, PNG, 800 by 1200',
        note: 'For the web',
      },
    ],
  },
  contact: {
    heading: 'Questions, interviews, review copies',
    text: 'Put your deadline in the first line. You hear from us within 24 hours on business days.',
    link: { label: 'Ask for an interview', href: '/contact?topic=media' },
  },
} as const;
