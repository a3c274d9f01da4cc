import type { Link } from '@/content/link';

/** The page behind the button of the workbook mail. Opening it changes nothing; submitting the form does. */
export const openPage = {
  title: 'Your workbook',
  headline: 'Here it is, on paper or on screen.',
  lead: 'It was made for paper and a pencil. On a screen it works too.',
  paper: {
    heading: 'As a file',
    text: 'A PDF to print, or to fill in on the screen: it remembers what you type when you save it. Or a book for an e-reader, to read.',
    a4: 'Download (A4)',
    letter: 'Download (US Letter)',
    epub: 'For an e-reader (EPUB)',
  },
  web: {
    heading: 'As pages',
    text: 'To write in here, on a phone too. What you write stays in your browser.',
    button: 'Write in it here',
  },
  course: {
    waiting:
      'Each of these buttons also starts the seven-day course: one email a day, the first in a few minutes.',
    running: 'Your seven emails are on their way already. Pressing again changes nothing.',
    over: 'Your seven emails have all been sent. If you want them again, ask for the workbook once more.',
    paused: 'Your emails are paused. Pressing a button here does not start them again.',
    stopped: 'You have stopped the emails, and they stay stopped. The workbook is still yours.',
    manage: 'Pause or stop the emails',
  },
  failed: {
    title: 'Something went wrong',
    text: 'We could not start the course just now. Please try again in a few minutes. The workbook itself is here at once:',
  },
} as const;

/** For a truncated URL, or a request that has been deleted. */
export const brokenLinkPage = {
  headline: 'This link has come apart.',
  text: 'Part of the address is missing, or what it led to has been deleted. Copy the whole link from the email, or ask for the workbook again. It is still free.',
  again: { label: 'Get Free Workbook', href: '/workbook' },
  contact: { label: 'Write to us', href: '/contact' },
} as const;

const contact = { label: 'Write to us', href: '/contact' };
const stop = { change: 'stop', label: 'Stop the emails' } as const;

/** A state of the page that ends mails: what it says and offers. */
export interface SubscriptionView {
  headline: string;
  lead: string;
  /** The first is the main one. */
  buttons?: readonly { change: 'stop' | 'resume' | 'never' | 'allow'; label: string }[];
  canPause?: true;
  link?: Link;
}

/** The page to pause, resume and stop the course mails. */
export const subscriptionPage = {
  course: {
    running: {
      headline: 'Enough emails?',
      lead: 'No reason needed. One press, and nothing more comes.',
      buttons: [stop],
      canPause: true,
    },
    paused: {
      headline: 'Your emails are paused.',
      lead: 'Nothing comes until you say so. The course waits where you left it.',
      buttons: [{ change: 'resume', label: 'Continue the emails' }, stop],
    },
    stopped: {
      headline: 'No more emails.',
      lead: 'We will not write to you again. If one was on its way at this very moment, it was the last.',
      link: { label: 'The workbook is still free, and so is changing your mind', href: '/workbook' },
    },
  },
  unknown: {
    headline: 'Stop the emails',
    lead: 'To stop them, use the link at the foot of any of them; it knows which ones are yours. If you can’t find one, write to us, and we will do it by hand.',
    link: contact,
  },
  pause: {
    heading: 'Or take a break',
    text: 'A hard week is a good reason. The course waits, and continues from the same day.',
    button: 'Pause the emails',
  },
  changed: {
    pause: { title: 'The emails are paused.' },
    resume: { title: 'The emails continue.', text: 'The next one comes when its day is due.' },
    stop: { title: 'The emails are stopped.' },
  },
  failed: {
    title: 'Something went wrong',
    text: 'Nothing was changed. Please press once more in a moment, or write to us.',
  },
  resources: { label: 'Numbers to call or text, day and night', href: '/resources' },
} as const satisfies { course: Record<string, SubscriptionView>; unknown: SubscriptionView } & Record<
  string,
  unknown
>;

/** The page that ends every mail to an address; linked from mails that their recipient has not asked for, or not yet. */
export const neverPage = {
  open: (address: string) => ({
    headline: 'Never hear from us again?',
    lead: `One press, and this site sends nothing more to ${address}, whoever types it in here: no confirmation, no course, no newsletter. Only if the address has an account of its own here, a link for a new password still comes when somebody asks for one. You can undo it on this page.`,
    buttons: [{ change: 'never', label: 'Never write to me again' }],
  }),
  ended: (address: string) => ({
    headline: 'Nothing more will come.',
    lead: `This site sends nothing to ${address}. If you want to use it after all, undo that here. Nothing starts by itself; you can then sign up or ask for the workbook again.`,
    buttons: [{ change: 'allow', label: 'Allow emails again' }],
  }),
  /** After a bounce or a complaint, which only the owner can take back. */
  blocked: (address: string) => ({
    headline: 'Nothing more will come.',
    lead: `This site sends nothing to ${address}, because an email came back or was reported as spam. To change that, write to us.`,
    link: contact,
  }),
  changed: {
    never: { title: 'Done. Nothing more will come.' },
    allow: { title: 'Undone. You can ask for emails again.' },
  },
} as const satisfies Record<'open' | 'ended' | 'blocked', (address: string) => SubscriptionView> &
  Record<string, unknown>;
