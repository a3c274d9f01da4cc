import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const stopAskingAmIOk = {
  id: 'stop-asking-am-i-ok',
  title: 'How to stop asking “am I OK?”',
  excerpt:
    'For the one who asks. Why yes never lasts, what you are asking for underneath, and how to want company without an answer.',
  seoTitle: 'How to stop asking “am I OK?” (reassurance seeking)',
  description:
    'Reassurance seeking from the asker’s side: count it, agree on one answer, ask for company, and what to do when only yes will do.',
  category: 'Relationships',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '5 min read',
  featured: false,
  sections: [
    {
      id: 'question-in-disguise',
      heading: 'Fourteen ways to ask it',
      blocks: [
        '“Do I look pale?” “Does this feel warm to you?” “You’d tell me, wouldn’t you?” “Your aunt had something like this, didn’t she?” “No, I’m fine, it’s only that I read…” It may be a look, or a sleeve pushed up at the right moment. It may be three friends, one after another, each told a slightly different half.',
        'They are all one question, and you know which. The answer you are after has one word.',
        'Being told yes feels good. It ought to: somebody you love looked at you and wasn’t afraid. And by the time you have walked to the kitchen it has begun to leak. Did they look properly? Did I tell them all of it? Would they say so?',
      ],
    },
    {
      id: 'why-yes-leaks',
      heading: 'Why yes doesn’t keep',
      blocks: [
        'The NHS counts asking others for reassurance among the signs of health anxiety [1](#source-nhs). In twenty interviews, people with this fear and people with OCD told researchers why they ask. The theory behind that work is that each answer calms you for a bit and helps the worry to last [2](#source-halldorsson-2017). The interviews describe it. They don’t prove it.',
        'An older report goes closer, with fewer people. Two patients were watched to see what reassurance did, at once and later; when they were given no more, they got better [3](#source-salkovskis-1986). Two is a small number. Treatment still leans on the idea, and you can test it on yourself, below.',
        'There is a plain way to see it as well. The question asks for certainty. Nobody in your kitchen has any. What they have is affection, and you were given it as if it were a test result. So it can’t do the job, and it doesn’t get thanked for the job it could do.',
      ],
    },
    {
      id: 'asked-already',
      heading: 'Asking that stays',
      blocks: [
        'This is not a page about keeping quiet. Some asking is care, and you keep it.',
        {
          kind: 'list',
          items: [
            'Asking a doctor, nurse or pharmacist about something that has changed. Once, and then doing what they say.',
            'Asking whether this needs an ambulance. The box at the top answers that, and you may read it together. If the two of you can’t tell, call.',
            'Telling somebody that you need to be driven, or sat with, or rung tomorrow.',
            'Telling somebody that you are frightened. That isn’t a question.',
          ],
        },
        'The test is what an answer would alter. If it alters what you do next, ask. If it could only alter how sure you feel, it is the other kind.',
      ],
    },
    {
      id: 'say-instead',
      heading: 'The same need, in other words',
      blocks: [
        'Under the question there is often something quite simple: don’t leave me alone with this. You can ask for that straight out.',
        {
          kind: 'table',
          caption: 'Ask for what helps',
          head: ['In place of', 'You could say'],
          rows: [
            [
              '“Do you think it’s serious?”',
              '“I’m scared, and I’m not going to ask you about it. Will you sit here?”',
            ],
            ['“Can you feel this?”', '“Give me something to do with my hands.”'],
            ['“Is it bigger than yesterday?”', '“Please read me what my plan says, and stop there.”'],
            ['“You’d tell me?”', '“Tell me about your day, slowly. Leave nothing out.”'],
          ],
        },
        'It will sound stiff the first few times. It sounds stiff when you say “I love you” in a new language, too.',
      ],
    },
    {
      id: 'four-week-asking',
      heading: 'Cutting down, with the other person in on it',
      blocks: [
        'Tell them first, at a good hour, when you are not asking. People who love you will go on answering unless you give them leave to stop. [The page for someone beside you](/companion) is made to be handed over. They can find the longer version under [how to help](/blog/family-friends-support).',
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Count for a week.** Each time you ask, in words or in looks, make a stroke. Include the messages. Include the internet, if you ask strangers there.',
            '**Then wait.** Write the question down with the time. Ask it ten minutes later, if you still want to.',
            '**Then fewer.** One answer to each question, ever. After that, they say a sentence that you have chosen together, such as “We’ve had that one. Come and help me with the dinner.”',
            '**Then let some go unasked.** Start with a small worry that has no place in the box. Keep it to yourself until the next day, and see what has become of it.',
          ],
        },
        'If they answer by mistake, let it be. Nobody is being marked.',
        {
          kind: 'exercise',
          title: 'How long does a yes last?',
          steps: [
            'The next time you are told that you are all right, look at the clock. Write the time.',
            'Go on with the day. When the doubt is back, write that time beside it.',
            'Do it for three answers, from whoever gave them. Three is enough.',
            'Read the three gaps. Then decide what you would pay for one of them, in quarrels, or in evenings.',
          ],
        },
      ],
    },
    {
      id: 'asking-the-doctor-again',
      heading: 'When you ask doctors',
      blocks: [
        'There are people who never ask at home and ring their doctor each week. If that is you, don’t stop going. Ask for an appointment about the asking. “I keep coming back with worries. Could we fix a date, and agree on what would be a reason to come sooner?” Set dates with one doctor are a kindness to both of you: you are seen without having to be in pain.',
        'Something that has changed is still a reason to ring, on any day. [Too scared to go at all](/blog/too-scared-to-see-a-doctor) is the page for the opposite trouble. Some people have both in one year.',
      ],
    },
    {
      id: 'yes-or-nothing',
      heading: 'On an evening when only yes will do',
      blocks: [
        'It will come. You will stand in a doorway with the question in your mouth. Say the first half of it: “I want to ask you.” Stop there. Let them put the kettle on or not. Let the wanting be in the room, like a third person that nobody has to entertain.',
        'If the asking is costing you the people you ask, that alone is a reason to look for [treatment](/blog/health-anxiety-treatment), and those words will do on the phone. And if you ask tonight, you have asked. Make the stroke, and begin again with the next one.',
      ],
    },
  ],
  sources: [healthSources.nhs, healthSources.halldorsson, healthSources.salkovskis1986],
} as const satisfies Article;
