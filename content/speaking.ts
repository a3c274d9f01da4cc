import { site } from '@/content/site';

export const speakingTopics = [
  {
    id: 'three-in-the-morning',
    title: 'Awake with the search box',
    description:
      'What happens between a twinge and two lost hours, told by someone who lost a good many. The loop, the gap in it, and one flip to try.',
    audience: 'Anyone who owns a phone',
    duration: '30-60 minutes',
  },
  {
    id: 'four-seconds-workshop',
    title: 'Four seconds: a workshop',
    description:
      'Hands on. People map their own loop on paper, try all six techniques, and leave with one that suits them. Expect times tables and some jumping.',
    audience: 'Teams and groups of up to forty',
    duration: '45 minutes',
  },
  {
    id: 'worried-colleague',
    title: 'The colleague who looks everything up',
    description:
      'For the people around it: managers, friends, partners. What to say when someone asks “Do I look ill to you?” for the fifth time, and how to be kind without feeding the loop.',
    audience: 'Managers, HR teams, families',
    duration: '30-45 minutes',
  },
  {
    id: 'other-side-of-the-desk',
    title: 'From the patient’s chair',
    description:
      'A view from the other side of the desk: what a frightened person hears when a clinician says “it’s nothing”, and which sentences last until the car park. One person’s experience, no clinical teaching.',
    audience: 'Health professionals and students',
    duration: '30-60 minutes',
  },
] as const;

/** The reel's button: a link once there is a reel, until then a disabled button that says so. */
export const speakerReel: { label: string; href: string | null } = site.speakerReelUrl
  ? { label: 'Watch Speaker Reel', href: site.speakerReelUrl }
  : { label: 'Reel coming soon', href: null };

export const speaking = {
  headline: 'A talk about the thing everyone does on their phone and keeps quiet about',
  lead: 'Ask who has looked up a symptom this month, and watch the hands. One talk lets people say so, laugh, and take something home for the next time.',
  checkAvailability: { label: 'Check Availability', href: '/contact?topic=speaking' },
  kit: { label: 'Request Speaker Kit', href: '/speaking/kit' },
  stats: ['events-50', 'people-reached-10000', 'speaker-rating-4-9', 'rebook-98'],
  figures: { label: 'About these figures', href: '/about-these-figures' },
  topics: { heading: 'Four talks', audience: 'For' },
  benefits: {
    heading: 'What a room takes away',
    items: [
      {
        title: 'A name for it',
        text: 'The thing has a name, health anxiety, and people hear it said aloud in company.',
      },
      {
        title: 'Something to do',
        text: 'The room tries one flip together, on a small worry, so that everyone leaves having done it once.',
      },
      {
        title: 'Clear limits',
        text: 'When to see a doctor, where to find help, and what a talk can’t do. A quiet exit for anyone who needs it.',
      },
      {
        title: 'Nothing to sell',
        text: 'No pitch from the stage. The workbook is free for everyone who comes.',
      },
    ],
  },
  organizers: { heading: 'From the people who booked the room' },
  events: {
    heading: 'Where it fits',
    types: [
      {
        id: 'corporate',
        title: 'Corporate',
        text: 'Wellbeing weeks, lunch talks, staff days.',
      },
      {
        id: 'healthcare',
        title: 'Healthcare',
        text: 'Practice teams, hospital trusts, patient groups.',
      },
      {
        id: 'educational',
        title: 'Educational',
        text: 'Universities, sixth forms, teacher training.',
      },
    ],
  },
  closing: {
    headline: 'Have a room and a date?',
    text: 'Tell us when, where, how many people and which talk.',
    note: 'Inquiries typically answered within 24 hours.',
  },
} as const;
