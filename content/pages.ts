import { evidencePage } from './evidence';
import { figuresPage } from './figures-page';
import { accessibility } from './legal/accessibility';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';

/**
 * Every page of the site, once. Its metadata, the sitemap, the Content-Security-Policy of pages made for each request,
 * and the tests of pages follow from it. The build compares the list with the pages it makes.
 */

interface Page {
  /** `document`: HTML without a framework in the browser. `app`: React in the browser. `workspace`: the owner's. */
  kind: 'document' | 'app' | 'workspace';
  /** Rendered for each request; all other pages are files. */
  perRequest?: true;
  /** At most 60 characters, unique, without a suffix. A page without one makes its own. */
  title?: string;
  /** At most 155 characters, unique. */
  description?: string;
  /** False excludes the page from search engines and the sitemap. */
  index: boolean;
  /** ISO date its text last changed, of an indexed page. */
  updated?: string;
}

type Registered = Page &
  ({ index: false } | { index: true; title: string; description: string; updated: string });

export const pages = {
  '/': {
    kind: 'document',
    title: 'The Flip Method: a book for health anxiety at 3 a.m.',
    description:
      'For people who look up symptoms, panic and look again. A short book, a free workbook and a four-second exercise. Self-help, not medical advice.',
    index: true,
    updated: '2026-11-22',
  },
  '/book': {
    kind: 'document',
    title: 'The Flip Method: a short book for health anxiety',
    description:
      'Nineteen short chapters about the loop of search, panic, repeat, and four steps out of it. As PDF ebook or for Kindle. Read three chapters first.',
    index: true,
    updated: '2026-11-22',
  },
  '/sample-chapters': {
    kind: 'document',
    title: 'Read three chapters of The Flip Method, free',
    description:
      'Chapters 1, 4 and 15 of the book on health anxiety, complete and without sign-up: the loop, one night in a dark kitchen, and what to do when it comes back.',
    index: true,
    updated: '2026-11-22',
  },
  '/blog': {
    kind: 'document',
    title: 'Articles on health anxiety, with their sources',
    description:
      'Calm articles about health anxiety: what it is, symptom searching, treatment, families and bad nights. Every fact about health has its source.',
    index: true,
    updated: '2026-11-21',
  },
  '/about': {
    kind: 'document',
    title: 'About the author, who once searched a slug',
    description:
      'He is not a doctor. He survived health anxiety and wrote down what he did with it. The story behind The Flip Method.',
    index: true,
    updated: '2026-11-22',
  },
  '/workbook': {
    kind: 'document',
    title: 'Free health anxiety workbook and 7-day course',
    description:
      'The four steps, trigger tracking, an emergency action plan and self-care pages to fill in. With a seven-day email course. Free.',
    index: true,
    updated: '2026-11-22',
  },
  '/workbook/pages': {
    kind: 'document',
    title: 'Health anxiety worksheets: free pages and one PDF',
    description:
      'Every page of the workbook to read or print, without an email address: checking, searching, asking, exposure, panic, setbacks.',
    index: true,
    updated: '2026-11-23',
  },
  '/testimonials': {
    kind: 'document',
    title: 'Reviews of The Flip Method, and how we gather them',
    description:
      'What this page will hold when readers write. Until then: sample reviews, labelled as samples, and four by software, labelled too.',
    index: true,
    updated: '2026-11-22',
  },
  '/speaking': {
    kind: 'document',
    title: 'Book a talk on health anxiety and symptom searching',
    description:
      'Four talks for companies, health teams and universities about the thing everyone does on their phone. Clear limits, one exercise, no sales pitch.',
    index: true,
    updated: '2026-11-22',
  },
  '/speaking/kit': {
    kind: 'document',
    title: 'Speaker kit: talks, biography, introduction, needs',
    description:
      'Biography, introduction, talks and what the room needs for a talk by the author of The Flip Method, on pages that print.',
    index: true,
    updated: '2026-11-22',
  },
  '/press': {
    kind: 'document',
    title: 'Press: facts, biography and cover of The Flip Method',
    description:
      'Facts to copy, short and long biography, cover downloads and a person to ask. With a note on what not to print as a finding.',
    index: true,
    updated: '2026-11-22',
  },
  '/contact': {
    kind: 'document',
    title: 'Contact The Flip Method',
    description:
      'Ask about the book, a talk, an interview or anything else but symptoms. A person reads it and answers within 24 hours on business days.',
    index: true,
    updated: '2026-11-22',
  },
  '/resources': {
    kind: 'document',
    title: 'Crisis and mental health numbers, UK and USA',
    description:
      'Emergency and crisis numbers for the UK, Ireland, the EU, the USA and Canada, and eight organisations that know anxiety well. Each with hours and source.',
    index: true,
    updated: '2026-11-24',
  },
  '/companion': {
    kind: 'document',
    title: 'Health anxiety: one page to print for a partner',
    description:
      'For the person who gets asked: three sentences that comfort without reassuring, an agreement over breakfast, and when to call at once. To print or send.',
    index: true,
    updated: '2026-11-22',
  },
  '/clinicians': {
    kind: 'document',
    title: 'Health anxiety: a page for clinicians, and a shared plan',
    description:
      'Ten minutes of reading for GPs and therapists, what is known and not, and a two-page plan to fill in with a patient and print.',
    index: true,
    updated: '2026-11-24',
  },
  '/about-these-figures': {
    kind: 'document',
    title: 'About these figures: what each number rests on',
    description:
      'Every marketing figure on this site in one list, marked illustrative or evidenced, with what would prove it. And how reviews are gathered.',
    index: true,
    updated: figuresPage.updated,
  },
  '/evidence': {
    kind: 'document',
    title: 'The evidence: what is known about the Flip Method',
    description:
      'No study has tested the Flip Method. What research says about each step, technique and page, how large the studies were, and what is unknown.',
    index: true,
    updated: evidencePage.updated,
  },
  '/landing': {
    kind: 'document',
    title: 'Tame Health Anxiety with a 4 Second Method',
    description:
      'Get the free workbook: four steps on paper, panic attack worksheets, an emergency action plan and a 7-day email course. No credit card.',
    index: true,
    updated: '2026-11-22',
  },
  '/privacy': {
    kind: 'document',
    title: 'Privacy: what we keep, why, and how to delete it',
    description:
      'No trackers, no cookie before you sign in or sign up. What accounts, flips, the workbook and messages store, for how long, and your rights.',
    index: true,
    updated: privacy.updated,
  },
  '/terms': {
    kind: 'document',
    title: 'Terms of The Flip Method, in plain words',
    description:
      'Not medical advice. Buying the book, 30 days to get your money back, fair use and who is responsible for what.',
    index: true,
    updated: terms.updated,
  },
  '/accessibility': {
    kind: 'document',
    title: 'Accessibility of The Flip Method: a statement',
    description:
      'Which standard this site aims at, what was tested with what, which gaps are known, and whom to tell if something gets in your way.',
    index: true,
    updated: accessibility.updated,
  },
  '/flip-method-app': {
    kind: 'app',
    title: 'Free health anxiety app: the four-second flip, no sign-up',
    description:
      'Notice, assess, flip, thank. A timed exercise for the moment before you search a symptom. Free, works offline and as a guest.',
    index: true,
    updated: '2026-11-22',
  },
  '/flip-method-app/emergency': { kind: 'app', index: false },
  '/flip-method-auth': {
    kind: 'app',
    perRequest: true,
    title: 'Sign in to the Flip Method exercise',
    description:
      'Sign in or make an account to keep count of your flips. The exercise itself works without one.',
    index: false,
  },
  '/auth': {
    kind: 'app',
    perRequest: true,
    title: 'Sign in to The Flip Method',
    description: 'Sign in or make an account on the site of The Flip Method.',
    index: false,
  },
  '/auth/code': {
    kind: 'app',
    perRequest: true,
    title: 'Type the code from an email',
    description: 'Type the code from an email about your account, where its link would open another browser.',
    index: false,
  },
  '/auth/forgotten-password': {
    kind: 'app',
    perRequest: true,
    title: 'Forgotten password',
    description: 'Have a link sent to your email address and choose a new password.',
    index: false,
  },
  '/account': {
    kind: 'app',
    perRequest: true,
    title: 'Your account',
    description: 'Download everything we keep about you, or delete it.',
    index: false,
  },
  '/admin': {
    kind: 'workspace',
    perRequest: true,
    title: 'Admin dashboard',
    description: 'Usage in totals, for the people who run the site.',
    index: false,
  },
  '/admin/people': {
    kind: 'workspace',
    perRequest: true,
    title: 'People · Admin dashboard',
    description: 'Who has an account, and who asked for the workbook.',
    index: false,
  },
  '/admin/inbox': {
    kind: 'workspace',
    perRequest: true,
    title: 'Inbox · Admin dashboard',
    description: 'What people wrote on the contact page.',
    index: false,
  },
  '/admin/mails': {
    kind: 'workspace',
    perRequest: true,
    title: 'Mails · Admin dashboard',
    description: 'What waits in the mail queue, and what was given up.',
    index: false,
  },
  '/admin/content': {
    kind: 'workspace',
    perRequest: true,
    title: 'Content · Admin dashboard',
    description: 'What is live, what each figure rests on, and what is due.',
    index: false,
  },
  '/admin/mails/preview': {
    kind: 'workspace',
    perRequest: true,
    title: 'Preview of the mails · Admin dashboard',
    description: 'Every mail of the site as it looks by day, by night, on a phone and as plain text.',
    index: false,
  },
  '/admin/mails/newsletter': {
    kind: 'workspace',
    perRequest: true,
    title: 'Newsletter · Admin dashboard',
    description: 'The issues of the newsletter, and who reads it as counts.',
    index: false,
  },
  '/admin/mails/newsletter/subscribers': {
    kind: 'workspace',
    perRequest: true,
    title: 'Subscribers · Admin dashboard',
    description: 'Who gets the newsletter, and how many came and left in each month.',
    index: false,
  },
  '/admin/settings': {
    kind: 'workspace',
    perRequest: true,
    title: 'Settings · Admin dashboard',
    description: 'The second factor, and the log of what admins did.',
    index: false,
  },
  '/admin/second-factor': {
    kind: 'workspace',
    perRequest: true,
    title: 'Second factor of an admin',
    description: 'Set up, show or change the second factor that opens the dashboard.',
    index: false,
  },
  '/newsletter': {
    kind: 'document',
    title: 'The newsletter of The Flip Method',
    description:
      'A short email, now and then: one thing that helps with health anxiety. Nothing about symptoms, no tracking, and one press to leave.',
    index: true,
    updated: '2026-11-22',
  },
  '/unsubscribe': {
    kind: 'document',
    perRequest: true,
    title: 'Stop the emails',
    description: 'One button, and the emails stop.',
    index: false,
  },
  '/admin/mails/newsletter/[issue]': { kind: 'workspace', perRequest: true, index: false },
  '/admin/[...missing]': { kind: 'workspace', perRequest: true, index: false },
  '/auth/confirm': { kind: 'app', perRequest: true, index: false },
  '/newsletter/letters': { kind: 'document', perRequest: true, index: false },
  '/newsletter/[issue]': { kind: 'document', perRequest: true, index: false },
  '/newsletter/confirm/[token]': { kind: 'document', perRequest: true, index: false },
  '/workbook/course/[token]/[day]': { kind: 'document', perRequest: true, index: false },
  '/workbook/open/[token]': { kind: 'document', perRequest: true, index: false },
  '/blog/[id]': { kind: 'document', index: false },
  '/sample-chapters/[chapter]': { kind: 'document', index: false },
  '/account/invitation/[token]': { kind: 'app', perRequest: true, index: false },
  '/contact/answered/[token]': { kind: 'document', perRequest: true, index: false },
  '/contact/[topic]': { kind: 'document', index: false },
  '/workbook/pages/[part]': { kind: 'document', index: false },
  '/workbook/fill': { kind: 'document', index: false },
  '/workbook/fill/[part]': { kind: 'document', index: false },
  '/night': { kind: 'document', index: false },
  '/offline': { kind: 'document', index: false },
  '/server-error': { kind: 'document', index: false },
} as const satisfies Record<string, Registered>;
