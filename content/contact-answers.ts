import { site } from '@/content/site';

const tooLong = 'This is longer than 200 characters. Please shorten it.';

/** Messages of the contact form. */
export const contactAnswers = {
  sent: {
    tone: 'success',
    title: 'Message Sent!',
    text: "Thanks for reaching out! We'll get back to you within 24 hours.",
  },
  refusals: {
    missing: { tone: 'destructive', title: 'Oops!', text: 'Please fill in all required fields.' },
    invalid: {
      tone: 'destructive',
      title: 'Please look at one thing',
      text: 'It is marked below. Nothing you typed is lost.',
    },
  },
  failed: {
    tone: 'destructive',
    title: 'Something went wrong',
    text: `Your message is still in the form. Please try again, or write to ${site.contactEmail}.`,
  },
  errors: {
    name: { missing: 'Please write your name.', 'too-long': tooLong },
    email: {
      missing: 'Please write your email address.',
      'bad-email': 'This address does not look complete. Please check it, so that our answer can reach you.',
    },
    type: 'Please choose a topic.',
    subject: tooLong,
    message: {
      missing: 'Please write a message.',
      'too-long': 'This is longer than 5,000 characters. Please shorten it; your text is still here.',
    },
  },
} as const;
