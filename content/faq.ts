import { safetyText, talkLine } from '@/content/safety';
import { authorName, site } from '@/content/site';

/** The ids are fragments of the home page. */
export const faq = [
  {
    id: 'does-it-work',
    question: 'Does it actually work?',
    answer: [
      'We can’t promise you that. No study has tested the Flip Method itself, and none has shown that four seconds is a special length of time. [What is known about each part](/evidence) has a page of its own.',
      'What we can say: the method borrows from ideas used in cognitive behavioural therapy (CBT), such as noticing a thought as a thought and doing less checking. CBT itself has been tested for health anxiety. A review of [fourteen trials](https://pubmed.ncbi.nlm.nih.gov/28229805/) found that people who had CBT did better than the people they were compared with. A book is not therapy, but it can be a decent place to start.',
      'The exercise is free in the app. Try it for thirty days and judge by what you do with your evenings.',
    ],
  },
  {
    id: 'generic-self-help',
    question: 'Is this another “think positive” book?',
    answer: [
      'No. You won’t be asked to breathe in light or write down what you are grateful for.',
      'The book is about one loop: search, panic, repeat. It deals with the search box at night, the thumb on the pulse, the friend who has been asked four times whether you look pale. If you don’t know what we are talking about, you may not need it, and we are glad.',
    ],
  },
  {
    id: 'how-fast',
    question: 'How quickly will I notice something?',
    answer: [
      'We can’t say. Each step lasts four seconds, which tells you nothing about how soon you will feel better. A new habit takes weeks or months, and it differs from person to person. Expect the first flips to feel wooden, like saying “cheese” for a photograph.',
      'Do it when the worry is small, so that you know the way when it is big. If thirty days bring nothing, stop and talk to a doctor or therapist about what else might suit you. That would be a good result too.',
    ],
  },
  {
    id: 'real-symptoms',
    question: 'What if something really is wrong with me?',
    answer: [
      safetyText,
      talkLine,
      'For the rest, the second step of the method asks one question: is there a useful thing to do? Booking an appointment is a useful thing. So is going to it, and doing what you agreed there. People with health anxiety get ill like everyone else, and the book never tells you that a symptom is nothing.',
    ],
  },
  {
    id: 'workbook-or-book',
    question: 'Do I need the book, or is the free workbook enough?',
    answer: [
      'Start with the workbook. It has the four steps, pages for tracking what sets you off, a plan for bad moments and some ways of looking after yourself. A seven-day email course comes with it.',
      `The book has ${site.chapterCount} chapters and goes further: why searching feels like help, what to do about family and doctors’ appointments, how to go on after a bad week. You can read [three chapters](/sample-chapters) before you decide.`,
    ],
  },
  {
    id: 'qualifications',
    question: 'Is the author a doctor?',
    answer: [
      `No. ${authorName === 'the author' ? 'The author' : authorName} is not a doctor, psychologist or therapist. The book comes from years of health anxiety, and from the way out of it.`,
      'So it is one person’s experience and method, with sources named where facts are stated. It is not medical advice and does not replace a conversation with someone who can examine you.',
    ],
  },
  {
    id: 'money-back',
    question: 'What if I buy it and it is not for me?',
    answer: [
      `Write to us within ${site.moneyBackDays} days and you get your money back. No explanation needed, though a sentence about what was missing helps the next edition. If you bought through Amazon, ask them first; if that fails, send us the receipt. The details are in the [terms](/terms).`,
    ],
  },
  {
    id: 'other-anxieties',
    question: 'Can I use it for other kinds of anxiety?',
    answer: [
      'It was written for health anxiety, and the examples are all about bodies and search boxes. Some readers may find the four steps handy for other “what if” worries. We make no claim about panic disorder, OCD, trauma or low mood.',
      'If worry of any kind keeps you from work, sleep or people, a GP or therapist is the better first stop. The [resources page](/resources) lists organisations that can help you find one.',
    ],
  },
] as const;
