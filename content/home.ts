export const home = {
  hero: {
    headline: 'It is 3 a.m. The search box is awake too.',
    lead: 'You type a symptom. It answers with twelve diseases. You type again to feel better, and feel worse. The Flip Method is a short book and a four-second exercise for getting out of that loop.',
    /** Announced once to screen readers instead of the typing. */
    searchLabel: 'Searches that people with health anxiety know well',
    /**
     * Sensations that everybody has had and nobody needs to fear, at least twelve, between searches about searching.
     * No disease, no red flag, nothing new to look for.
     */
    searches: [
      'why does my eyelid twitch',
      'can you hear your own pulse in a pillow',
      'last search i promise',
      'stomach noises at night normal',
      'hiccups are they counting something',
      'why do fingers wrinkle in the bath',
      'is page nine of the results reliable',
      'yawned eleven times is that a lot',
      'knee clicks on the stairs who can hear it',
      'forum thread from 2009 any news',
      'goosebumps in a warm room why',
      'foot fell asleep before i did',
      'searched it at noon does that count at night',
      'brain freeze from one spoon of ice cream',
      'tripped on a stair in bed while falling asleep',
      'what did people search before phones',
      'sneezed at the sun did it notice',
      'funny bone who named it',
      'phone hot from searching is the phone all right',
      'one more and then really the last',
    ],
    /** Suggestions below the search box, on wide screens. */
    suggestions: [
      'is it serious or is it 3 a.m.',
      'what if i put this down now',
      'how many searches is a lot of searches',
      'how to stop searching symptoms',
    ],
    pause: 'Pause the typing',
    play: 'Let it type',
    badge: 'lives-changed-1000',
    buttons: [
      { label: 'Get The Book', href: '/book' },
      { label: 'Free Workbook', href: '/workbook' },
    ],
    /** Above the buttons; with large text below the headline. */
    aside: { label: 'In a spiral now? Open the exercise', href: '/flip-method-app?mode=emergency' },
  },
  /** Timings of the typing, in milliseconds. */
  typing: { perCharacterMs: [100, 200], holdMs: 1500, clearMs: 800 },
  steps: {
    headline: 'Four steps, about four seconds each',
    items: [
      {
        title: 'Notice the thought',
        text: 'Say what happened in your head: “I am having the thought that something is wrong.” It is a thought, and you are the one who heard it.',
      },
      {
        title: 'Assess whether action is needed',
        text: 'Can you do something useful right now? A call to the doctor counts. So does booking one. A call that you have made already counts again only if something has changed, or has not gone when they said it would. Do that one thing. In an emergency, that thing comes before any flip.',
      },
      {
        title: 'Flip if no action is needed',
        text: 'Give the next four seconds to something else. Times tables. Twenty jumping jacks. Tonight’s dinner. Small and a bit silly is fine.',
      },
      {
        title: 'Thank your brain',
        text: '“Thanks for looking out for me.” It was trying to keep you safe. Then leave the thought unanswered, and carry on with your evening.',
      },
    ],
  },
  benefits: {
    headline: 'What you find here',
    cards: [
      {
        title: 'The 4-Second Flip',
        text: 'Four steps you can do in a bathroom, in a meeting, or in bed with the lamp off. It does not show.',
        link: { label: 'See how it works', href: '/sample-chapters' },
      },
      {
        title: 'Real Stories Real Results',
        text: 'The author’s own story, with the embarrassing searches left in. What helped, what did not, and what took far too long.',
        link: { label: 'Read the story', href: '/about' },
      },
      {
        title: 'Join the Community',
        text: 'There is no forum here, on purpose: a room full of symptoms is the last thing you need. What there is: an account that keeps your days, a letter now and then, and a page for the person you ask.',
        link: { label: 'Open the app', href: '/flip-method-app' },
      },
    ],
  },
  look: { label: 'Turn more of its pages', href: '/book' },
  articles: {
    headline: 'For reading in daylight',
    lead: 'Short articles with their sources at the end. None of them asks you to look up a symptom.',
    all: { label: 'View All Articles', href: '/blog' },
    guides: {
      before: 'Looking for one thing in particular?',
      link: { label: 'The guides, from what it is to a plan for the night', href: '/blog#start-here' },
    },
  },
  faq: {
    headline: 'Questions people ask before they trust us',
    lead: 'These are the answers that we would want ourselves.',
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
} as const;
