export const workbookPage = {
  headline: 'Something to write in when you can’t put the phone down',
  lead: 'The free workbook takes what is going round your head and gives it lines to sit on. Print it or fill it in on the screen. Pencil is fine. So is crying on it.',
  contents: {
    heading: 'Four things in the workbook',
    items: [
      {
        id: 'technique',
        title: 'The 4-second technique',
        text: 'The four steps on one page, and room to try each of them before you need it.',
      },
      {
        id: 'triggers',
        title: 'Trigger tracking',
        text: 'A week of small boxes. Most people find that it is Sunday night, or the news, or being tired.',
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
    heading: 'Bonus: a 7-day e-mail course',
    lead: 'One short letter a day, one small thing to do. It starts when you press the button in our first e-mail, and every letter has a way to stop it.',
    days: [
      { day: 1, title: 'Understanding Your Anxiety' },
      { day: 2, title: 'The Google Trap' },
      { day: 3, title: 'Mastering the 4-Second Flip' },
      { day: 4, title: 'Dealing with Physical Symptoms' },
      { day: 5, title: 'Building Confidence' },
      { day: 6, title: 'Helping Others Understand' },
      { day: 7, title: 'Maintaining Your Progress' },
    ],
  },
  aside:
    'The workbook is not medical advice. New, sudden or severe symptoms mean 999 in the UK or 911 in the USA, before any page of it.',
} as const satisfies {
  headline: string;
  lead: string;
  contents: { heading: string; items: readonly { id: string; title: string; text: string }[] };
  course: { heading: string; lead: string; days: readonly { day: number; title: string }[] };
  aside: string;
};

/** The sentence that a person agrees to by sending the form. A changed sentence gets a new version. */
export const workbookConsent = {
  version: '2026-11-21',
  text: 'Send me the workbook and, once I press the button in that e-mail, one letter a day for seven days. I can stop at any time with the link in every letter.',
  privacy: { label: 'What we keep and why', href: '/privacy#workbook' },
} as const;

/** The form, the same on `/workbook` and `/landing`. */
export const workbookForm = {
  heading: 'Where shall we send it?',
  fields: {
    email: { label: 'Email', hint: 'Only for the workbook and its seven letters.' },
    firstName: { label: 'First name', hint: 'So that the letters can say hello.' },
    lastName: { label: 'Last name', hint: 'Optional.' },
  },
  requiredNote: '* Required fields',
  submit: 'Send My Free Workbook',
  submitting: 'Sending Your Workbook...',
  messages: {
    sent: { title: 'Workbook sent! 📚', text: 'Check your email for your free workbook download.' },
    missing: {
      title: 'Please fill in required fields',
      text: 'Email and first name are required to download the workbook.',
    },
    failed: {
      title: 'Something went wrong',
      text: 'Please try again or contact support if the issue persists.',
    },
    network: { title: 'Network error', text: 'Please check your connection and try again.' },
    /** Above the fields when something else than a missing one needs another look. */
    check: { title: 'Please look at one thing', text: 'It is marked below. Nothing you typed is lost.' },
  },
  errors: {
    email: 'Please write your email address.',
    badEmail: 'This address does not look complete. Please check it, so that the workbook can reach you.',
    firstName: 'Please write your first name.',
    tooLong: 'This is longer than 100 characters. Please shorten it.',
  },
  confirmation: {
    heading: 'Check Your Email!',
    text: 'The workbook is on its way. It can take a few minutes, and it may land among the junk, where good things sometimes go.',
    downloadNow: 'Download it now',
    /** Beside that button, for those who know which paper they have. */
    sizes: { before: 'Or choose the paper:', a4: 'A4', letter: 'US Letter' },
    /** Beside the workbook, not in place of the mail. */
    courseNote: 'The seven letters start when you press the button in that e-mail.',
    again: 'Download Another Copy',
    meanwhile: 'No need to sit and refresh. You have done the useful thing.',
  },
} as const;
