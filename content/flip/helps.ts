/** What a person's own waits show: ranges, never single figures, and only from five upwards. */
export const helpsWords = {
  lead: 'This looks at your own waits, and at nothing else. It shows how often the urge had gone when the time was up.',
  bars: 'Each bar shows a range, because so few waits can’t give one number. If two bars overlap, there is no difference to speak of.',
  nothing: 'There is nothing to compare yet, and there doesn’t have to be.',
  groups: {
    manner: 'What you did meanwhile',
    hour: 'When the urge came',
    technique: 'What you flipped to',
  },
  manners: {
    alone: 'Waited, and nothing else',
    flip: 'Flipped',
    action: 'Flipped, and did one thing',
  },
  hours: {
    night: 'Night, 0 to 6',
    morning: 'Morning, 6 to 12',
    afternoon: 'Afternoon, 12 to 18',
    evening: 'Evening, 18 to 24',
  },
  range: ({ from, to }: { from: number; to: number }, postponements: number) =>
    `Gone in ${from} to ${to} of 10. From ${postponements} waits.`,
  alike: 'The bars overlap, so these waits show no difference.',
  apart: 'Some of these bars don’t overlap, so there may be a difference. They can’t show what caused it.',
} as const;
