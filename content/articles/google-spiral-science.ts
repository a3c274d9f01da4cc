import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const googleSpiralScience = {
  id: 'google-spiral-science',
  title: 'The search box never says “you can stop now”',
  excerpt:
    'You type one small worry. Twelve minutes later you are reading about something with a Latin name. Here is what researchers saw when they studied that slide, and one small thing to do before the next one.',
  seoTitle: 'Cyberchondria: why looking up symptoms makes you worry more',
  description:
    'What researchers saw when they studied symptom searching, why the habit holds, and one small thing to do before the next search. With sources.',
  category: 'Science',
  published: '2026-11-21',
  reviewed: '2026-11-22',
  readTime: '6 min read',
  featured: true,
  sections: [
    {
      id: 'six-quiet-words',
      heading: 'It begins with six quiet words',
      blocks: [
        'You type them with one thumb: _why is my stomach so loud_. Something in your body was not there yesterday, or you did not notice it yesterday.',
        'You want one thing. You want a voice that says: all right, you can put the phone down now.',
        'The search box cannot say that. It finds pages with your words on them, and there are always more pages. So you read one, then another. The words grow longer. Your thumb grows faster. When you look up, twelve minutes are gone, and the worry that was the size of a rumble is now the size of the room.',
        'If you know this scene, you have plenty of company. It is so common that scientists have studied it for years. What they found may help you be a little kinder to yourself at midnight.',
      ],
    },
    {
      id: 'two-read-the-logs',
      heading: 'Two people read the logs of our bad nights',
      blocks: [
        'In 2009 two researchers at Microsoft, Ryen White and Eric Horvitz, looked at a very large number of web searches. They also asked 515 searchers about their own experience. They wanted to know what happens to an ordinary worry once it goes online [1](#source-white-horvitz-2009).',
        'They saw a slide. A search that started with a common symptom could end, in one sitting, on pages about a rare and serious illness. The more of those pages someone opened, and the more alarming the words on them, the likelier the slide was. For some, the fear did not end when the browser closed. It came back and got in the way of other things, on other days [1](#source-white-horvitz-2009).',
        'The word for it is **cyberchondria**. It sounds like a joke about robots. It means that the looking-up itself makes the fear bigger.',
        'Here is one way to picture why. Think about who writes web pages. An ordinary day is hardly ever written down, and an extraordinary one may get two thousand words and a photograph. So what you find is a collection of what someone thought worth telling. It was not made with you in mind, and it can’t tell you which page is yours.',
      ],
    },
    {
      id: 'chicken-egg-phone',
      heading: 'The chicken, the egg and the phone',
      blocks: [
        'Does worry make you search, or does searching make you worry? Probably both, and the two have not been untangled.',
        'What can be said is how closely the two keep company. One review put together twenty studies with more than seven thousand volunteers. Those with more health anxiety searched more. The link was there, though not huge. When the searching had become upsetting and hard to stop, the link was much stronger [2](#source-mcmullan-2019). A link like that cannot tell you which came first.',
        'Another team asked what keeps the habit going. Their answer sounds like a seaside arcade. Searching works as a **safety behaviour**: something you do to feel safer. And it pays out now and then. One night in ten, perhaps, you find a calm page, your shoulders drop, and you sleep. A machine that pays out every so often is hard to walk away from. Researchers call that intermittent reinforcement, and they think it is what holds the search habit in place [3](#source-schenkel-2021).',
        'So ten bad nights do less to stop you than one good night does to make you try again.',
      ],
    },
    {
      id: 'relief-with-a-sell-by-date',
      heading: 'Relief with a very short sell-by date',
      blocks: [
        'Searching has a cousin: asking. _Does this look normal to you? Are you sure?_ Psychologists count both as ways of seeking reassurance. It helps for a short while. In the long run it is thought to help the fear stay, a theory that twenty interviews set out in detail but did not test [4](#source-halldorsson-2017). The NHS puts looking up health information again and again on its list of signs of health anxiety, beside checking your body and asking others whether you are ill [5](#source-nhs).',
        'Notice what happens to the size of the question. At nine in the evening you ask whether stomachs rumble. By ten you ask how often is too often. By eleven you ask about the rare cases, because you have read enough to know that there are rare cases. Every answer hands you a sharper question. You were looking for a floor and found more stairs.',
        'This is why the book never says “search better” or “only use good websites”. A good website is a fine thing on an ordinary afternoon. At midnight, in fear, it is one more stair.',
      ],
    },
    {
      id: 'let-it-go-hungry',
      heading: 'Let the search box go hungry for four seconds',
      blocks: [
        '[No study has tested the Flip Method](/evidence), or four seconds of anything, against health anxiety. If a page tells you otherwise, close it, even if it is one of ours.',
        'What research does support is cognitive behavioural therapy, or CBT: a talking treatment that works on what you think and what you do. In a trial with 82 patients, a course of CBT given over the internet brought down cyberchondria as well [6](#source-newby-2020). That is a full course of treatment, and it is a different thing from a book. It does tell you something hopeful, though. The search habit can change.',
        'The NHS suggests a plain first step. Keep a diary of how often you check, ask and look things up, and then slowly bring the number down over a week [5](#source-nhs). Here is a version for the bedside table.',
        {
          kind: 'exercise',
          title: 'The pencil that sleeps where your phone used to',
          steps: [
            'Put a scrap of paper and a pencil where your phone usually spends the night. Put the phone across the room.',
            'When you want to look something up, make one mark on the paper first. You have not lost if you search afterwards. The mark comes first, that is all.',
            'Ask the only question of the second step: _can I take action right now?_ If you can, do that one thing. Call, book, or take the medicine you were told to take.',
            'If not, flip once. Give your brain four seconds of another job: 36, 72, 108, and on. Thank it for keeping watch, and let the question stand.',
            'In the morning, count the marks. Do this for a week. You are looking for a number that drifts down, and a wobbly drift counts.',
          ],
        },
        'If worry gets in the way of your days, or you try all this and it does not help, the NHS would have you see a GP, which in the USA would be your family doctor [5](#source-nhs). Bring the scrap of paper. It says more than you could remember in ten minutes. The longer plan is in [how to stop looking up symptoms](/blog/stop-googling-symptoms).',
      ],
    },
    {
      id: 'this-page-ends',
      heading: 'What to do with the question tonight',
      blocks: [
        'If there is a call to make, make it. If not, the question can stay open until the doctor’s office does. Good night.',
      ],
    },
  ],
  sources: [
    healthSources.whiteHorvitz,
    healthSources.mcMullan,
    healthSources.schenkel,
    healthSources.halldorsson,
    healthSources.nhs,
    healthSources.newby,
  ],
} as const satisfies Article;
