import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const healthAnxietyAtNight = {
  id: 'health-anxiety-at-night',
  title: 'Health anxiety at night: a plan for 3 a.m.',
  excerpt:
    'Three questions to ask once, in order, with the lamp on. And an hour of getting ready in the afternoon, so that the night has less to decide.',
  seoTitle: 'Health anxiety at night: a plan for 3 a.m.',
  description:
    'What to do when health worry wakes you: three questions, asked once, a note for the morning, and how to get the room ready by day.',
  category: 'Health',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '5 min read',
  featured: false,
  notice: 'This page does not say what a feeling in your body means. It is about what to do next.',
  sections: [
    {
      id: 'awake-now',
      heading: 'If you are awake with it now',
      blocks: [
        'Sit up. Put on a lamp. You will read three questions, and then this page is finished with you for tonight. The rest is for the afternoon. The same three questions stand on [a dark page with nothing else on it](/night), which you can keep on the phone.',
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Does this need a call?** The box above says when. If it does, ring. You are allowed to ring while you are not sure.',
            '**Can it wait until they open?** If it can, write three words on paper: what, and whom to ask. Put the paper by the door. If you can’t tell, an advice line can, and you ring that once.',
            '**Is there nothing to do tonight?** Then there is only the fear left to look after. That is the next part.',
          ],
        },
        'Each question gets one answer. If you notice that you have gone back to the first for the third time, and nothing in your body has changed, it has stopped being a question. It is the worry walking in a circle.',
      ],
    },
    {
      id: 'fear-left-over',
      heading: 'What to do with the fear that is left',
      blocks: [
        'Do one flip, if you use our method. Say what is going on: “I am having the thought that something is wrong with me.” Nothing can be done about it before morning. So give four seconds to something exact. Count down from ninety in sevens. Thank your brain for standing guard, and stop there.',
        'Now leave the bed for a bit. This is our suggestion and no more, but it has a reason. A bed in which you lie and scan becomes a place for scanning. Sit somewhere dull, in low light. Take something that needs your hands and very little of your head: a sock to mend, a puzzle, a recipe to copy out. The NHS advice for an urge to check is to keep busy with something else [1](#source-nhs). At noon that may be a walk. At this hour it has to be small.',
        'Leave the feeling alone while you do it. Look at the sock. It is all right if you are still afraid at the end of the row. You are not doing it to make the fear go. You are doing it so that the fear does not get to choose what you do.',
        'When your eyes are heavy, go back to bed. If you lie awake, you are a person lying awake. Many are.',
      ],
    },
    {
      id: 'why-louder-at-night',
      heading: 'Why a worry has more room at that hour',
      blocks: [
        'By day a worry has to share you. Somebody wants the report, the bus comes, the dog eats a glove. At night it has you to itself.',
        'The people who could answer are asleep. The doctor’s door is locked. One thing in the house never closes, and it lies on the bedside table. So you look something up. Sometimes the page is kind and you sleep. Reviewers who put the studies together think that this hit-and-miss relief is what keeps people searching [2](#source-schenkel-2021).',
        'And tired people are poor judges. You would not sign a contract at that hour, or write to your boss. A verdict about your body is a bigger thing than either. It can be left for somebody awake.',
      ],
    },
    {
      id: 'ready-by-afternoon',
      heading: 'Get the room ready in the afternoon',
      blocks: [
        'Most of this plan is made while the sun is up. You are cleverer then, and you can ask people.',
        {
          kind: 'exercise',
          title: 'An hour of preparation',
          steps: [
            'Write the emergency number and your advice line on a card, large. If a doctor has given you a plan for something you have, copy the plan on to the back.',
            'Find the phone a bed of its own, in a room that is not yours. If you must have it near for a child or a parent, leave it by the door with the sound on and the screen down.',
            'Lay out paper, a pencil, and the dull thing for your hands.',
            'Write one sentence that begins with “If I wake and want to look it up, then I…” and finish it with something you can do in the dark.',
            'Show the card to the person who sleeps beside you, if there is one. Tell them what you would like to hear: “It’s in the plan. I’m here.” And what you would rather not be told.',
          ],
        },
        'The sentence with _if_ and _then_ sounds like a trick, so here is where it comes from. Reviewers looked at 94 tests of such sentences and found that people who had one did more of what they had meant to do [3](#source-gollwitzer-2006). None that we know of was about nights, or about fear for one’s health.',
        'If you live with somebody, [the page about families](/blog/family-friends-support) has more on what helps from the other pillow. If you are up with a baby, or expecting one, [there are other rules](/blog/health-anxiety-in-pregnancy).',
      ],
    },
    {
      id: 'morning-slip',
      heading: 'In the morning: the paper, and nothing else',
      blocks: [
        'After eight o’clock, look at the paper by the door. Does it still ask for a call? Then make it, once, and say what is written there. If it no longer does, throw it away. Either way it has done its work.',
        'Please don’t hold an inquiry. How long was I awake, how bad was it, what did I feel and where? That is more scanning. Don’t lie in to make up for it either, if you can help it, and keep what you had planned for the day.',
        'If the same question brings you back night after night, take it to a doctor by day, and ask what would be a reason to come back. [A card with three lines](/blog/difference-real-vs-anxiety) is a good place for the answer.',
      ],
    },
    {
      id: 'too-many-nights',
      heading: 'When there are too many nights like this',
      blocks: [
        'A plan on paper helps with a night. It is not meant to carry a year. If worry about illness is taking over your days as well, or self-help is not enough, the NHS says to see a GP; in England you can also go to talking therapies without being sent [1](#source-nhs).',
        'There is treatment with research behind it. When 19 trials of CBT for health anxiety were put together, about two people in three had got clearly better by the end [4](#source-axelsson-2019). That is a result of whole courses, and no promise for any one person. [How to get treatment](/blog/health-anxiety-treatment) goes through it country by country.',
        'It may be sleep itself that is broken, or pain, or [a low mood](/resources#low-mood) that comes at four and stays. Those are for a doctor too. You can say just that: “I don’t sleep, and I am afraid at night.”',
      ],
    },
  ],
  sources: [healthSources.nhs, healthSources.schenkel, healthSources.gollwitzer, healthSources.axelsson2019],
} as const satisfies Article;
