import type { Link } from '@/content/link';
import { site } from '@/content/site';

interface SideCard {
  title: string;
  text: string;
  link?: Link;
  items?: readonly string[];
}

const social: Link = site.socialUrls[0]
  ? { label: 'Connect', href: site.socialUrls[0], external: true }
  : { label: 'Connect', href: `mailto:${site.contactEmail}` };

export const contact = {
  headline: 'Get In Touch',
  lead: 'A person reads this. Write the way you would talk, and leave out anything about your body that you would rather keep to yourself.',
  notForSymptoms: {
    title: 'Please don’t send symptoms',
    text: 'We are not doctors and can’t tell you what something is. If it is urgent, call 999 in the UK or 911 in the USA. In a dark moment, the numbers on the [resources page](/resources) are answered now.',
  },
  form: {
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email' },
      type: { label: "What's this about?", choose: 'Choose a topic' },
      subject: { label: 'Subject', hint: 'Optional.' },
      message: { label: 'Message', hint: 'Up to 5,000 characters.' },
    },
    submit: 'Send Message',
    submitting: 'Sending…',
    requiredNote: '* Required fields',
    privacy: { label: 'What happens to your message', href: '/privacy#contact' },
  },
  messages: {
    missing: { title: 'Oops!', text: 'Please fill in all required fields.' },
    sent: {
      title: 'Message Sent!',
      text: "Thanks for reaching out! We'll get back to you within 24 hours.",
    },
    badEmail: 'This address does not look complete. Please check it, so that our answer can reach you.',
    tooLong: 'This is longer than 5,000 characters. Please shorten it; your text is still here.',
    /** When something else than an empty field needs another look. */
    check: { title: 'Please look at one thing', text: 'It is marked below. Nothing you typed is lost.' },
    network: {
      title: 'Network error',
      text: 'Please check your connection and try again. Your message is still in the form.',
    },
    failed: {
      title: 'Something went wrong',
      text: `Your message is still in the form. Please try again, or write to ${site.contactEmail}.`,
    },
  },
  errors: {
    name: 'Please write your name.',
    email: 'Please write your email address.',
    type: 'Please choose a topic.',
    message: 'Please write a message.',
    tooLong: 'This is longer than 200 characters. Please shorten it.',
  },
  thanks: {
    heading: 'Message Received!',
    text: 'It is with us now, and you can stop thinking about how you worded it. An answer comes within 24 hours on business days.',
    again: 'Send Another Message',
    workbook: { label: 'Get Free Workbook', href: '/workbook' },
  },
  cards: {
    questions: {
      title: 'Quick Questions?',
      text: 'Eight of them are answered already, including whether it works.',
      link: { label: 'View FAQ', href: '/#faq' },
    },
    speaking: {
      title: 'Speaking Inquiry?',
      text: 'Four things help us to answer at once:',
      items: ['Event date', 'Location', 'Audience size', 'Topic'],
      link: { label: 'Speaker Kit', href: '/speaking/kit' },
    },
    press: {
      title: 'Media & Press',
      text: 'Facts, a biography to copy, and the cover in good resolution.',
      link: { label: 'Press Kit', href: '/press' },
    },
    response: {
      title: 'Response Time',
      text: 'We reply within 24 hours on business days.',
    },
  },
  responseClaim: 'reply-24-hours',
  otherWays: {
    heading: 'Other Ways to Connect',
    items: [
      { title: 'Social Media', text: 'Small thoughts, no symptoms.', link: social },
      {
        title: 'Newsletter',
        text: 'Seven letters in seven days, with the workbook.',
        link: { label: 'Subscribe', href: '/workbook' },
      },
      {
        title: 'Free Resources',
        text: 'Helplines and organisations that know this well.',
        link: { label: 'Browse', href: '/resources' },
      },
    ],
  },
} as const satisfies {
  cards: Record<string, SideCard>;
  otherWays: { heading: string; items: readonly { title: string; text: string; link: Link }[] };
  [part: string]: unknown;
};
