import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const fourSecondTechniqueBreakdown = {
  id: '4-second-technique-breakdown',
  title: 'One flip in slow motion, from toothbrush to thank you',
  excerpt:
    'A whole flip fits into the time it takes to tie a shoe. Here it is slowed down until you can see each part move, with an honest label on each.',
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
      heading: 'Second zero: a twinge on the bathroom mat',
      blocks: [
        'You are brushing your teeth. You shift your weight, and your knee gives a twinge. It did that yesterday, too. Or was that the other one? The toothbrush stops. The bathroom goes small and bright. Your other hand is already moving towards your phone.',
        'This is the moment the method is for. The thought has landed, and nothing else has happened yet. There is a gap here, about as wide as a breath, and you can practise standing in it.',
        'Four steps: **notice, assess, flip, thank**. Each has four seconds. The second step waits for as long as you need, because it asks you something.',
      ],
    },
    {
      id: 'notice-name-tag',
      heading: 'Notice: say that it is a thought',
      blocks: [
        'For four seconds you do one thing. You say what has arrived. _I am having the thought that this knee is something terrible._',
        'Those first words matter. “This knee is terrible” tells you something about a knee. “I am having the thought that” tells you what your head is doing. The thought is still there. You have only said what it is.',
        'Psychologists call this kind of move **defusion**: stepping back from a thought so that you see it as a thought. They often study it with a stranger trick. You take a painful word about yourself and say it over and over, quickly, until it goes odd in the mouth. In one lab study the upset had dropped as far as it was going to within three to ten seconds. How much the students believed the word took longer to fall, about twenty to thirty seconds [1](#source-masuda-2009). A review of twelve lab studies found clear drops in both straight afterwards. Repeating a word did most. Other exercises, among them naming a thought as you do in this step, did about half as much, and before was compared with after, not with another group [2](#source-oppo-2026).',
        'That research has limits. Those were healthy volunteers in a lab, with harsh words about themselves, and many of them said a word aloud over and over. They did not have health anxiety and they were not doing our four steps. It is the nearest research that we know of.',
      ],
    },
    {
      id: 'assess-one-question',
      heading: 'Assess: one question, and an answer you can give',
      blocks: [
        '**Can I take action RIGHT NOW?**',
        'It does not ask whether the twinge is dangerous. You cannot know that on the bathroom mat, and neither can anyone who has never seen your knee. It asks about action, and you can answer that.',
        'If what you feel is in the box at the top, the box says what to do, and there is no next step here. Nobody wants you to flip first.',
        'With something that keeps coming back, the honest answer may well be **yes**. You can ask a pharmacist, or ring the doctor’s office when it opens. So write “knee, ring 8.30” on a piece of paper and stick it to the fridge. That is the action, and whoever answers the phone will take it from there.',
        'Then comes the odd part. The action is done, and the fear is still there. It would like to talk about the knee until 8.30. The next step is for what is left of it.',
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
        'Does a different job help? For the moment when you want to check, the NHS does suggest something to keep you busy, such as a walk or a call to a friend [3](#source-nhs). Cold has a little research of its own: in a small study, patients with panic disorder who put their faces into cold water for thirty seconds had fewer panic symptoms and a slower heart rate afterwards [4](#source-kyriakoulis-2021). That is thirty seconds, a whole face, and another condition. It does not prove that four seconds at a tap will do the same.',
        'There is a warning in the research too. When one lab team set defusion by repeating a word against plain distraction, defusion did better [5](#source-masuda-2010). This is one reason why the flip comes third. First you name the thought and make your decision. We can’t promise that the order matters, but it fits.',
      ],
    },
    {
      id: 'thank-manners',
      heading: 'Thank: good manners for a nervous guard dog',
      blocks: [
        'The last four seconds sound silly until you need them. You say: _thank you, brain. You were trying to keep me safe._',
        'Think of a small dog that barks at the post. Shouting at it makes two of you barking. Some people have shouted at themselves for years: _stop it, you idiot, not again_. A thank-you tells the dog that you heard. You have decided what to do, and it can lie down.',
        'You can say it without feeling thankful. Few people who say thank you to a bus driver are overcome.',
      ],
    },
    {
      id: 'what-nobody-has-proved',
      heading: 'What is unproven about four seconds',
      blocks: [
        '[No study has tested the Flip Method](/evidence), and none has shown that four seconds beats three, or nine. The book settled on four as a time that you can begin on even when you want the phone.',
        'Cognitive behavioural therapy, by contrast, has been tested a good deal. A review of 19 trials found that it helps many people with health anxiety [6](#source-axelsson-2019). Self-help courses built on it spend much of their time on cutting down checking and asking [7](#source-nhs-lothian). A flip is meant to give you the gap in which you can leave the checking undone. If it only fills the gap until you check anyway, the checking is the next thing to practise. [How to stop looking up symptoms](/blog/stop-googling-symptoms) is about that.',
        {
          kind: 'exercise',
          title: 'Practise on the oven',
          steps: [
            'Choose a very small worry. “Did I turn the oven off?” is ideal, when you know that you did.',
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
