import { newsletterConsent } from '@/content/newsletter';
import { site } from '@/content/site';

const frame = {
  button: 'Yes, I want it',
  closing: ['If not, do nothing. No newsletter will come, and in a month the address is deleted here.'],
} as const;

/** The double opt-in mail. Its button opens a page; only submitting the form there subscribes. */
export const newsletterConfirmMail = {
  form: {
    ...frame,
    subject: 'One press, and you are on the list',
    preheader: 'Please confirm that you want the newsletter.',
    title: 'Do you want the newsletter?',
    blocks: [
      'You, or someone who typed your address, asked for the newsletter. The button opens a page, and there you press once more.',
      `You say yes to this: _${newsletterConsent.text}_`,
    ],
    reason: `You get this because this address was typed into the newsletter form at ${site.name}.`,
  },
  import: {
    ...frame,
    subject: 'Do you still want to hear from us?',
    preheader: 'One press if yes. If not, do nothing.',
    title: 'Do you want the newsletter?',
    blocks: [
      'Your address was on an older list of ours. We do not write to anyone who has not said yes here, so we ask once, and never again.',
      `You say yes to this: _${newsletterConsent.imported}_`,
    ],
    reason: `You get this once, because your address was on an older list of ${site.name}.`,
  },
} as const;

/** In place of the subject and the reason, in a test of an issue. */
export const newsletterTestMail = {
  subject: (subject: string) => `[Test] ${subject}`,
  reason: `This is a test of the newsletter of ${site.name}. Its author sent it to you before it goes to its readers.`,
} as const;

/** Text around a newsletter issue. */
export const newsletterIssueMail = {
  reason: `You get this because you subscribed to the newsletter of ${site.name}.`,
} as const;
