import { site } from '@/content/site';

/** The consent text. A changed text needs a new version. */
export const newsletterConsent = {
  version: '2026-11-22',
  text: 'Send me the newsletter: now and then an email with one thing that helps. I can stop at any time with the link in every email.',
  /** Stored for addresses the owner imported; the mail that asks for consent contains the same sentence. */
  imported: 'Yes, send me the newsletter. I can stop at any time with the link in every email.',
  privacy: { label: 'What we keep and why', href: '/privacy#newsletter' },
} as const;

export const newsletterPage = {
  headline: 'A short email, now and then.',
  lead: 'One thing that helps, written for people who look things up at night. No news about illness, nothing to panic over, and no more than one a week.',
  form: {
    heading: 'Where shall we send it?',
    email: { label: 'Email', hint: 'Only for the newsletter. We ask for nothing else.' },
    submit: 'Subscribe',
    submitting: 'One moment...',
    network: {
      title: 'Network error',
      text: 'Please check your connection and try again. Your address is still in the form.',
    },
    messages: {
      missing: {
        tone: 'destructive',
        title: 'Please fill in required fields',
        text: 'We need an email address to send it to.',
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
      text: `Your address is still in the form. Please try again in a moment, or write to ${site.contactEmail}.`,
    },
    errors: {
      email: {
        missing: 'Please write your email address.',
        'bad-email': 'This address does not look complete. Please check it, so that the email can reach you.',
      },
    },
  },
  sent: {
    heading: 'One more step',
    title: 'Please look at your email',
    text: 'We sent you an email with one button. Press it, and you are on the list. Until then nothing else comes.',
    junk: 'It can take a few minutes. If you don’t see it, look in the junk folder.',
  },
  promises: {
    heading: 'What you can count on',
    items: [
      {
        title: 'Nothing about symptoms',
        text: 'No lists of signs, no cases, no studies to worry over.',
      },
      {
        title: 'No one watches you read',
        text: 'No pictures that report back, and no links that know you. We know that an email went out, and not whether you opened it. A link to this site names the letter it stands in, the same for every reader.',
      },
      {
        title: 'Leaving is one press',
        text: 'The link is in every email. It asks no reason.',
      },
    ],
  },
  letters: {
    link: { label: 'Letters so far', href: '/newsletter/letters' },
    headline: 'Letters so far',
    lead: 'Some that have gone out, to read before you decide.',
    none: 'None is kept here yet. The next one comes when there is something worth saying.',
  },
  course: {
    before: 'Looking for something to start with today?',
    link: { label: 'The free workbook comes with a seven-day course', href: '/workbook' },
  },
} as const;

/** The page of one issue. */
export const issuePage = {
  sent: (day: string) => `A letter of ${day}`,
  subscribe: { label: 'Get the next one by email', href: '/newsletter' },
  resources: { label: 'Numbers to call or text, day and night', href: '/resources' },
} as const;

const again = { label: 'Subscribe again', href: '/newsletter' };

/** The pages newsletter mails link to. Opening one changes nothing. */
export const newsletterLinks = {
  title: 'Newsletter',
  confirm: {
    waiting: {
      headline: 'Shall we write to you?',
      lead: newsletterConsent.text,
      button: 'Yes, send it to me',
    },
    reading: {
      headline: 'You are on the list.',
      lead: 'The next one comes when there is something worth saying.',
    },
    stopped: {
      headline: 'You have left the list.',
      lead: 'This link is older than that, so it does not bring you back. If you want to come back, subscribe again.',
    },
  },
  stop: {
    waiting: {
      headline: 'Nothing comes unless you say yes.',
      lead: 'If this address was typed in by mistake, do nothing, or press once to make sure.',
      buttons: [{ change: 'stop', label: 'Keep it that way' }],
    },
    reading: {
      headline: 'Enough emails?',
      lead: 'No reason needed. One press, and nothing more comes.',
      buttons: [{ change: 'stop', label: 'Stop the newsletter' }],
    },
    stopped: {
      headline: 'No more newsletters.',
      lead: 'We will not write to you again. If one was on its way at this very moment, it was the last.',
      link: again,
    },
  },
  unknown: {
    headline: 'This link has come apart.',
    lead: 'Part of the address is missing, or what it led to has been deleted. Copy the whole link from the email, or write to us, and we will do it by hand.',
  },
  changed: {
    confirm: { title: 'You are on the list. Welcome.' },
    stop: { title: 'The newsletter is stopped.' },
  },
  failed: {
    title: 'Something went wrong',
    text: 'Nothing was changed. Please press once more in a moment, or write to us.',
  },
  leave: 'Leave the list',
  again,
  contact: { label: 'Write to us', href: '/contact' },
  resources: { label: 'Numbers to call or text, day and night', href: '/resources' },
} as const;
