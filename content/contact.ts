import type { Link } from './link';
import { site } from './site.ts';

/** Topics of a contact message. `next.config.ts` rewrites a query to each, so this file imports only data. */
export const contactTopics = [
  { id: 'speaking', label: 'Speaking Inquiry' },
  { id: 'media', label: 'Media Interview' },
  { id: 'book', label: 'Book Question' },
  { id: 'collaboration', label: 'Collaboration' },
  { id: 'general', label: 'General Question' },
  { id: 'feedback', label: 'Feedback/Testimonial' },
] as const satisfies readonly { id: string; label: string }[];

export type ContactTopicId = (typeof contactTopics)[number]['id'];

/** The ids as a non-empty tuple, as zod's enum requires. */
export const contactTopicIds = contactTopics.map((topic) => topic.id) as [
  ContactTopicId,
  ...ContactTopicId[],
];

/**
 * Label of a topic.
 * @throws if there is no topic with that id
 */
export function contactTopicLabel(id: ContactTopicId): string {
  const topic = contactTopics.find((entry) => entry.id === id);
  if (!topic) throw new Error(`No contact topic is called "${id}".`);
  return topic.label;
}

/** Characters, as in the database constraint. */
export const MAX_MESSAGE_LENGTH = 5_000;

const tooLong = 'This is longer than 200 characters. Please shorten it.';

/** The form and its messages. */
export const contactForm = {
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
  network: {
    title: 'Network error',
    text: 'Please check your connection and try again. Your message is still in the form.',
  },
  thanks: {
    heading: 'Message Received!',
    text: 'We have it. You can stop thinking about how you worded it. An answer comes within 24 hours on business days.',
    /** Above the rest, after words that say that somebody may be in danger. */
    talk: {
      title: 'Please talk to someone now.',
      text: 'Your message is safe with us, and a person answers it, but perhaps not tonight. We show these lines because of some words in it. No machine has judged you or decided anything.',
    },
    again: 'Send Another Message',
    workbook: { label: 'Get Free Workbook', href: '/workbook' },
  },
  sent: {
    tone: 'success',
    title: 'Message Sent!',
    text: "Thanks for reaching out! We'll get back to you within 24 hours.",
  },
  messages: {
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

const social: Link = site.socialUrls[0]
  ? { label: 'Connect', href: site.socialUrls[0], external: true }
  : { label: 'Connect', href: `mailto:${site.contactEmail}` };

/** The page around the form. */
export const contact = {
  headline: 'Get In Touch',
  lead: 'A person reads this. Write the way you would talk, and leave out anything about your body that you would rather keep to yourself.',
  notForSymptoms: {
    title: 'Please don’t send symptoms',
    text: 'We are not doctors and can’t tell you what something is. For that there are people who answer now: see the [resources page](/resources). Nobody watches this mailbox at night. Not sure that you can go on? [Talk or text with someone now](/resources#not-safe), day or night.',
  },
  cards: {
    response: {
      title: 'Response Time',
      text: 'We reply within 24 hours on business days.',
    },
    others: [
      {
        title: 'Quick Questions?',
        text: 'Eight of them are answered already, including whether it works.',
        items: null,
        link: { label: 'View FAQ', href: '/#faq' },
      },
      {
        title: 'Speaking Inquiry?',
        text: 'Four things help us to answer at once:',
        items: ['Event date', 'Location', 'Audience size', 'Topic'],
        link: { label: 'Speaker Kit', href: '/speaking/kit' },
      },
      {
        title: 'Media & Press',
        text: 'Facts, a biography to copy, and the cover in good resolution.',
        items: null,
        link: { label: 'Press Kit', href: '/press' },
      },
    ],
  },
  responseClaim: 'reply-24-hours',
  otherWays: {
    heading: 'Other Ways to Connect',
    items: [
      { title: 'Social Media', text: 'Small thoughts, no symptoms.', link: social },
      {
        title: 'Newsletter',
        text: 'A short email, now and then.',
        link: { label: 'Subscribe', href: '/newsletter' },
      },
      {
        title: 'Free Resources',
        text: 'Helplines and organisations that know this well.',
        link: { label: 'Browse', href: '/resources' },
      },
    ],
  },
} as const;

export interface ContactFacts {
  name: string;
  email: string;
  /** Id of a topic. */
  type: string;
  subject?: string | null;
}

/** The fields besides the message, as the owner sees them in the mail and the export; null if empty. */
export function contactFacts({
  name,
  email,
  type,
  subject,
}: ContactFacts): [label: string, text: string | null][] {
  return [
    ['Name', name],
    ['Email', email],
    ['Topic', contactTopics.find(({ id }) => id === type)?.label ?? type],
    ['Subject', subject?.trim() || null],
  ];
}
