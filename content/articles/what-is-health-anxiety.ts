import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const whatIsHealthAnxiety = {
  id: 'what-is-health-anxiety',
  title: 'What health anxiety is, under all its names',
  excerpt:
    'Hypochondria, illness anxiety disorder, somatic symptom disorder: what the names mean, what health anxiety looks like from inside, how common it is, and why the label matters less than you might fear.',
  seoTitle: 'What is health anxiety? Hypochondria and its newer names',
  description:
    'Health anxiety in plain words: how it differs from ordinary worry, what doctors call it now, how common it is and what can change. With sources.',
  category: 'Health',
  published: '2026-11-22',
  reviewed: '2026-11-22',
  readTime: '7 min read',
  featured: false,
  sections: [
    {
      id: 'in-plain-words',
      heading: 'In plain words',
      blocks: [
        'You have health anxiety when worry about being ill, or getting ill, takes up so much room that it starts to run your life. That is more or less how the NHS puts it [1](#source-nhs).',
        'That sentence does not say that you are well, or that your symptoms are made up. It speaks of worry, and of how much of your day the worry eats.',
        'So you can have health anxiety and be in good health. You can have it together with asthma, or diabetes, or a bad back. You can have it before a diagnosis, after one, or with none in sight. The feelings in your body are real in every case. What this page is about is the alarm that goes with them.',
      ],
    },
    {
      id: 'worry-or-health-anxiety',
      heading: 'Where ordinary worry ends',
      blocks: [
        'Everyone worries about their health now and then. Something hurts, you are scared, you ring the doctor. A week later you know what happens next. The worry did its work: it got you to the phone.',
        'Health anxiety keeps going after the phone call. Here is the same week in two lives.',
        {
          kind: 'table',
          caption: 'One worry, two weeks',
          head: ['', 'Ordinary worry', 'Health anxiety'],
          rows: [
            ['**Monday**', 'You notice it. You are scared.', 'You notice it. You are scared.'],
            [
              '**Tuesday**',
              'You book an appointment.',
              'You search until two, then book, then search again.',
            ],
            [
              '**Thursday**',
              'You go. You get an answer, or a plan.',
              'You go, or you cancel because you can’t bear to.',
            ],
            [
              '**Friday**',
              'The plan is enough for now.',
              'The answer holds until teatime. Then: but what if they missed it?',
            ],
            ['**Sunday**', 'You have other things on your mind.', 'It is this, or the next one.'],
          ],
        },
        'There is no blood test for the line between the two columns. Three questions come close to what a doctor will ask you. How much time does it take? How much does it upset you? What have you stopped doing because of it?',
      ],
    },
    {
      id: 'four-names',
      heading: 'Four names for one trouble',
      blocks: [
        '**Hypochondria** is the old word. It comes from the Greek for the part of the body under the ribs, where people once thought that low spirits lived. Over time it turned into an insult, and that was one of the reasons why the American handbook dropped it [2](#source-statpearls). If someone has called you a hypochondriac, you know how it lands.',
        '**Health anxiety** is what the NHS says, and what most people type. It is the name that we use.',
        '**Illness anxiety disorder** is one of two names in the handbook that American doctors use, the DSM-5. It is for those who have a great fear of illness, with few symptoms in the body or none.',
        '**Somatic symptom disorder** is the other. It is for those who have symptoms that trouble them, together with a lot of fear and a lot of time spent on them.',
        'The world’s own list, the ICD-11, kept the old word. It says _hypochondriasis_, and puts “health anxiety disorder” and “illness anxiety disorder” beside it as other words for the same thing. It has moved it, too: it now stands in one group with OCD [3](#source-icd-11). Why it landed there is a story of its own, which we tell in [health anxiety or OCD](/blog/health-anxiety-or-ocd).',
      ],
    },
    {
      id: 'do-the-names-hold',
      heading: 'Do the new names work?',
      blocks: [
        'Partly. In an Australian study, 118 people who had come for help with health anxiety were sorted by the new rules. A little under half were given one name, a little under half the other, and a few had both. Two people who judged the same interview agreed more often than they had with the old word. Those with somatic symptom disorder were, on the whole, having the harder time [4](#source-newby-2017).',
        'A German team looked at 96 people with strong health anxiety and came away less pleased. The two groups felt the same fear, thought about their bodies in the same way and did the same things about it. The team saw no good reason to split them [5](#source-bailer-2016).',
        'You may take some comfort from that argument. If the experts are still discussing the label, you can sleep without knowing which one is yours. The treatment that has been studied most is the same for both, and you can read about it in [what treatment looks like](/blog/health-anxiety-treatment).',
      ],
    },
    {
      id: 'two-ways-of-coping',
      heading: 'Some check. Some hide. Most do both',
      blocks: [
        'Many people picture someone who is always at the doctor’s. That is half of it. Others have not seen a doctor in years, since a doctor might find something. They turn off the hospital drama. They throw away the letter about the free check.',
        'The Australian study asked about this. Of those with illness anxiety disorder, about six in ten went back and forth: a stretch of appointments, then a stretch of staying away. Only one in four mostly sought care. About one in seven mostly kept away from it [4](#source-newby-2017).',
        'Checking and hiding look like opposites, and yet both are ways to get away from a fear for a while. How that works, why the fear comes back, and where it may come from, is the subject of [signs and causes](/blog/health-anxiety-signs-causes).',
      ],
    },
    {
      id: 'how-many',
      heading: 'How many people have it',
      blocks: [
        'More than you would guess from the silence. In a national survey in Australia, nearly six in a hundred had had health anxiety at some point in their lives, and more than three in a hundred had it just then [6](#source-sunderland-2013). If you think that nobody else types what you type, [you are in company](/blog/embarrassing-google-searches).',
        'In hospital clinics the share is larger. A British team asked nearly 29,000 patients at clinics for the heart, the lungs, the brain and nerves, the gut and the glands. About one in five had health anxiety at a level that the team called significant [7](#source-tyrer-2011). They had been sent there about their bodies. The old jokes about hypochondriacs leave that out.',
      ],
    },
    {
      id: 'what-it-is-not',
      heading: 'Four things people say about it',
      blocks: [
        {
          kind: 'list',
          items: [
            '**“You want attention.”** If you have it, you would gladly talk about something else.',
            '**“Pull yourself together.”** You get up and do your day with an alarm ringing in your ear.',
            '**“It’s anxiety, so it can’t be anything else.”** Being anxious does not protect you from getting ill. The box at the top of this page comes first, whatever else you have.',
            '**“You’ll always be like this.”** In trials of talking treatment, about two in three people got clearly better [8](#source-axelsson-2019). That leaves one in three who had not, or not yet, and they deserve to be mentioned as well.',
          ],
        },
      ],
    },
    {
      id: 'a-first-look',
      heading: 'A first look at your own',
      blocks: [
        'Before you try to change anything, it helps to see its shape. This takes ten minutes and a pencil. Please do not add up a score. There is none.',
        {
          kind: 'exercise',
          title: 'Ten minutes with a pencil',
          steps: [
            'Draw two columns. Head one **What I do to find out**, the other **What I do to keep away**.',
            'Think of the last two weeks. Write what belongs where: searching, pressing, weighing, asking; skipping, muting, cancelling, changing the subject.',
            'Beside each one write how long the relief lasted. A minute, an hour, until bed.',
            'Put a ring round the one that you would miss least. That is where to begin, and [how to stop looking up symptoms](/blog/stop-googling-symptoms) shows one way.',
            'If the page makes you think “this is bigger than a pencil”, take it to a doctor as it is. You won’t have to explain much.',
          ],
        },
      ],
    },
    {
      id: 'short-answers-what',
      heading: 'Three questions about the names',
      blocks: [
        { kind: 'heading', text: 'Is hypochondria the same as health anxiety?' },
        'In daily speech, yes. In the world’s list of illnesses, hypochondriasis is still the official word and health anxiety a second name for it [3](#source-icd-11). In the American handbook the old word has gone.',
        { kind: 'heading', text: 'Can I have it when I have a real illness?' },
        'You can, and a good many people do. We have written [a page for you](/blog/health-anxiety-with-illness).',
        { kind: 'heading', text: 'Can I find out with a test on the internet?' },
        'A questionnaire can start a talk with a doctor. It can’t diagnose you, and taking it for the fifth time this month may be one more kind of checking. If the worry is in the way of your life, that is reason enough to see a GP [1](#source-nhs). You do not need a score for that.',
      ],
    },
  ],
  sources: [
    healthSources.nhs,
    healthSources.statPearls,
    healthSources.icd11,
    healthSources.newby2017,
    healthSources.bailer,
    healthSources.sunderland,
    healthSources.tyrer2011,
    healthSources.axelsson2019,
  ],
} as const satisfies Article;
