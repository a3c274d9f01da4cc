import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const healthAnxietySignsCauses = {
  id: 'health-anxiety-signs-causes',
  title: 'The signs of health anxiety, and where it may have come from',
  excerpt:
    'What it does to your thoughts, your body and your days. Then the harder question: why you? Here is what is known, what is only likely, and the part that you can do something about whatever the cause.',
  seoTitle: 'Health anxiety symptoms: signs in mind, body and habits',
  description:
    'The signs of health anxiety in thought, body and habit, what research says about its causes, and the circle that keeps it going. With sources.',
  category: 'Science',
  published: '2026-11-22',
  reviewed: '2026-11-22',
  readTime: '6 min read',
  featured: false,
  sections: [
    {
      id: 'what-others-can-see',
      heading: 'Signs that other people can see',
      blocks: [
        'The NHS lists seven things that people with health anxiety do [1](#source-nhs). Put into our own words, they are these.',
        {
          kind: 'list',
          items: [
            'You worry about your health nearly all the time.',
            'You check your body for lumps, pain or tingling.',
            'You ask others to tell you that all is well.',
            'You fear that a doctor or a test has missed something.',
            'You look up health in books, in the news or online, and can’t leave it alone.',
            'You stay away from anything to do with serious illness.',
            'You live as if you were ill: no stairs, no sport, no plans.',
          ],
        },
        'It may be three of them, or one. Some never search and only ask. Some never ask and only search. The list is there so that you can point at a line and say “that one”.',
      ],
    },
    {
      id: 'what-only-you-can-feel',
      heading: 'Signs that only you can feel',
      blocks: [
        'Anxiety has a body of its own. NHS pages name headaches, a faster heartbeat, feeling dizzy, sweating and shaking among the things that it can bring on [1](#source-nhs) [2](#source-anxiety-signs).',
        'So a loop can start. You are afraid of a feeling. Fear brings more feelings. The new ones look like proof.',
        'Please read the next sentence slowly. **That anxiety can cause a feeling does not tell you what has caused yours today.** Only a person who can examine you can look into that. For when to call and when to ask, there is the box at the top of this page. What the loop does explain is why a frightened hour is so loud.',
        'Then there is attention. Think of the hum of a fridge. You sit in the kitchen for an hour and do not hear it. Then a visitor mentions it, and for the rest of the evening you hear nothing else. The fridge is as loud as before. People with health anxiety may listen to some part of the body like that for hours a day.',
      ],
    },
    {
      id: 'why-me',
      heading: 'Why me?',
      blocks: [
        'A fair question, and the honest answer comes in pieces. The Mayo Clinic says that the exact cause is not clear, and names beliefs, family and past experience as things that may play a part [3](#source-mayo). Here is some of what has been studied.',
        '**Some of it is handed down.** A Canadian team compared 88 pairs of identical twins with 65 pairs who were not. Genes explained some of the fear of illness. Experience explained a large part as well [4](#source-taylor-2008). So it may be partly in the family, and it is not settled by the family.',
        '**Some of it may be learned early.** Another Canadian team asked 444 young adults. Those with a parent who had been seriously ill were a little more anxious about their own health. They were also more inclined to think that illness was on its way to them, and that belief seemed to be the bridge from the one to the other [5](#source-alberts-2016). The difference was small, and it can’t tell you how any one child will feel.',
        '**Some of it has a date.** An NHS self-help course looks for things in your past that left you feeling at risk, and more alert to every change in your body [6](#source-nhs-lothian). You may be able to name yours to the week.',
        'And sometimes there is no story at all. If you have searched your childhood and come back with empty hands, you have not missed anything. You do not need the beginning in order to change what happens next.',
      ],
    },
    {
      id: 'what-keeps-it-up',
      heading: 'What started it, and what keeps it going',
      blocks: [
        'What started a worry and what keeps it going are two questions. The start may be many years back. What keeps it going happens every day, and much of it we do ourselves.',
        'Courses on health anxiety spend little time on the start. They draw a circle. Something sets you off: a twinge, a headline, a date. You take it for danger. Your body sounds the alarm. You check, ask, search or hide. The fear drops. And because it dropped, your brain learns that checking was what saved you [6](#source-nhs-lothian).',
        {
          kind: 'table',
          caption: 'What each habit gives you, and what it costs',
          head: ['The habit', 'What you get', 'What it leaves behind'],
          rows: [
            [
              '**Checking** the body',
              'A moment of “still the same”.',
              'A sore place, and more things to notice.',
            ],
            ['**Searching**', 'Now and then, a calm page.', 'New names for things to be afraid of.'],
            ['**Asking**', 'A kind voice.', 'An answer that runs out, and a tired friend.'],
            [
              '**Keeping away**',
              'A quiet afternoon.',
              'A smaller life, and no chance to find out that you could have managed.',
            ],
          ],
        },
        'There is an experiment about this that we find hard to forget. Sixty volunteers took part. For one week, half of them did on purpose, and daily, what people with health anxiety do to feel safe. The other half only kept a note of what they did anyway. After that week the first group had become more anxious about health than the second [7](#source-olatunji-2011).',
        'That was one small group, of volunteers and not of patients. Still, if a week of such habits can feed the fear, it makes sense to see what a week with fewer of them does.',
      ],
    },
    {
      id: 'asking-is-special',
      heading: 'A word about being told you are fine',
      blocks: [
        'In 1986 two British clinicians, Paul Salkovskis and Hilary Warwick, did something simple. They followed two patients and looked at what being reassured by a doctor did to them, soon afterwards and later on. What they saw fitted their idea: asking and checking are a part of what keeps the worry going. When the reassuring stopped, things got better [8](#source-salkovskis-1986). Two patients are very few. The idea has been at the heart of the treatment ever since.',
        'Later, twenty people were interviewed about their asking. The researchers take it for a search for safety, in which the load of being responsible may be shared [9](#source-halldorsson-2017). If you live with someone who asks, [this page](/blog/family-friends-support) is written for you.',
      ],
    },
    {
      id: 'draw-your-circle',
      heading: 'Draw your own circle',
      blocks: [
        {
          kind: 'exercise',
          title: 'Five words on the back of an envelope',
          steps: [
            'Think of the last bad hour. Write what set it off, in three words at most.',
            'Move round the circle, as on a clock. Write what you thought it meant.',
            'Write what your body did then. Hot, tight, fast, cold.',
            'Write what you did about it, each thing, in order.',
            'Write how you felt ten minutes later, and two hours later. Draw an arrow from there back to the start.',
            'Now look for the place where a small change would be least horrible. The fourth, what you did, is often a good one to try.',
          ],
        },
        'The [free workbook](/workbook) has a whole page for this circle, with an example. And if you want to know what a therapist would do with it, go on to [what treatment looks like](/blog/health-anxiety-treatment).',
      ],
    },
    {
      id: 'short-answers-signs',
      heading: 'Quick questions about signs and causes',
      blocks: [
        { kind: 'heading', text: 'Can health anxiety cause physical symptoms?' },
        'Anxiety can, and NHS pages list a fair number [2](#source-anxiety-signs). It can’t be used the other way round: no list can tell you that a symptom of yours is “only” anxiety. That is for a doctor, and then for the plan that you make together.',
        { kind: 'heading', text: 'Did I give it to myself by searching?' },
        'It is more likely that the worry and the searching push each other along. What research has to say about that is in [an article about searching](/blog/google-spiral-science).',
        { kind: 'heading', text: 'Will my children get it from me?' },
        'No one can promise either way. The twin study leaves a great deal of room for what happens in a life [4](#source-taylor-2008). Letting them see you put the phone down may be one of those things.',
      ],
    },
  ],
  sources: [
    healthSources.nhs,
    healthSources.anxietySigns,
    healthSources.mayo,
    healthSources.taylor2008,
    healthSources.alberts,
    healthSources.nhsLothian,
    healthSources.olatunji2011,
    healthSources.salkovskis1986,
    healthSources.halldorsson,
  ],
} as const satisfies Article;
