import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const waitingForTestResults = {
  id: 'waiting-for-test-results',
  title: 'Waiting for test results: getting through the week',
  excerpt:
    'The blood is taken, the picture is made, and nobody can tell you anything until Thursday. What to ask before you leave, and what to do with the days.',
  seoTitle: 'Waiting for test results: getting through the week',
  description:
    'Test result anxiety: what to ask before you leave, whether to open it online, how to spend the days, and what to do when it comes.',
  category: 'Health',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '5 min read',
  featured: false,
  sections: [
    {
      id: 'tuesday-to-thursday',
      heading: 'Two kinds of waiting',
      blocks: [
        'There is the wait in the corridor, which has chairs. And there is the one that begins when you get home. It has no chairs. It comes with you to work, and it looks at the letterbox when you do.',
        'Anybody would find it hard. If you live with health anxiety, you have something extra: a head that is very good at filling an empty space with pictures. For you the days before a result are the subject of this page. The result is your doctor’s.',
      ],
    },
    {
      id: 'ask-before-leaving',
      heading: 'Ask before you leave, or ring once',
      blocks: [
        'Much of the torment is in things that somebody could have told you. Ask them on the day. If you are home already, ring once and ask them all together.',
        {
          kind: 'list',
          items: [
            '“On which day should I have heard?”',
            '“How will it come: a call, a letter, a message, an app?”',
            '“If I have heard nothing by then, whom do I ring?”',
            '“Does no news mean anything at all in your clinic?” (Ask. It differs.)',
            '“What should make me get in touch before then?”',
          ],
        },
        'Write the answers on one sheet, with the date. From now on the sheet knows. You can look at it as you would look at a timetable: once, for the time.',
        'The box at the top still holds on every day of the wait. A test that is booked or taken is no reason to sit something out that the box says to call about.',
      ],
    },
    {
      id: 'result-on-your-phone',
      heading: 'If it will appear on your phone first',
      blocks: [
        'In many places a result shows up in an app before anybody has rung you. It may come with an arrow, a red number, a word in Latin. It comes without the person who can read it.',
        'Decide today, with a clear head, and tell somebody what you have decided. There are two fair ways. You can leave it closed until the call or the visit. Or you can open it once, at a time that you choose, when you could ring the clinic at once, and with another person in the room. Turn off the notice in either case. The middle of the night is not a clinic’s hour.',
        'Whichever you choose, one thing stays out: typing the words into a search. Reviewers think that searching acts as a way of feeling safe, one that pays out now and then and so is hard to leave [1](#source-schenkel-2021). With a raw result it pays out less often still, as the page you find has never met you.',
      ],
    },
    {
      id: 'days-in-between',
      heading: 'What to do with the days',
      blocks: [
        'You will not be able to forget it. So make room for it, and make the room small.',
        {
          kind: 'exercise',
          title: 'A quarter of an hour, at five',
          steps: [
            'Choose a time in the afternoon, the same each day, and a chair you don’t much like.',
            'When the worry comes at another hour, write two words on a list and tell it: at five.',
            'At five, sit down with the list. Worry as well as you can for fifteen minutes. No phone.',
            'When the time is up, stand and leave the chair. Throw the list away.',
            'Do it again the next day, until the result is there. Then stop.',
          ],
        },
        'Does that help? Honestly, it is mixed. School pupils who put their worrying off to a fixed time had fewer aches after six days [2](#source-brosschot-2006). When it was tried with students who worried about their health, it made no difference [3](#source-mobach-2019). Some people like it. If you don’t, leave it.',
        'The rest is plainer. Keep what was in the diary. See the people you were going to see; tell one of them, and let the others talk about their gardens. If no doctor has told your body to rest, let it do what it usually does. On the hour when you want to ring the clinic for the third time, look at the sheet. Has the date gone by? Then ring. If it hasn’t, a flip, once, and back to what you were at.',
        'And make one plan for the evening after the result, whatever it is. A meal with somebody. You will need it both ways.',
      ],
    },
    {
      id: 'bargains',
      heading: 'Bargains to turn down',
      blocks: [
        'A wait makes people superstitious. You may notice deals: if I don’t plan anything nice, it will be good news. If I think the worst, I’ll be ready. If I am happy on Wednesday, I shall be punished on Thursday.',
        'The result was settled when the sample was taken. It is in a tube or on a screen. Nothing that you think until Thursday can reach it. Being miserable beforehand is paid on top.',
        'Getting ready for the worst has a use as long as it is a list: who would come with me, who would have the children, what would I ask? Write that once, if you must, on a single page. Shut it in a book. Going round it again each night doesn’t make it more ready.',
      ],
    },
    {
      id: 'result-day',
      heading: 'The day it comes',
      blocks: [
        'Have a pen. Ask them to say it slowly, and say it back. Then ask three things. What happens next? What should I look out for, if anything? When do we speak again?',
        'If the news calls for something, you have a next step, and people whose work it is. Cling to those two. Your fear still knows no more than you do about what comes after.',
        'If the news is that they found nothing to treat, there is a trap that you may know. For an evening you are light. Then: did they test the right thing? Could it have been mixed up? The worry that a doctor or a test has missed something is on the NHS list of signs [4](#source-nhs). Meet it with the sheet. You asked what would be a reason to come back. If that is not what you have, the doubt may stay in the house, and you can have your supper anyway.',
      ],
    },
    {
      id: 'every-test-like-this',
      heading: 'If every test is like this',
      blocks: [
        'Some people have a scan each year for life, and lose the month before. If you live with an illness, [that page](/blog/health-anxiety-with-illness) was written for it, and you can ask your team who helps with the fear as well as with the illness.',
        'If you ask for tests in order to feel safe, and it never lasts, say exactly that where you would have asked for the next one. You may still ask to be examined. But the sentence opens a second door, and behind it there is [treatment for the fear](/blog/health-anxiety-treatment).',
      ],
    },
  ],
  sources: [healthSources.schenkel, healthSources.brosschot, healthSources.mobach, healthSources.nhs],
} as const satisfies Article;
