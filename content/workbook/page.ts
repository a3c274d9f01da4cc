import { course } from '@/content/course/course';

/** The consent text. A changed text needs a new version. */
export const workbookConsent = {
  version: '2026-11-22',
  text: 'Send me the workbook and, once I press the button in that email, one more email a day for seven days. I can stop at any time with the link in every email.',
  privacy: { label: 'What we keep and why', href: '/privacy#workbook' },
} as const;

/** The form on `/workbook` and `/landing`. */
export const workbookForm = {
  heading: 'Where shall we send it?',
  fields: {
    email: { label: 'Email', hint: 'Only for the workbook and its seven emails.' },
    firstName: { label: 'First name', hint: 'To say hello with.' },
    lastName: { label: 'Last name', hint: 'Optional.' },
  },
  requiredNote: '* Required fields',
  submit: 'Send My Free Workbook',
  submitting: 'Sending Your Workbook...',
  network: { title: 'Network error', text: 'Please check your connection and try again.' },
  confirmation: {
    heading: 'Check Your Email!',
    junk: 'It can take a few minutes. If you don’t see it, look in the junk folder.',
    downloadNow: 'Download it now',
    /** Beside that button, for readers who need a certain paper size or an e-reader format. */
    sizes: { before: 'Or choose:', a4: 'A4', letter: 'US Letter', epub: 'E-book (EPUB)' },
    onScreen: { label: 'Write in it here, on the screen', href: '/workbook/fill' },
    /** Offered in addition to the workbook, not instead of the email. */
    courseNote: 'The seven-day course starts when you press the button in that email.',
    again: 'Download Another Copy',
    meanwhile: { label: 'While you wait: chapter 1', href: '/sample-chapters' },
  },
  sent: {
    tone: 'success',
    title: 'Workbook sent! 📚',
    text: 'Check your email for your free workbook download.',
  },
  messages: {
    missing: {
      tone: 'destructive',
      title: 'Please fill in required fields',
      text: 'Email and first name are required to download the workbook.',
    },
    invalid: {
      tone: 'destructive',
      title: 'Please look at one thing',
      text: 'It is marked below. Nothing you typed is lost.',
    },
  },
  failed: {
    tone: 'destructive',
    title: 'Something went wrong',
    text: 'Please try again or contact support if the issue persists.',
  },
  errors: {
    email: {
      missing: 'Please write your email address.',
      'bad-email':
        'This address does not look complete. Please check it, so that the workbook can reach you.',
    },
    firstName: {
      missing: 'Please write your first name.',
      'too-long': 'This is longer than 100 characters. Please shorten it.',
    },
    lastName: 'This is longer than 100 characters. Please shorten it.',
  },
} as const;

export const workbookPage = {
  headline: 'Something to write in when you can’t put the phone down',
  /** Before the form, where that comes before the lead. */
  inShort: 'A free workbook, on paper or on the screen.',
  lead: 'The free workbook takes what is going round your head and gives it lines to sit on. Print it or fill it in on the screen. Pencil is fine. So is crying on it.',
  /** Before the link to a workbook that this device keeps. */
  own: 'Started one on this device already?',
  contents: {
    heading: 'Four things in the workbook',
    all: { label: 'See all 18 parts', href: '/workbook/pages' },
    items: [
      {
        id: 'technique',
        title: 'The 4-second technique',
        text: 'The four steps, and a page for each of them to practise on before you need it.',
      },
      {
        id: 'triggers',
        title: 'Trigger tracking',
        text: 'Two weeks of small boxes. Often it turns out to be Sunday night, or the news, or being tired.',
      },
      {
        id: 'emergency-plan',
        title: 'Emergency action plan',
        text: 'What to do, whom to call and in what order, written by you on a good day for you on a bad one.',
      },
      {
        id: 'self-care',
        title: 'Self-care strategies',
        text: 'Sleep, food, people, daylight. Nothing that needs a candle.',
      },
    ],
  },
  course: {
    heading: 'Bonus: a 7-day email course',
    lead: 'One short email a day, one small thing to do. It starts when you press the button in our first email, and every email has a way to stop it.',
    days: course.map(({ day, title }) => ({ day, title })),
  },
  aside: 'The workbook is not medical advice. A call for help comes before any page of it.',
} as const;
