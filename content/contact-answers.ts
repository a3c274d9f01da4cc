import { site } from '@/content/site';

/** Messages of the contact form. */
export const contactAnswers = {
  missing: { title: 'Oops!', text: 'Please fill in all required fields.' },
  sent: {
    title: 'Message Sent!',
    text: "Thanks for reaching out! We'll get back to you within 24 hours.",
  },
  badEmail: 'This address does not look complete. Please check it, so that our answer can reach you.',
  tooLong: 'This is longer than 5,000 characters. Please shorten it; your text is still here.',
  /** For invalid fields other than empty ones. */
  check: { title: 'Please look at one thing', text: 'It is marked below. Nothing you typed is lost.' },
  failed: {
    title: 'Something went wrong',
    text: `Your message is still in the form. Please try again, or write to ${site.contactEmail}.`,
  },
  errors: {
    name: 'Please write your name.',
    email: 'Please write your email address.',
    type: 'Please choose a topic.',
    message: 'Please write a message.',
    tooLong: 'This is longer than 200 characters. Please shorten it.',
  },
} as const;
