import type { Link } from '@/content/link';
import { site } from '@/content/site';

const social: Link = site.socialUrls[0]
  ? { label: 'Connect', href: site.socialUrls[0], external: true }
  : { label: 'Connect', href: `mailto:${site.contactEmail}` };

export const contact = {
  headline: 'Get In Touch',
  lead: 'A person reads this. Write the way you would talk, and leave out anything about your body that you would rather keep to yourself.',
  notForSymptoms: {
    title: 'Please don’t send symptoms',
    text: 'We are not doctors and can’t tell you what something is. For that there are people who answer now: see the [resources page](/resources).',
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
} as const satisfies {
  otherWays: { heading: string; items: readonly { title: string; text: string; link: Link }[] };
  [part: string]: unknown;
};
