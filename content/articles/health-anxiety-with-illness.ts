import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const healthAnxietyWithIllness = {
  id: 'health-anxiety-with-illness',
  title: 'When you really are ill, and anxious as well',
  excerpt:
    'Most advice on health anxiety quietly assumes that nothing is wrong. What if something is? Here is how to look after an illness and a fear at the same time, without letting either of them do the other’s job.',
  seoTitle: 'Health anxiety with a real illness: how to live with both',
  description:
    'Living with an illness and health anxiety: how common it is, which checks to keep, what to ask your doctor and what helps. With sources.',
  category: 'Health',
  published: '2026-11-22',
  reviewed: '2026-11-22',
  readTime: '7 min read',
  featured: false,
  notice:
    'This page can’t advise you on your illness. If anything here does not fit with what your own team has told you, go by what they said.',
  sections: [
    {
      id: 'the-missing-page',
      heading: 'The page that is usually missing',
      blocks: [
        'There is a sentence that turns up in advice on health anxiety: _the tests came back clear_. You read it and put the book down. Yours did not come back clear. You have the heart thing, or the bowel thing, or the scan every six months. People tell you not to worry, and then they hand you a leaflet with a list of what to watch for.',
        'Perhaps you worried about your health long before anyone found anything. It would be strange if that had left no mark.',
        'So let us say it at the start. Having an illness does not rule out health anxiety, and having health anxiety does not rule out an illness. You may have two things that need care. They need it in different ways.',
      ],
    },
    {
      id: 'how-common-both',
      heading: 'How often the two come together',
      blocks: [
        'Quite often. In a British study of hospital clinics, about one patient in five was very anxious about health. In neurology it was one in four [1](#source-tyrer-2011).',
        'A large review looked at 401 reports on fear in people with long-term illness. Strong fear was common, in more than one in five. It tended to stay at the same level. It made life harder, over and above the illness [2](#source-lebel-2020).',
        'The same review found no agreement on where sensible fear ends [2](#source-lebel-2020). So ask for help without settling first whether you worry “too much”.',
      ],
    },
    {
      id: 'two-jobs',
      heading: 'Two jobs, two lists',
      blocks: [
        'What helps is to give the illness and the fear a list each. Some of what you do looks after the illness. Some of it only looks after the fear. From outside they can look the same. You take your blood pressure at eight, as the nurse asked. You take it again at eight fifteen, because of the number you saw at eight.',
        {
          kind: 'table',
          caption: 'Which list does it belong on?',
          head: ['Looking after the illness', 'Looking after the fear'],
          rows: [
            ['As often as your team asked', 'As often as it takes to feel calm'],
            ['Ends when it is done', 'Ends when you are worn out'],
            ['You know what you would do with the result', 'You know what you would feel about the result'],
            ['Your team would want to hear it', 'You would rather not tell them'],
            ['It changes when the plan says so', 'It changes when the fear does'],
          ],
        },
        'What is on the left is part of your treatment, and you can be proud of it. The right-hand side is where you may do less. If you are unsure where something belongs, that is a very good question for your next appointment.',
      ],
    },
    {
      id: 'ask-your-team',
      heading: 'Let your team draw the line',
      blocks: [
        'You are not the right person to decide how often is enough, and nor are we. A doctor, a specialist nurse or a pharmacist is. Many of them give out warnings and forget to give out limits. You can ask for the limits.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Which checks do you want me to do at home, and how often? Would fewer be all right?',
            'Which results or feelings mean that I should call you the same day? Which mean an ambulance?',
            'What will I feel from time to time that I can leave until the next visit?',
            'Is there anything that I have stopped doing and could go back to? Stairs, sport, sex, travel, wine?',
            'If I am frightened and it is none of these, whom may I call, and when?',
            'I worry more than is good for me. Is there someone in your team for that?',
          ],
        },
        'Write the answers down in the room, with the date and the name. Put the sheet where you take your tablets. At night, when the fear says that this one is different, you are not asking yourself and you are not asking the internet. You are reading what was agreed by day. If the sheet says call, you call.',
      ],
    },
    {
      id: 'doing-less-safely',
      heading: 'Doing less, and doing it safely',
      blocks: [
        'When the list is clear, you can start on the right-hand side. Take one thing. Count it for a week, then bring it down a little at a time; [the plan for searching](/blog/stop-googling-symptoms) works for other checks too. What your team asked for stays exactly as it is.',
        'Some feelings will come from the illness, some from the fear, and some from the medicine. You won’t always know which. Neither does a doctor, at times, without a test. You can act well without knowing. That is what the sheet is for.',
        {
          kind: 'exercise',
          title: 'One sheet, two columns, one signature',
          steps: [
            'Write down all you do about your health in a week. Pills, numbers, pressing, forums, asking, resting.',
            'Mark with an A what your team asked for. Mark with an F what you do for the fear. A question mark is allowed.',
            'Take the sheet to your next appointment. Ask about each question mark.',
            'Choose one F. Decide how many times a day you will do it next week. Write the number beside it.',
            'Ask your doctor or nurse to put a date at the bottom. It is easier to keep a rule that someone else has seen.',
          ],
        },
        'As for our own method: the second step asks whether there is something to do right now. For you there may well be. Take the tablet, note the number, make the call. The flip is for the fear that stays afterwards. [No study has tested the Flip Method](/evidence), with ill people or with well ones. And leave out cold water and jumping unless your team says that they are all right for you.',
      ],
    },
    {
      id: 'waiting-and-scans',
      heading: 'Waiting rooms, scan days, and the week before',
      blocks: [
        'The stretch before a result is hard on everyone. It will not become easy, and you have not failed when it is not. A few things can make it easier to get through.',
        {
          kind: 'list',
          items: [
            '**Ask when and how you will hear.** “By Thursday, by phone” is a date that you can put in a diary. “Soon” is not.',
            '**Decide who opens it with you.** And decide what you will do in the hour after, whatever it says.',
            '**No reading ahead.** The result will be explained by a person who knows your case. Until then, a number is a number.',
            '**Fill the days with fixed things.** Other people, at set times, out of the house.',
            '**Let it be a bad week.** You can be frightened and still feed the cat.',
          ],
        },
      ],
    },
    {
      id: 'what-is-known-illness',
      heading: 'What is known about treatment',
      blocks: [
        'Talking treatment has been tried with people who really are ill, and it can help.',
        'In a British trial, 444 patients at hospital clinics who had strong health anxiety were given either the usual care or a short course of CBT, about six sessions. About 270 of them were asked again eight years later, and the course still made a small difference to their fear [3](#source-tyrer-2021).',
        'For the fear that cancer may come back, a review put 23 trials together. The effect was small and real, a bit larger with newer kinds of CBT [4](#source-tauber-2019).',
        'Even a booklet has been tried. In a study with 40 patients from GP surgeries, half of them with a diagnosed physical problem, one group was given a self-help booklet based on CBT. They were less anxious afterwards, and so were those among them who had a physical problem [5](#source-bibliotherapy-2002). Forty is a small number, and it was not our booklet.',
        'When you ask for help, say both things in one sentence: “I have this illness, and I am so afraid of it that I can’t live properly.” Ask whether your clinic has a psychologist. If not, [this page](/blog/health-anxiety-treatment) shows the other ways in.',
      ],
    },
    {
      id: 'short-answers-illness',
      heading: 'Being believed, and trusting your body again',
      blocks: [
        { kind: 'heading', text: 'I was right once. How can I ever trust my body again?' },
        'You got something looked at, and people who could examine you found out what it was. That way is still open: the sheet, the phone, the team. You do not need to be on guard all night for it to work.',
        { kind: 'heading', text: 'My doctor blames everything on anxiety. What now?' },
        'Say what has changed, since when, and what it stops you doing. You may ask: “What would make you look into this?” and “What should I come back with?” You may ask for a second opinion. A person who is anxious has the same right to be examined as anyone else.',
        { kind: 'heading', text: 'Is it health anxiety to want a second opinion?' },
        'One is an action. If you find that the third and the fourth leave you as frightened as the first did, bring that to the doctor whom you trust most.',
      ],
    },
  ],
  sources: [
    healthSources.tyrer2011,
    healthSources.lebel,
    healthSources.tyrer2021,
    healthSources.tauber,
    healthSources.bibliotherapy2002,
  ],
} as const satisfies Article;
