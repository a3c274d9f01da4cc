import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const healthAnxietyOrOcd = {
  id: 'health-anxiety-or-ocd',
  title: 'Health anxiety or OCD? Two neighbours with one garden wall',
  excerpt:
    'Both check. Both ask. Neither can bear “probably”. Where the two differ, where they blur, what it changes about treatment, and why it can stay open tonight.',
  seoTitle: 'Health anxiety or OCD? What they share and how they differ',
  description:
    'Is it health anxiety or OCD about health? What the two share, what tells them apart, what research found, and what it means for treatment. With sources.',
  category: 'Health',
  published: '2026-11-22',
  reviewed: '2026-11-22',
  readTime: '7 min read',
  featured: false,
  notice:
    'Only a professional can tell you which of the two you have, or whether it is neither. This page is for finding words before you meet one.',
  sections: [
    {
      id: 'why-people-ask',
      heading: 'Why so many people ask',
      blocks: [
        'You read about OCD one evening, and it sounds like you. The thought that won’t leave. The thing you must do to be rid of it. The relief, the doubt, and once more from the top. Then you read about health anxiety, and that sounds like you too. By midnight you have taken three tests, and you are worried that you have both, or the wrong one.',
        'The mix-up is not your fault. The NHS page on health anxiety says in its first lines that it is related to OCD [1](#source-nhs). The world’s list of illnesses, the ICD-11, keeps the two in one group [2](#source-icd-11). The handbook used in America keeps them in separate chapters. So if you find the border hard to see, the experts have had trouble with it as well.',
      ],
    },
    {
      id: 'what-they-share',
      heading: 'What they share',
      blocks: [
        'The experts who prepared the new ICD wrote down why they moved health anxiety next to OCD: a thought that takes over, and acts that are repeated. They also wrote down what it shares with the anxiety disorders: fear, keeping watch over the body, and keeping away from things [3](#source-van-den-heuvel-2014). So it has something of both.',
        'In daily life, the shared part looks like this.',
        {
          kind: 'list',
          items: [
            '**A question that can’t be closed.** “Is the gas off?” “Is this ache different?” For each there is an answer that would do for most people. It does not do for you.',
            '**Something you do about it.** Checking, asking, washing, searching, going over it in your head.',
            '**Relief with a short life.** It works for a minute, and so you need it again.',
            '**A feeling of being responsible.** “If I don’t check and it happens, I could not live with myself.”',
          ],
        },
        'In one study, twenty people were interviewed about why they ask for reassurance. Some had OCD and some had health anxiety. Little of what they said about it belonged to one group alone [4](#source-halldorsson-2017).',
      ],
    },
    {
      id: 'what-sets-them-apart',
      heading: 'What tends to set them apart',
      blocks: [
        'Tends to. For each line below there are people who do not fit.',
        {
          kind: 'table',
          caption: 'Rough differences, with exceptions everywhere',
          head: ['', 'More like health anxiety', 'More like OCD'],
          rows: [
            [
              '**What is it about?**',
              'Being ill, now or soon. Only that.',
              'Many things: germs, harm, order, faith, blame. Health may be one of them.',
            ],
            [
              '**What sets it off?**',
              'Most often a feeling in the body, or news of an illness.',
              'Often a thought or a picture out of nowhere, or a thing that you touched.',
            ],
            [
              '**How does the thought feel?**',
              'Likely, or at least possible. “Any sensible person would worry.”',
              'Often strange, or not like you. “I know it makes no sense, but.”',
            ],
            [
              '**What do you do?**',
              'Check the body, see doctors, search, ask, or hide from it all.',
              'Wash, check, count, repeat, put right, often by a rule or until it feels right.',
            ],
            [
              '**What do you fear?**',
              'Having it.',
              'Sometimes catching it. Sometimes passing it on, and being to blame.',
            ],
          ],
        },
        'An American study put three groups side by side: 23 people with health anxiety, 21 with OCD and 50 with panic disorder. Those with health anxiety had obsessions, rituals and panic attacks as well, but far fewer than the people who had come because of them. What all had in common was harder to see from outside: they could not stand uncertainty, and they kept a close watch on the body [5](#source-deacon-2008). The groups were small, so take it as a sketch.',
      ],
    },
    {
      id: 'both-at-once',
      heading: 'You may have both, or something else',
      blocks: [
        'It is common to have more than one kind of anxiety. You can have OCD with health in it, health anxiety with a ritual in it, and panic attacks on top of either. [Low mood](/resources#low-mood) may come with any of them, and is worth mentioning too.',
        'It may also be a worry that goes from health to money to the children, or a fear of the next wave of panic. A doctor has other names for those. You only have to say how much time it takes, and what you do about it. Sorting out the name is their part.',
      ],
    },
    {
      id: 'does-it-change-anything',
      heading: 'Does the answer change the treatment?',
      blocks: [
        'Less than you would think. For both, the treatment with most research behind it is cognitive behavioural therapy. For both, a large part of it is to face the fear by small steps, and to leave out the thing that makes it feel safe. With OCD that part has a name, exposure and response prevention, or ERP. The UK guideline for OCD speaks of CBT with ERP, and of medicine [6](#source-nice-ocd).',
        'For health anxiety, the same kind of work has been tested under the same name. In a Dutch trial with 78 people, exposure with response prevention helped as much as work on thoughts did, and both beat a waiting list [7](#source-visser-2001). A German trial with 84 people found the same [8](#source-weck-2015).',
        'So what changes with the answer? Mainly three things. Which rituals the two of you look for first. How much time goes into bodies and doctors. And, if a medicine is considered, which one and how much, and that is a talk for you and a doctor. In all three, the person across the desk needs to know what you do all day far more than what you call it.',
      ],
    },
    {
      id: 'asking-which-one',
      heading: 'When “which one is it?” becomes the ritual',
      blocks: [
        'A warning about this page itself. _Do I have health anxiety or OCD?_ can turn into just the kind of question that both of them love. It has no firm answer at midnight. It can be searched. It can be asked again in other words. There is always one more quiz.',
        'You can treat it as you would treat any other question of that family. Notice it: there is the label question. See whether there is anything to do: you could write down three examples for the doctor. Then let it stay open. You can begin to check less before anyone has told you what your checking is called.',
        {
          kind: 'exercise',
          title: 'Three examples for the person across the desk',
          steps: [
            'Choose three bad moments from the last month. Ordinary ones.',
            'For each, write one line: what came first? A feeling, a thought, a thing that you touched or read?',
            'Write what you were afraid would happen, and to whom.',
            'Write what you did, and how you knew when to stop. “When she said I was fine.” “When it felt even.” “When I fell asleep.”',
            'Write what it cost: time, sleep, money, plans.',
            'Fold the page. Book the appointment. Take no more tests this week.',
          ],
        },
      ],
    },
    {
      id: 'how-to-ask-ocd',
      heading: 'How to ask for the right kind of help',
      blocks: [
        'You can say it like this: “I keep checking and asking about my health and I can’t stop. I don’t know whether it is health anxiety or OCD. I would like CBT from someone who has treated both.” In England you can say it to an NHS talking therapies service without seeing a GP first [1](#source-nhs).',
        'If you look for a private therapist, ask how they would begin. If the answer has no checking, asking, avoiding or exposure in it, keep looking. Being told each week that all is well is kind, and your family has tried it already.',
        'For where to look, in the UK, the USA and elsewhere, go to [what treatment looks like](/blog/health-anxiety-treatment). If you would like to know why health anxiety has so many names, there is [a page about that](/blog/what-is-health-anxiety).',
      ],
    },
    {
      id: 'short-answers-ocd',
      heading: 'Two short answers about OCD',
      blocks: [
        { kind: 'heading', text: 'Is the Flip Method any good for OCD?' },
        'We make no such claim. It has [not been tested](/evidence) for OCD, nor for anything else. There is a risk in it as well: a quick exercise that you do whenever a thought comes can become a ritual of its own. If you have OCD, or think that you might, ask your therapist before you use it.',
        { kind: 'heading', text: 'Can health anxiety turn into OCD?' },
        'We found no study that could tell you your chances, so we won’t guess. What we can say is that help for the one looks a lot like help for the other. You will not be starting in the wrong place.',
      ],
    },
  ],
  sources: [
    healthSources.nhs,
    healthSources.icd11,
    healthSources.vanDenHeuvel,
    healthSources.halldorsson,
    healthSources.deacon,
    healthSources.niceOcd,
    healthSources.visser,
    healthSources.weck,
  ],
} as const satisfies Article;
