/** Of the panel below home, which is loaded when it is opened. */
export const optionsWords = {
  pace: 'Pace',
  paces: {
    four: { name: '4 seconds', text: 'The method.' },
    eight: { name: '8 seconds', text: 'Twice the time for each step.' },
    'by-hand': { name: 'By hand', text: 'Each step waits until you press Continue.' },
  },
  cues: 'Cues',
  sound: {
    name: 'Sound',
    text: 'One note for the first step, two for the second, and so on. A soft tick for each second.',
    unavailable: 'This browser makes no sound for a web page.',
  },
  vibration: {
    name: 'Vibration',
    text: 'One pulse for the first step, two for the second, and so on. A light tap for each second.',
    unavailable: 'This device or browser cannot vibrate for a web page.',
  },
  voice: {
    name: 'Voice',
    text: 'This device’s own voice says each step, the question, and what you picked. Works without a network. Leave it off with a screen reader.',
    unavailable: 'This device has no English voice of its own for a web page.',
  },
  techniques: {
    title: 'Six things to flip to',
    text: 'Turn off what is not for you. With all six off, a flip offers all six. In its place you may put something of your own, twice at most. It should take your whole attention, and nothing in it should look at your body.',
    on: 'Offered in a flip.',
    off: 'Not offered.',
    own: 'In its place: ',
    placeholder: 'Something of my own',
    label: (name: string) => `Something of my own, in place of ${name}`,
    /** Before the words are deleted. */
    ask: {
      title: (name: string) => `Put ${name} back?`,
      text: (words: string) => `“${words.trim()}” is deleted then.`,
      no: 'Keep mine',
      yes: 'Put it back',
    },
  },
  kept: 'Kept on this device. Nothing of this is sent anywhere.',
} as const;
