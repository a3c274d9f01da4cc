/** The page that the button of the workbook mail opens. Only a press here does anything. */
export const openPage = {
  title: 'Your workbook',
  headline: 'Here it is. Take it as you like it.',
  lead: 'On paper, with a pencil, is the way it was made. On the screen works too.',
  paper: {
    heading: 'As a PDF',
    text: 'To print, or to fill in on the screen. The file remembers what you type when you save it.',
    a4: 'Download (A4)',
    letter: 'Download (US Letter)',
  },
  web: {
    heading: 'As pages',
    text: 'To read here, on a phone, without a file.',
    button: 'Read it here',
  },
  course: {
    waiting: 'Each of these buttons also starts the seven letters: one a day, the first in a few minutes.',
    running: 'Your seven letters are on their way already. Pressing again changes nothing.',
    paused: 'Your letters are paused. Pressing a button here does not wake them.',
    stopped: 'You have stopped the letters, and they stay stopped. The workbook is still yours.',
    manage: 'Pause or stop the letters',
  },
  failed: {
    title: 'Something went wrong',
    text: 'We could not start the letters just now. Please try again in a few minutes. The workbook itself is here at once:',
  },
} as const;

/** Shown when an address was cut off or its request has been deleted. */
export const brokenLinkPage = {
  headline: 'This link has come apart.',
  text: 'Part of the address is missing, or what it led to has been deleted. Copy the whole link from the e-mail, or ask for the workbook again. It is free twice as well.',
  again: { label: 'Get Free Workbook', href: '/workbook' },
  contact: { label: 'Write to us', href: '/contact' },
} as const;

/** Where letters are paused, resumed and stopped. */
export const lettersPage = {
  headline: {
    running: 'Enough letters?',
    paused: 'Your letters are paused.',
    stopped: 'No more letters. Done.',
    unknown: 'Stop the letters',
  },
  lead: {
    running: 'No reason needed. One press, and nothing more comes.',
    paused: 'Nothing comes until you say so. They wait where you left them.',
    stopped: 'We will not write to you again. If one was on its way at this very moment, it was the last.',
    unknown:
      'To stop them, use the link at the foot of any letter; it knows which ones are yours. If you can’t find one, write to us, and we do it by hand.',
  },
  stop: 'Stop the letters',
  pause: {
    heading: 'Or only a break',
    text: 'A hard week is a good reason. The letters wait and go on from the same day.',
    button: 'Pause the letters',
  },
  resume: 'Go on with the letters',
  changed: {
    paused: { title: 'The letters are paused.' },
    resumed: { title: 'The letters go on.', text: 'The next one comes when its day is due.' },
    stopped: { title: 'The letters are stopped.' },
  },
  failed: {
    title: 'Something went wrong',
    text: 'Nothing was changed. Please press once more in a moment, or write to us.',
  },
  after: { label: 'The workbook is still free, and so is changing your mind', href: '/workbook' },
  contact: { label: 'Write to us', href: '/contact' },
  resources: { label: 'Numbers to call or text, day and night', href: '/resources' },
} as const;
