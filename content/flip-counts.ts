/** The counts of the notebook that an account may keep. They are told without praise, and not below five. */
export const countsWords = {
  title: 'In your account',
  name: 'Keep the counts with my account',
  off: 'Off: nothing of your notebook is in your account.',
  on: 'On: these counts, and nothing else. Your words stay on this device, and no day or time is kept. Turning it off deletes the counts of all your devices.',
  waiting: 'Your account has not answered yet. That needs a network, and you signed in.',
  failed: 'That could not be saved just now. Nothing has changed.',
  waits: {
    all: 'On all your devices, urges put off: ',
    gone: 'Gone when the time was up: ',
    stayed: 'Still here: ',
    grown: 'Grown: ',
    searched: 'Searched in between: ',
  },
} as const;
