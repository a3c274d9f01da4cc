import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const fourSecondTechniqueBreakdown = {
  id: '4-second-technique-breakdown',
  title: 'One flip in slow motion, from toothbrush to thank you',
  excerpt:
    'A whole flip fits into the time it takes to tie a shoe. Here it is slowed down until you can see each part move, with an honest label on every part that science has not tested.',
  seoTitle: 'The 4-second Flip Method, one step at a time',
  description:
    'Notice, assess, flip, thank: one flip in slow motion, what each step is for, and which parts no study has tested. With sources.',
  category: 'Technique',
  published: '2026-11-18',
  reviewed: '2026-11-22',
  readTime: '6 min read',
  featured: false,
  sections: [
    {
      id: 'second-zero',
      heading: 'Second zero: a freckle in the bathroom mirror',
      blocks: [
        'You are brushing your teeth. You lean in, and there it is: a freckle on your neck that you are quite sure is new. Or was it always there? The toothbrush stops. The bathroom goes small and bright. Your other hand is already moving towards your phone.',
        'This is the moment the method is for. The thought has landed, and nothing else has happened yet. You have a gap. It is about as wide as a breath, and you can learn to stand in it.',
        'Four steps: **notice, assess, flip, thank**. Each has four seconds. The second step waits for as long as you need, because it asks you something.',
      ],
    },
    {
      id: 'notice-name-tag',
      heading: 'Notice: put a name tag on the thought',
      blocks: [
        'For four seconds you do one thing. You say what has arrived. _I am having the thought that this freckle is something terrible._',
        'Those first words matter. “This freckle is terrible” is a statement about your neck. “I am having the thought that” is a statement about your head. The thought is still there. Now it wears a name tag, like a guest at a dull conference.',
        'Psychologists call this kind of move **defusion**: stepping back from a thought so that you see it as a thought. They often study it with a stranger trick. You take a painful word about yourself and say it over and over, quickly, until it goes odd in the mouth. In one lab study the upset had dropped as far as it was going to within three to ten seconds. How much the students believed the word took longer to fall, about twenty to thirty seconds [1](#source-masuda-2009). A review of twelve lab studies found clear drops in both straight after exercises of this kind [2](#source-oppo-2026).',
        'Please read the small print. Those were healthy volunteers in a lab, with harsh words about themselves, and most said a word aloud many times. They did not have health anxiety and they were not doing our four steps. It is the nearest research that we know of, and it is no test of this.',
      ],
    },
    {
      id: 'assess-one-question',
      heading: 'Assess: the only question allowed in the bathroom',
      blocks: [
        '**Can I take action RIGHT NOW?**',
        'Look at what the question leaves out. It does not ask whether the freckle is dangerous. You cannot know that at the mirror, and neither can anyone who has never seen your neck. It asks about action, and you can answer that.',
        'When the answer is one of the things in the box at the top, there is no next step. Nobody wants you to flip first.',
        'With a freckle that seems new, the honest answer may well be **yes**. You can ring your doctor when the surgery opens and have it looked at. So write “ring about neck, 8.30” on a piece of paper and stick it to the kettle. That is the action. It took nine seconds, and a doctor will do the part that needs a doctor.',
        'Then comes the odd part. The action is done, and the fear is still standing there, hat in hand. It would like to talk about the freckle until 8.30. The next step is for what is left of it.',
        'If the answer is **no**, if there is nothing to do tonight that you have not done already, you go straight on.',
      ],
    },
    {
      id: 'flip-six-jobs',
      heading: 'Flip: six jobs for a brain that wants to help',
      blocks: [
        'Your brain has offered to work through the night. Give it different work. For four seconds you put everything you have into one small task. There are six to choose from.',
        {
          kind: 'list',
          items: [
            '**36 Times Table.** 36, 72, 108. The sevens are too easy. You want a sum that takes up the whole desk.',
            '**20 Jumping Jacks.** You will manage about four in the time. Leave this one out if you are injured, pregnant, or have been told to go easy on your heart.',
            '**Cold Water/Ice.** Hands under the cold tap. Leave it out if you have a heart problem or if cold makes you unwell.',
            '**Text Someone.** About anything except your body. “What was the name of that awful cafe?” is perfect.',
            '**Plan Dinner.** Be exact. Which pan, which drawer, how many potatoes.',
            '**Count Objects.** Everything blue in the room. Then everything round.',
          ],
        },
        'Does a different job help? The NHS does suggest keeping busy when the urge to check arrives, with a walk or a call to a friend [3](#source-nhs). Cold has a little research of its own: in a small study, patients with panic disorder who put their faces into cold water for thirty seconds had fewer panic symptoms and a slower heart rate afterwards [4](#source-kyriakoulis-2021). That is thirty seconds, a whole face, and another condition. It does not prove that four seconds at a tap will do the same.',
        'There is a warning in the research too. When one lab team set defusion against plain distraction, defusion did better [5](#source-masuda-2010). This is one reason why the flip comes third. First you name the thought and make your decision. A thought that has not been named tends to run along beside you.',
      ],
    },
    {
      id: 'thank-manners',
      heading: 'Thank: good manners for a nervous guard dog',
      blocks: [
        'The last four seconds sound silly until you need them. You say: _thank you, brain. You were trying to keep me safe._',
        'Think of a small dog that barks at the post. Shouting at it makes two of you barking. Some people have shouted at themselves for years: _stop it, you idiot, not again_. A thank-you ends the meeting. You heard the alarm, you made a decision, and the guard may sit down.',
        'You do not have to feel thankful to say it. Few people who say thank you to a bus driver are overcome.',
      ],
    },
    {
      id: 'what-nobody-has-proved',
      heading: 'What is unproven about four seconds',
      blocks: [
        'No study has tested the Flip Method. No study has shown that four seconds is better than three or nine. The author chose four because it was short enough to start when everything in him wanted the phone.',
        'Cognitive behavioural therapy, by contrast, has been tested a good deal. A review of 19 trials found that it helps many people with health anxiety [6](#source-axelsson-2019). Self-help courses built on it spend much of their time on cutting down checking and asking [7](#source-nhs-lothian). A flip is meant to give you the gap in which you can leave the checking undone. If it only fills the gap until you check anyway, the checking is the next thing to practise. [How to stop looking up symptoms](/blog/stop-googling-symptoms) is about that, and [the evidence page](/evidence) goes through the steps one by one.',
        {
          kind: 'exercise',
          title: 'Practise on the oven',
          steps: [
            'Choose a worry with no teeth. “Did I turn the oven off?” is ideal, when you know that you did.',
            '**Notice:** “I am having the thought that the oven is on.” Count four.',
            '**Assess:** can I take action right now? You have checked once already, so no.',
            '**Flip:** name everything blue in the room. Count four.',
            '**Thank:** “Thank you, brain. Very thorough.” Count four.',
            'Then go and do something else, and leave the oven unanswered. Do this once or twice on calm days, with the [exercise](/flip-method-app) or without it.',
          ],
        },
        'One last thing to watch. If you find yourself flipping over and over to make a fear go quiet, flipping may have turned into a new way of checking. Put it down for the day. Leave the feeling unsolved, and look at the [resources page](/resources) for a person to talk to.',
      ],
    },
  ],
  sources: [
    healthSources.masuda2009,
    healthSources.oppo,
    healthSources.nhs,
    healthSources.kyriakoulis,
    healthSources.masuda2010,
    healthSources.axelsson2019,
    healthSources.nhsLothian,
  ],
} as const satisfies Article;
