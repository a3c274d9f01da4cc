import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const heartRacingAndScared = {
  id: 'heart-racing-and-scared',
  title: 'Heart racing and scared: what to do in the next 10 minutes',
  excerpt:
    'First the call, if there is one to make. Then ten minutes, one after the other, with nothing to look up and nothing to work out.',
  seoTitle: 'Heart racing and scared: what to do in the next 10 minutes',
  description:
    'When to call comes first. Then a plan for ten frightened minutes, without guessing what it is, and what to ask a doctor by day.',
  category: 'Technique',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '5 min read',
  featured: false,
  notice: 'This page cannot tell you why your heart is racing. No page can. The author is not a doctor.',
  skip: { label: 'No call to make? Minute one', href: '#ten-minutes' },
  sections: [
    {
      id: 'read-box-first',
      heading: 'Before anything else, the box',
      blocks: [
        'The box at the top of this page comes first; if you have read it, there is no need to read it again. If what you have is in it, ring now. If a doctor has given you a plan for this, do what the plan says. If you have no plan, or this goes past it, ring.',
        'You don’t have to be sure, or polite about it, or have a good reason. The person who answers decides how urgent it is. That is their work, and they would sooner hear from you.',
        'Two things are not in the box, because they can’t be used for this. One is how it felt last time. The other is anything you could read on a screen. So there is nothing here about which kind of racing is which. A page that sorted that out for you would be guessing, and so would you.',
      ],
    },
    {
      id: 'ten-minutes',
      heading: 'If the box sends you nowhere: ten minutes',
      blocks: [
        'You have read it, and there is no call to make. Or you have called, and they have told you that you can stay where you are. Then this is for you. If anything changes on the way, drop it and go back to the box. If it is night, [there is a page without any reading](/night).',
        {
          kind: 'exercise',
          title: 'One after the other',
          steps: [
            '**Minute one.** If you are driving, stop where it is safe and stay there. Anywhere else, sit on the nearest thing. Turn the phone face down. If you wear a watch that shows your pulse, take it off and put it in a drawer, unless a doctor wants you to wear it.',
            '**Minute two.** Say where you are, out loud. The street, the room, the day of the week. It sounds odd. Say it all the same.',
            '**Minute three.** Name the thought. “I am having the thought that something is wrong with my heart.” Then ask: is there one thing to do right now? The box has answered that.',
            '**Minute four.** One flip. The seven times table, backwards, as far as you get. “Thanks for looking out for me,” to your brain. One is the dose.',
            '**Minutes five to eight.** Do a thing with your hands that takes about as long as a song. Wash up what is there. Fold the washing. Let the heart do what it does while you fold.',
            '**Minute nine.** Drink a glass of water and look out of a window. Sit, if your legs are weak.',
            '**Minute ten.** Do the next thing that you would have done today, at half speed.',
          ],
        },
        'Your heart may still be going at minute ten. That is not a mark against the plan, or against you. The ten minutes are there to get you from fright back to your day, with or without a quiet chest. If it doesn’t settle, or you can’t tell whether it can wait, the box has a row for that too: ask, once.',
      ],
    },
    {
      id: 'what-keeps-alarm-on',
      heading: 'Four things to leave out',
      blocks: [
        'Each of these feels like care. Each keeps you looking.',
        {
          kind: 'list',
          items: [
            '**Counting your pulse**, unless a doctor or nurse has asked you to. The number is never the right one. Too high is bad, too low is bad, and a good one has to be counted again.',
            '**Breathing until it works.** A few slow breaths are pleasant. If you test each one for an effect, you are checking again.',
            '**Asking somebody to listen to your chest.** They can’t hear what you want to know, and now two people are frightened.',
            '**Looking it up.** People who search more about health tend to be more anxious about it; a review of 20 studies, with over 7,000 people, found that link again and again [1](#source-mcmullan-2019). It can’t say which causes which.',
          ],
        },
        'If you have done all four already, fine. Stop at the one you are in the middle of.',
      ],
    },
    {
      id: 'what-is-known',
      heading: 'What can be said about fear and the heart',
      blocks: [
        'Fear gets a body ready to run. The NHS says that anxiety can bring on feelings such as a racing heart [2](#source-nhs). That is true in general. It doesn’t tell you what has set yours off today, and please don’t use it as an answer. A sentence like that works as comfort for about a minute. Then it has to be read again.',
        'There is another way to hold it. Your heart is racing, and you are scared. Both are so. You can go on to minute six with both.',
        'You may have heard of cold water on the face. It has been tried with people who have panic disorder: holding the face in cold water for half a minute brought down the pulse and the panic feelings for a time, in a small study [3](#source-kyriakoulis-2021). It isn’t for everyone. If you have a heart condition, or cold makes you unwell, ask a doctor before you try it. The plan above does without.',
      ],
    },
    {
      id: 'one-visit-by-day',
      heading: 'One visit, by day, so that you have a plan',
      blocks: [
        'If this has happened before and no doctor has heard of it, then that is the thing to do, and this week. It is the useful half of all this fear. A page can’t write your plan. A doctor who has examined you can.',
        'Write the questions down, because in the room they go:',
        {
          kind: 'list',
          items: [
            'When this comes again, what should make me ring for an ambulance?',
            'What may I sit through at home?',
            'Do you want me to measure anything? If so, when, and when not?',
            'When shall we look at this again, so that I can leave it until then?',
          ],
        },
        'Ask for the answers on paper. With them the box has a line made for you, and the next ten minutes begin at minute one. [Waiting for test results](/blog/waiting-for-test-results) is there if the visit leads to one. If you can’t get yourself through the door, [start with a phone call](/blog/too-scared-to-see-a-doctor).',
      ],
    },
    {
      id: 'afterwards-help',
      heading: 'Afterwards',
      blocks: [
        'You will want to go over it. Give it ten minutes tomorrow, in writing, and then leave it. The [workbook](/workbook) has a sheet for the day after panic.',
        'If you are beginning to keep away from stairs, buses, coffee or being alone, say so to a doctor as well, while your world is still large. [The page about treatment](/blog/health-anxiety-treatment) says what a course is like and where to ask.',
      ],
    },
  ],
  sources: [healthSources.mcMullan, healthSources.nhs, healthSources.kyriakoulis],
} as const satisfies Article;
