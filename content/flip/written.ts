/** The exercise as text, where no script runs or a page has failed. */
export const written = {
  title: 'The flip, written down',
  text: 'You can do it without this page. Give each step a slow count of four.',
  steps: [
    '**Notice the thought.** A worry is here. Say to yourself: I am having a worried thought.',
    '**Is action needed?** Ask: can I take action RIGHT NOW? If yes, take that one responsible action first. Searching and checking do not count.',
    '**Flip it.** Pick one of the six below and give it your whole attention.',
    '**Thank your brain.** It tried to keep you safe. Say: Thank you, brain. I’ve got this.',
  ],
  techniques: 'Six things to flip to',
  crisis: 'If you need someone now',
} as const;

/** In place of a part of the exercise that has failed, or has not arrived. */
export const trouble = {
  failed: {
    title: 'Something went wrong on this page',
    text: 'You did nothing wrong, and what this device keeps for you is still here. The flip works without this page, too.',
  },
  loadFailed: {
    title: 'The exercise has not arrived',
    text: 'The network does not answer. The flip works without it, too.',
  },
  retry: 'Try again',
  trying: 'Trying again …',
} as const;
