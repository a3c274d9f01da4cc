type Told = 'waits' | 'gone' | 'stayed' | 'grown' | 'searched';

/** The notebook counts an account may store. Shown without praise, and only from five upwards. */
export const countsWords = {
  title: 'In your account',
  name: 'Keep the counts with my account',
  off: 'Off: nothing of your notebook is in your account.',
  on: 'On: these counts, and nothing else. Your words stay on this device, and no day or time is kept. Turning it off deletes the counts of all your devices.',
  waiting: 'Your account has not answered yet. It needs a network, and that you are signed in.',
  failed: 'That could not be saved just now. Nothing has changed.',
  /** Includes all answers, whatever they were. */
  waits: ({ waits, gone, stayed, grown, searched }: Record<Told, number>) =>
    `On all your devices, urges put off: ${waits}. Gone when the time was up: ${gone}. Still here: ${stayed}. Grown: ${grown}. Searched in between: ${searched}.`,
} as const;
