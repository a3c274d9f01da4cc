import { chapter1 } from './chapters/chapter-1';
import { chapter4 } from './chapters/chapter-4';
import { chapter15 } from './chapters/chapter-15';
import type { site } from './site';

/** All chapters of the book; a chapter's number is its position in the list. */
export const bookOutline = [
  { title: chapter1.title, line: chapter1.summary },
  {
    title: 'The alarm that works too well',
    line: 'Your fear is good at its job. It needs telling when its shift ends.',
  },
  {
    title: 'Once more round the circle',
    line: 'Search, panic, repeat: who turns the wheel, and where it is thin.',
  },
  { title: chapter4.title, line: chapter4.summary },
  {
    title: 'Notice: the minutes of a meeting',
    line: 'Saying the thought out loud, drily, before it has taken over the evening.',
  },
  {
    title: 'Assess: the only question in the room',
    line: 'Action or no action. Sure and unsure are not on the form.',
  },
  {
    title: 'Flip: six jobs for a frightened brain',
    line: 'From the 36 times table to tomorrow’s peas, and how to find your own.',
  },
  { title: 'Thank: manners for an alarm', line: 'Why shouting at it made two of us shouting.' },
  {
    title: 'The search box is hungry',
    line: 'A week with a pencil, some marks, and a phone across the room.',
  },
  {
    title: 'Do I look pale to you?',
    line: 'How asking works, why it wears off, and what my family did about the light bulbs.',
  },
  {
    title: 'The favourite lamp',
    line: 'Tongues, necks, pulses: putting the checking away, drawer by drawer.',
  },
  {
    title: 'One appointment, one question',
    line: 'Going to the doctor with a note in your pocket, and coming home.',
  },
  {
    title: 'Panic on aisle seven',
    line: 'What to do with a body that is running while you are standing still.',
  },
  {
    title: 'A page to hand to the one who loves you',
    line: 'Tear it out. It says what you can’t late at night.',
  },
  { title: chapter15.title, line: chapter15.summary },
  {
    title: 'A short chapter on holidays',
    line: 'Foreign pharmacies, long flights, and the suitcase of just-in-case.',
  },
  {
    title: 'When it really is something',
    line: 'Being ill and being afraid are two jobs. You may need help with both.',
  },
  { title: 'The woman with very good socks', line: 'Asking for proper help, and what the room is like.' },
  { title: 'Boring, at last', line: 'An evening on which nothing is looked up, described in full.' },
] as const satisfies { length: typeof site.chapterCount };
