import type { ClaimId } from '@/content/claims';
import type { Link } from '@/content/link';

export const home = {
  hero: {
    headline: 'It is 3 a.m. The search box is awake too.',
    lead: 'You type a symptom. It answers with twelve diseases. You type again to feel better, and feel worse. The Flip Method is a short book and a four-second exercise for getting out of that loop.',
    /** Said once to screen readers in place of the typing. */
    searchLabel: 'Searches that people with health anxiety know well',
    searches: [
      'eye twitching three days what does it mean',
      'headache but only when i think about it',
      'is it normal to feel your own heartbeat',
      'lump behind ear or is that just my ear',
      'how tired is too tired',
      'one finger tingles left hand',
      'tongue colour normal chart',
      'blood test fine but what if they mixed them up',
      'freckle new or always there',
      'forgot how to swallow',
      'am i breathing properly',
      'doctor said it is nothing meaning of nothing',
      'stomach noises at night serious',
      'pulse 92 after checking pulse',
      'pins and needles was sitting on foot',
      'same symptom forum 2009 what happened to him',
      'dizzy after standing up how fast is too fast',
      'can worrying about it cause it',
      'symptoms of looking up symptoms',
      'why is nobody else worried about this',
    ],
    /** What the search box offers next, on wide screens. */
    suggestions: [
      'is it serious or is it 3 a.m.',
      'rare causes doctors miss',
      'how many times is it normal to check',
      'how to stop searching symptoms',
    ],
    pause: 'Pause the typing',
    play: 'Let it type',
    badge: 'lives-changed-1000',
    buttons: [
      { label: 'Get The Book', href: '/book' },
      { label: 'Free Workbook', href: '/workbook' },
    ],
    /** Under the buttons, in small type. */
    aside: { label: 'In a spiral now? Open the exercise', href: '/flip-method-app?mode=emergency' },
  },
  /** Timings of the typing, in milliseconds. */
  typing: { perCharacterMs: [100, 200], holdMs: 1500, clearMs: 800, cursorMs: 500 },
  steps: {
    headline: 'A worry has two sides. This is how you turn it over.',
    items: [
      {
        title: 'Notice the thought',
        text: 'Say what happened in your head: “I am having the worry about my chest again.” It is a thought. It has arrived before.',
      },
      {
        title: 'Assess whether action is needed',
        text: 'Can you do something useful right now? A call to the doctor counts. So does booking one. Do that one thing. In an emergency, that thing comes before any flip.',
      },
      {
        title: 'Flip if no action is needed',
        text: 'Give the next four seconds to something else. Times tables. Twenty jumping jacks. Tonight’s dinner. Small and a bit silly is fine.',
      },
      {
        title: 'Thank your brain',
        text: '“Thanks for looking out for me.” It was trying to keep you safe. It used a fire alarm to report toast.',
      },
    ],
  },
  benefits: {
    headline: 'What is on the other side of the page',
    cards: [
      {
        title: 'The 4-Second Flip',
        text: 'Four steps you can do in a bathroom, in a meeting, or in bed with the lamp off. Nobody needs to know.',
        link: { label: 'See how it works', href: '/sample-chapters' },
      },
      {
        title: 'Real Stories Real Results',
        text: 'The author’s own story, slug and all, with the embarrassing searches left in. What helped, what did not, and what took far too long.',
        link: { label: 'Read the story', href: '/about' },
      },
      {
        title: 'Join the Community',
        text: 'An account in the app keeps count of your flips, so that on a bad night you can look at all the nights you got through.',
        link: { label: 'Open the app', href: '/flip-method-app' },
      },
    ],
  },
  articles: {
    headline: 'For reading in daylight',
    lead: 'Short articles with their sources at the end. None of them asks you to look up a symptom.',
    all: { label: 'View All Articles', href: '/blog' },
  },
  faq: {
    headline: 'Questions people ask before they trust us',
    lead: 'Sensible of them. Here are the answers we would want.',
    link: { label: 'Ask Your Question', href: '/contact' },
  },
  closing: {
    headline: 'The next time your thumb goes to the search box, have something else for it to do.',
    text: 'Read the book over a weekend, or start with the workbook tonight. Either way, the exercise in the app is free.',
    buttons: [
      { label: 'Get Your Copy Now', href: '/book' },
      { label: 'Start With Free Workbook', href: '/workbook' },
    ],
  },
} as const satisfies {
  hero: {
    headline: string;
    lead: string;
    searchLabel: string;
    searches: readonly string[];
    suggestions: readonly string[];
    pause: string;
    play: string;
    badge: ClaimId;
    buttons: readonly Link[];
    aside: Link;
  };
  typing: { perCharacterMs: readonly [number, number]; holdMs: number; clearMs: number; cursorMs: number };
  steps: { headline: string; items: readonly { title: string; text: string }[] };
  benefits: { headline: string; cards: readonly { title: string; text: string; link: Link }[] };
  articles: { headline: string; lead: string; all: Link };
  faq: { headline: string; lead: string; link: Link };
  closing: { headline: string; text: string; buttons: readonly Link[] };
};
