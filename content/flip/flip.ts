/** Texts of the exercise. The quoted ones are the owner's and must not change. */
export const flipWords = {
  title: 'The Flip Method',
  tagline: 'Break the spiral in 4 seconds',
  companion: 'A companion to the book. Four small steps, done when the worry is loud.',
  /** In the first step of an emergency, if its count takes long to begin. */
  late: 'The count is on its way. Begin with this line.',

  gate: {
    tagline: 'Keep track of your recovery from health anxiety, or just begin.',
    signIn: 'Sign In / Sign Up',
    guest: 'Continue as Guest',
    guestNote: 'As a guest, nothing is saved unless you choose to keep it on this device.',
    emergency: 'I need it now',
  },

  home: {
    greeting: 'Welcome back, ',
    signOut: 'Sign out',
    guestNote: 'You are here as a guest, so no flip is saved.',
    signIn: 'Sign In / Sign Up',
    start: 'Start Flip Method',
    emergency: 'Emergency Mode',
    /** It is no alarm, and calls nobody. */
    emergencyText:
      'The same four steps, larger and in the dark, with numbers to call in reach. It calls nobody.',
    /** Between ten at night and six in the morning. */
    night: { label: 'Awake and afraid? The page for tonight', href: '/night' },
    evidence: 'Evidence Bank',
    search: 'I want to search',
    plan: 'My plan',
    firstPlan: 'Write a plan',
    workbook: 'My workbook',
    /** By the view that may be opened now. */
    due: { weeks: 'A week or more has gone by.', experiments: 'An experiment has ended.' },
    progress: 'Progress',
    options: 'Pace, cues and techniques',
    progressForSignedIn: 'Sign in to see your progress.',
    today: "Today's Progress",
    /** After a reload during a flip. */
    notFinished: 'The page was loaded again before the flip was finished. Nothing is lost.',
  },

  /** Titles of lazily loaded views. */
  notebook: {
    titles: {
      delay: 'I want to search',
      experiments: 'Experiments',
      helps: 'What helps me',
      plan: 'My plan',
      weeks: 'How is it going?',
      doctor: 'A page for my doctor',
    },
    loading: 'Opening the page',
  },

  /** Start screen that shows only the flip. */
  simpleHome: {
    text: 'Only the flip is shown here. Wanting more of it again is no failure.',
    turnOff: 'Bring everything back',
    plan: 'My plan',
  },

  /** Start screen while an urge is postponed. */
  postponement: {
    running: 'Your urge can wait until ',
    due: 'The time is up. How is the urge now?',
    answer: 'Say how it is',
  },
  /** For a notification on the lock screen, where anyone may read it. */
  postponementOver: { title: 'The Flip Method', text: 'The time is up. Come back when it suits you.' },

  counts: {
    completed: 'Completed',
    action: 'Action taken',
    flipped: 'Anxiety flipped',
    emergency: 'Emergency uses',
  },

  flip: {
    region: 'The flip',
    regionEmergency: 'The flip, Emergency Mode',
    back: 'Back',
    seconds: 'seconds',
    progress: 'This step',
    sayCount: 'Say the count',
    counted: { of: 'of', seconds: 'seconds' },
    step: 'Step',
    next: 'Continue',
    escape: 'Press Escape to stop.',
    steps: {
      notice: {
        title: 'Notice the thought',
        prompt: 'Say to yourself:',
        say: 'I am having a worried thought.',
      },
      assess: {
        title: 'Is action needed?',
        prompt: 'Searching and checking don’t count.',
        say: null,
      },
      flip: { title: 'Flip it', prompt: 'Pick one. Nothing to decide.', say: null },
      thank: {
        title: 'Thank your brain',
        prompt: 'It tried to protect you.',
        say: 'Thank you, brain. I’ve got this.',
      },
      complete: {
        title: 'Spiral Broken!',
        prompt: 'You just proved your anxiety wrong. You took control in 4 seconds.',
        say: null,
      },
    },
    question: 'Can I take action RIGHT NOW?',
    yes: 'YES',
    no: 'NO',
    techniques: 'Pick one',
    /** Below the name of an own technique. */
    own: 'My own',
    /** Replaces the prompt once something is selected. */
    picked: 'Only this, for now.',
    performing: 'Performing: ',
    stay: {
      before: 'Stay focused on this task for ',
      after: ' more seconds...',
      over: 'Stay with it as long as you like.',
    },
    /** After YES: acting comes first, then the flip continues. */
    act: {
      title: 'First things first',
      prompt: 'Then you flip the rest.',
      done: 'Done, go on',
      tomorrow: 'It is for tomorrow',
      goOn: 'Go on',
    },
    actFirst: 'You said there is something to do. If it isn’t done yet, do that first.',
    body: 'That was about the worry; it says nothing about your body.',
    rest: 'The flip is done. You can put the phone down now.',
    keepCount: 'Sign in to keep your flips',
    saved: 'Your progress has been saved to your account.',
    /** Below the sentence of `accountConsent`, after the first flip of someone who has not chosen. */
    consent: {
      keep: 'Keep my flips',
      notNow: 'Not now',
      failed: 'That could not be saved. Please try again.',
    },
    waiting: 'Saved on this device',
    notStored: 'This device could not store the flip. Keep this page open until it has been sent.',
    home: 'Back to Home',
  },

  /** Said only by the voice, for closed eyes. */
  spoken: { question: 'Can I take action right now? Yes is on the left, No is on the right.' },

  /** Confirmation after Back during a flip, which is paused meanwhile. */
  leave: {
    title: 'Leave this flip?',
    text: 'It has stopped here and waits for you. Leaving is fine, too.',
    stay: 'Keep going',
    leave: 'Leave',
  },

  techniques: {
    'times-table': { name: '36 Times Table', text: 'Mental math to redirect focus' },
    'jumping-jacks': { name: '20 Jumping Jacks', text: 'Physical movement to reset' },
    'cold-water': { name: 'Cold Water/Ice', text: 'Sensory reset' },
    'text-someone': { name: 'Text Someone', text: 'Social connection' },
    'plan-dinner': { name: 'Plan Dinner', text: 'Future focus task' },
    'count-objects': { name: 'Count Objects', text: 'Present awareness grounding' },
  },
  /** Asking someone for reassurance is checking too, even by text message. */
  techniqueNotes: {
    'text-someone': 'Ask about their day. Don’t ask whether you are all right.',
  },
  /** Prompts for each quarter of the time, in order. */
  scenes: {
    // Asks only: an answer to read would be no task.
    'times-table': ['1 × 36', '2 × 36', '3 × 36', '4 × 36'],
    'jumping-jacks': ['5', '10', '15', '20'],
    'cold-water': ['Let it run', 'Hands in', 'Feel the cold', 'Breathe out'],
    'text-someone': ['Think of a friend', 'Say hello', 'Ask about their day', 'Send it'],
    'plan-dinner': ['Something warm', 'Something green', 'Something you like', 'Where you will eat'],
    'count-objects': ['One that is blue', 'Two that are round', 'Three that are soft', 'Four you can hear'],
  },
  share: { label: 'Write to a friend', text: 'Hello, you came to mind. How was your day?' },
  techniqueCaution:
    'With a heart condition, an injury or in pregnancy, leave out the ice and the jumping jacks.',

  messages: {
    action: {
      tone: 'neutral',
      title: 'Take Action Now',
      text: 'Take that one responsible action, then come back to flip the rest of the anxiety.',
    },
    notLoaded: {
      tone: 'destructive',
      title: 'The exercise has not arrived',
      text: 'Please check your connection and open this page again.',
    },
    saved: {
      tone: 'success',
      title: 'Progress Saved!',
      text: 'Your flip session has been recorded.',
    },
  },

  unsent: {
    one: '1 flip is saved on this device and waits to be sent.',
    many: ' flips are saved on this device and wait to be sent.',
    /** The session has ended; the rows remain until the same person signs in again. */
    expired: 'Your session has ended. Sign in again to keep saving to your account.',
    expiredKept: 'What waits on this device stays until you do.',
    signIn: 'Sign in again',
    notMe: 'Continue as Guest',
    now: 'Send now',
    noConsent:
      'Your account keeps no flips, because you have not agreed to it. They stay here, and flipping works all the same.',
    agree: 'Choose at your account',
    full: 'Your account has all the flips it can keep for one day. The rest is sent tomorrow, by itself.',
  },

  overuse: {
    title: 'That is a lot of flips in one hour',
    text: 'Has flipping become a way of checking? It may be kinder now to let the worry stay, do something else, or talk to someone.',
    link: { label: 'People to talk to', href: '/resources' },
    close: 'Close this note',
  },

  /** After a flip that ended early. */
  slower: {
    title: 'Would more time help?',
    text: 'Each step can last eight seconds in place of four. You can change it back at any time.',
    yes: 'Take eight seconds',
    no: 'Four is fine',
  },

  /** After the third flip. */
  install: {
    title: 'Keep it where your thumb is',
    text: 'Put the exercise on your home screen. It then opens without a network, too.',
    iphone:
      'In Safari, press Share and then Add to Home Screen. It then opens without a network, too. What you have written stays in Safari: a copy that you save here can be read in there.',
    yes: 'Add it',
    no: 'Not now',
  },

  crisis: {
    title: 'Call or text now',
    more: { label: 'More numbers', href: '/resources' },
    fewer: 'Fewer numbers',
    /** Behind a number that is not for an ambulance. */
    talk: 'talk',
  },

  evidence: {
    title: 'Evidence Bank',
    lead: 'What your worry predicted, and what you have done about it.',
    /** On the two figures, in place of "illustrative". */
    picture: 'A picture, not a measurement',
    /** Below the two figures, which are figures of speech. */
    figures:
      'Worry itself has never treated anything: that is all the two figures say. They don’t say that a fear was never right.',
    stats: 'Your Stats',
    rows: {
      total: 'Total flips completed',
      action: 'Responsible medical actions',
      emergency: 'Emergency mode uses',
      anxiety: 'Anxiety-only flips',
    },
    reality: 'Reality Check',
    statements: [
      'A search cannot settle this. A decision can: act, or flip.',
      'Not knowing is uncomfortable. You have carried it before without solving it first.',
      'You looked for a useful action. When there is one, you take it. When there is none, you are free to turn to something else.',
    ],
    verdict: 'This page is not a verdict on your body. The counts say what you did, not what you have.',
  },

  progress: {
    title: 'Progress',
    loading: 'Loading your figures...',
    chart: 'Last 7 Days',
    chartText: 'Flips of each day, as bars. The same figures are in the table.',
    views: 'Show the days',
    bars: 'Bars',
    table: 'Table',
    day: 'Day',
    empty: 'No flips in the last seven days. That is neither a good mark nor a bad one.',
    unavailable: 'Your figures cannot be loaded right now. What you have done is safe.',
    stage: 'Recovery Stage',
    practice: 'This counts practice. How the weeks are going is another thing:',
    stages: {
      'mechanical-practice': 'Mechanical Practice',
      'growing-confidence': 'Growing Confidence',
      'natural-integration': 'Natural Integration',
    },
    left: {
      'mechanical-practice': {
        one: '1 more session until Growing Confidence',
        many: ' more sessions until Growing Confidence',
      },
      'growing-confidence': {
        one: '1 more session to Natural Integration',
        many: ' more sessions to Natural Integration',
      },
    },
    integrated: 'The flip is becoming automatic. Health anxiety is losing its power.',
    overall: 'Overall Statistics',
    rows: {
      completed: 'Total completed',
      action: 'Actions taken',
      flipped: 'Anxiety flipped',
      emergency: 'Emergency uses',
    },
  },
} as const;
