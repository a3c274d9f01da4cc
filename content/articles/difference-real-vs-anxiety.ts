import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const differenceRealVsAnxiety = {
  id: 'difference-real-vs-anxiety',
  title: '“Is it real or is it anxiety?” Put the question down and pick up a better one',
  excerpt:
    'This is not a symptom checker, and on purpose. It is a way to decide what to do next when you cannot know what something is, with a plan you can write on one sheet of paper.',
  seoTitle: 'Is it anxiety or is it real? What to do when you can’t tell',
  description:
    'No symptom checker: a plan on one sheet of paper for deciding what to do next when you cannot know what a feeling in your body is.',
  category: 'Health',
  published: '2026-11-10',
  reviewed: '2026-11-22',
  readTime: '6 min read',
  featured: false,
  notice: 'This article does not tell you what a symptom means, and the author is not a doctor.',
  sections: [
    {
      id: 'door-with-no-room',
      heading: 'You can’t answer it from here',
      blocks: [
        'You know the question. You have asked it in the shower, in meetings, in the dark. _Is this real, or is it my anxiety?_ It feels like the most sensible question in the world. Answer it, you think, and then you will know what to do.',
        'So you try. You press the place again. You compare it with yesterday. You decide that it is anxiety, and for six minutes you feel lighter. Then: _but what if this is the one time?_',
        'Two things are against you.',
        'The first is that you do not have the tools. Whether a symptom needs treatment is worked out with examinations, tests, time and training. You have a bathroom mirror.',
        'The second is that it may be both. The NHS says that anxiety itself can bring on feelings such as headaches or a racing heart [1](#source-nhs). Those are real feelings in a real body. And a person with health anxiety can become ill like anybody else. So leave that question. There is another that you can answer tonight.',
      ],
    },
    {
      id: 'first-the-red-door',
      heading: 'First, the box at the top',
      blocks: [
        'Some things are never a matter for thinking over. You do not have to be certain before you call. You may be frightened and right. You may be frightened and wrong, and still right to have called.',
        'The box says what to call for, what to ask about, and who to talk or text to when you can’t see how to go on.',
      ],
    },
    {
      id: 'the-better-question',
      heading: 'The better question has a verb in it',
      blocks: [
        'Here is the one that the second step of the flip asks instead: **can I take action RIGHT NOW?**',
        'It asks what you can do, and you do not need to know what something _is_ to know that. When a smoke alarm goes off in a hotel, you do not stand in the corridor asking whether this is a real fire. You look at the card on the back of the door. It was written on a quiet afternoon, so that no one would have to be clever in their pyjamas.',
        'You can have such a card. It has three lines.',
        {
          kind: 'table',
          caption: 'The card on the back of the door',
          head: ['How soon', 'What you do', 'And then'],
          rows: [
            ['**Now**', 'Call the emergency number.', 'Do what they tell you.'],
            [
              '**Soon, or I cannot tell how soon**',
              'Ask somebody trained: 111 in England, Scotland and Wales, a nurse line, a pharmacist. Or book an appointment.',
              'Write down when. Then flip what is left of the fear.',
            ],
            [
              '**Nothing to do tonight**',
              'It is booked, or seen, or already on the plan.',
              'Flip. Leave the question open, unless something changes.',
            ],
          ],
        },
        'Look at the middle line. “I cannot tell” is allowed to be an answer. You are not expected to sort symptoms into urgent and not urgent all by yourself. There are telephone lines staffed by people whose job that is. What you owe yourself is one call, made once, and listened to.',
      ],
    },
    {
      id: 'ask-by-daylight',
      heading: 'Let somebody trained fill in the card by daylight',
      blocks: [
        'The best time to decide what you will do at three in the morning is three in the afternoon. If the same worry keeps coming back, take it to your doctor once, and bring these questions with you:',
        {
          kind: 'list',
          ordered: true,
          items: [
            'What would you want me to come back with, and how soon?',
            'What should make me call an ambulance?',
            'What may I leave alone, and for how long, before we look again?',
            'If I feel the urge to check this at home, how often is useful? Is the answer never?',
          ],
        },
        'Write the answers down while you are still in the room. Ask whether you have understood them. Now you own something that no search can give you: instructions made for your body by a person who has met it.',
        'The small voice has an answer now as well. When it says _but what if_, don’t argue. Look at the sheet. Either the sheet says call, and you call, or it says wait until Thursday, and it is Tuesday.',
      ],
    },
    {
      id: 'once-is-an-action',
      heading: 'The first call and the fourth',
      blocks: [
        'There is something that looks very like an action. You ring the nurse line, and they give you clear advice. An hour later you ring again, in case the first person was tired. You see a doctor, then wonder if she missed something. You ask your partner, then your mother, then a forum.',
        'The NHS list of signs has this very worry on it: that a doctor, or a test, has missed something [1](#source-nhs). Researchers who study the asking describe it as a way of trying to feel safe. It brings short relief and, they think after twenty interviews, it helps the fear to last [2](#source-halldorsson-2017). An NHS self-help course treats checking and asking as two of the things that keep health anxiety going, and gives a whole part to cutting them down [3](#source-nhs-lothian).',
        'How do you tell the two apart? Try asking what the call would change. A first call changes what you do next. If something is new or has got worse, that is new information, so call again and say so. If nothing has changed except how frightened you are, the fourth call only changes how you feel, and not for long.',
        'None of this is a reason to stay away from doctors. Staying away from everything to do with illness is on the same list of signs [1](#source-nhs). The aim is one honest action, sized to the question, and then your day back.',
      ],
    },
    {
      id: 'doubt-leaves-last',
      heading: 'Stopping before you feel sure',
      blocks: [
        'You may be waiting to feel sure before you stop. It tends to work the other way round. First you decide, then you do the one thing, and then you stop. The doubt may go on talking. You can go to bed while it talks.',
        'Not knowing is a horrid feeling. It may stay for the evening, and you can have the evening all the same.',
        {
          kind: 'exercise',
          title: 'Make your own card this afternoon',
          steps: [
            'Fold a sheet of paper into three. Head the parts **Now**, **Soon** and **Nothing to do tonight**.',
            'Under _Now_ write the emergency number of your country in figures large enough to read without glasses.',
            'Under _Soon_ write the advice line, your doctor’s number and its opening hours.',
            'Under _Nothing to do tonight_ write your favourite flip. Be exact: “36 times table, out loud, in the kitchen.”',
            'At the bottom write: “I decide once, unless something changes.” Put it where your phone charges.',
          ],
        },
      ],
    },
    {
      id: 'more-than-a-card',
      heading: 'When one sheet of paper is not enough',
      blocks: [
        'If the question fills your days, you deserve more than a card. The NHS advice is to go to a GP if the worry stops you living as you normally would, or if helping yourself does not work. In England you can also refer yourself to NHS talking therapies [1](#source-nhs). In the USA, your family doctor can point you to a therapist.',
        'Help exists. Looking back over 19 trials of cognitive behavioural therapy for health anxiety, reviewers found that about two in three of those who had the treatment improved clearly. Somewhat fewer than half reached what the trials call remission [4](#source-axelsson-2019). Those are results of therapy. [No study has tested this book](/evidence), or the Flip Method. [What treatment looks like](/blog/health-anxiety-treatment) says how to get that help.',
        'You came here to find out whether it is real, and this page could not tell you. The fear is real in any case, and you can ask for help with that. If you have an illness as well, [there is a page for that](/blog/health-anxiety-with-illness).',
      ],
    },
  ],
  sources: [
    healthSources.nhs,
    healthSources.halldorsson,
    healthSources.nhsLothian,
    healthSources.axelsson2019,
  ],
} as const satisfies Article;
