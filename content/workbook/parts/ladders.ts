import type { Inline } from '@/content/text';
import type { WorkbookBlock } from '../model';

/** A graded ladder: rungs from the easiest to the hardest, and for whom it is not. */
export interface Ladder {
  id: string;
  title: string;
  /** Completes "Not for you if". */
  notFor: Inline;
  rungs: readonly string[];
}

/** Twelve ladders to begin with. The last is about death and has its own section, beside someone to talk to. */
export const ladders = {
  word: {
    id: 'words',
    title: 'A word that I avoid',
    notFor:
      'it is the name of an illness that you are waiting to hear about this week. Let the result come first.',
    rungs: [
      'Write it once, small, and look at it while I count to thirty.',
      'Say it aloud in an empty room.',
      'Write it ten times, in a nice hand.',
      'Say it to someone in an ordinary sentence.',
      'Leave it on the fridge for a day.',
      'Watch a programme in which it comes up, to the end, with no searching after it.',
    ],
  },
  hospital: {
    id: 'hospitals',
    title: 'Hospitals and clinics',
    notFor: 'you go there so often that the staff know you. Yours is the ladder about asking.',
    rungs: [
      'Look at a picture of the building.',
      'Go past it on the bus.',
      'Walk once round it.',
      'Sit in the hospital café with a cup of tea.',
      'Visit someone, or take a book there to read.',
      'Sit in the waiting area of my own clinic for as long as one article takes.',
    ],
  },
  doctor: {
    id: 'doctor',
    title: 'A doctor, a dentist, a check that is due',
    notFor: 'something in “Safety first” fits you now. Then there are no rungs. You call.',
    rungs: [
      'Put the number into my phone under a friendly name.',
      'Write down one question, in one sentence.',
      'Book by phone or online, for any day in the next month.',
      'Tell the receptionist or nurse: “I find this hard.”',
      'Go, with someone in the waiting room if that helps.',
      'Ask the question. Fill in “One appointment, one sheet”.',
      'Open the letter on the day it arrives.',
    ],
  },
  news: {
    id: 'programmes',
    title: 'Films, books and the news',
    notFor: 'you look for such stories yourself, and can’t stop. Then less of them is your direction.',
    rungs: [
      'Leave the radio on when an illness is mentioned.',
      'Read the headline and turn to the sport.',
      'Watch an old hospital comedy with someone.',
      'Watch ten minutes of a hospital drama alone.',
      'Watch a whole one in the evening, and then go to bed.',
      'Read a novel in which somebody is ill.',
    ],
  },
  visiting: {
    id: 'visiting',
    title: 'Someone who is ill',
    notFor:
      'a doctor has told you to keep away from infections. Then write or call instead, and let that be the ladder.',
    rungs: [
      'Send a card with one line that is not about health.',
      'Call, and ask how they are. Listen to the answer.',
      'Talk about something else for the second half of the call.',
      'Visit for fifteen minutes, with someone.',
      'Visit alone. Bring food, or a story.',
      'Afterwards, do not compare. Cook, or go out.',
    ],
  },
  farFromHelp: {
    id: 'far-from-help',
    title: 'Being far from help',
    notFor:
      'a doctor wants someone near you, or wants you to carry a device or a medicine. Carry it on every rung.',
    rungs: [
      'Sit away from the door in a café.',
      'Stay at home alone for an evening.',
      'Take a walk with the phone switched off in a pocket.',
      'Ride one stop further than I like.',
      'Spend a day where I don’t know the nearest clinic.',
      'Spend a night in the country.',
    ],
  },
  watch: {
    id: 'watch',
    title: 'The watch, the ring, the monitor',
    notFor: 'a doctor or nurse asked you to measure. Measure when they said, as often as they said.',
    rungs: [
      'Turn off the alerts about heart, sleep and oxygen.',
      'Hide the health figures, and keep the time.',
      'Take it off for dinner.',
      'Take it off at night.',
      'Leave it in a drawer for a weekend.',
      'Delete the old charts, unless a doctor wants to see them.',
      'Give the monitor to someone to keep.',
    ],
  },
  asking: {
    id: 'asking',
    title: 'Asking whether I am all right',
    notFor: 'you ask nobody, ever. For you, telling one person is the ladder.',
    rungs: [
      'Tell the person that I am practising, and what they could say.',
      'Ask ten minutes later than I want to.',
      'Ask once, and let the first answer be the last.',
      'Say “I am frightened” instead of “am I ill?”.',
      'Spend an evening together with no question about it.',
      'Keep a small worry to myself until tomorrow.',
    ],
  },
  chatbot: {
    id: 'chatbot',
    title: 'The chatbot and the forum',
    notFor: 'you use it to find your doctor’s number or to book. That may stay.',
    rungs: [
      'Close the chat after the first answer.',
      'Write the question on paper first and wait, as in week two.',
      'Delete old chats about symptoms without reading them.',
      'Turn off its memory of me, and its messages.',
      'Sign out of the forum on every device.',
      'Take the app off the phone for a week.',
      'Ask it about a recipe, and leave after the recipe.',
    ],
  },
  smallThings: {
    id: 'small-things',
    title: 'Not knowing small things',
    notFor:
      'the thing is a bill, a child, a medicine or an allergy. Those are checked once, as anyone would.',
    rungs: [
      'Order something that I have never eaten.',
      'Leave a message unread until after supper.',
      'Send an email without reading it again.',
      'Let someone else choose the film, and the way there.',
      'Leave home without going back to look at the door.',
      'Make a plan for Saturday without a second plan.',
    ],
  },
  plans: {
    id: 'plans',
    title: 'Plans for later',
    notFor: 'you plan in order to feel safe, with insurance for each step. Then plan less, and go.',
    rungs: [
      'Buy a ticket for something next week.',
      'Say yes to a wedding.',
      'Book a trip that can’t be changed.',
      'Begin a course that lasts until spring.',
      'Plant something that takes two years.',
      'Say aloud what I would like to do in five years, and add no “if”.',
    ],
  },
  death: {
    id: 'death',
    title: 'A ladder about the end of things',
    notFor:
      'you are under 18 or thinking of ending your life, your mood has been very low, someone close to you has died in the last year, or you are ill and likely to die. Then talk to a person, not to a page.',
    rungs: [
      'Read three notices of deaths in a newspaper, as one reads about weddings.',
      'Walk through a cemetery, and read the names.',
      'Say “I will die one day” aloud, once, and go on with the washing-up.',
      'Talk with someone about a funeral that was a good one.',
      'Write down which song I would like to be played.',
      'Write my will, or ask how that is done.',
      'Tell someone in a letter what they mean to me, and hand it over myself.',
    ],
  },
} as const satisfies Record<string, Ladder>;

/** A ladder to tick off, with what it is for and for whom it is not. */
export function ladderBlocks({ id, title, notFor, rungs }: Ladder) {
  return [
    { kind: 'heading', text: title },
    `**Not for you if** ${notFor}`,
    {
      kind: 'fields',
      name: `${id}-for`,
      fields: [{ name: 'for', label: `${title}: what it is for (see “My reason”)`, lines: 1 }],
    },
    { kind: 'checklist', name: id, label: `${title}: from the easiest up`, items: rungs },
  ] as const satisfies readonly WorkbookBlock[];
}
