import { safetyNote } from '@/content/safety';
import type { SampleChapter } from './chapter';

export const chapter4 = {
  number: 4,
  id: 'the-slug-and-the-switch',
  title: 'The slug, the switch and the sixteen seconds',
  summary: 'How four steps came out of one bare foot.',
  sections: [
    {
      id: 'four-the-slug-in-full',
      heading: 'The slug, in full',
      blocks: [
        'I promised you a mollusc. It was half past two in the morning, in October. I had come down for water. I know that kitchen the way you know your own pocket, so I did not turn on the light. I was halfway to the sink when something cold and wet spread under my left foot.',
        'A person without my talents would have said “ugh”. I stood quite still and thought: _it has started._',
        'I did not look down. I should like to be clear about that, because it is the part they ask about at talks. I went backwards, on one heel, to the stairs. I sat on the third step and took out my phone. _Sudden cold feeling. One foot only. Odd sensation._ I could not bring myself to touch the foot, so I held it out in front of me over the hall carpet, like something that belonged to the council.',
        'I read for forty minutes. The foot got colder, which I noted. It began to feel tight, which I also noted. By ten past three I was down to a shortlist. I had worked out what I would say to the children’s headmaster. I do not have children.',
        'Then I needed the water that I had come for. I stood up, put my hand round the kitchen door, and turned on the light.',
        'In the middle of the floor was a slug. It was a large one, and it was not at its best. We looked at each other. A silver line ran from the slug to the place where I had stood, and from there, in a row of left heels, to me.',
        'It had not looked anything up, and it was having the better night.',
        'You will expect me to have laughed. I lifted the other foot and had a look at that.',
      ],
    },
    {
      id: 'four-the-switch',
      heading: 'One arm’s length to the switch',
      blocks: [
        'When I tell this story, people take it to mean that the thing you are afraid of is always a slug. I never say that. One day, for all of us, it will be something else. I can’t tell you which day, and neither can the third step of the stairs.',
        'What kept me awake afterwards was the switch. It had been an arm’s length away. All that time there was one action to take that would have told me more than the whole of the internet. I did not take it, because the phone was already in my hand.',
        'I drew two lessons. The first: before anything else, ask whether there is something useful to _do_. The second: ask it quickly, because once the searching starts you stop seeing the walls, let alone the switches.',
        'So I began to watch for the moment. Cold foot, lurch in the stomach, hand on its way to the pocket. Between the lurch and the pocket I counted. I got to four. No one has shown that four is the right number, and no scientist has tested what follows. It is the number I had.',
      ],
    },
    {
      id: 'four-notice',
      heading: 'Notice: one, two, three, four',
      blocks: [
        'You say what has happened, as drily as you can. _My foot is cold, and I am having the thought that this is the start of something._',
        'Say it in the voice of the shipping forecast, or, if you are American, of a man reading out a car park ticket. You are not trying to feel better. You are taking the minutes of a meeting.',
        'I used to leave this one out, because it seemed too small to matter. It turned out to hold up the other three. If I didn’t say the thought, I was inside it. You can’t see the weather from in there.',
      ],
    },
    {
      id: 'four-assess',
      heading: 'Assess: can I take action right now?',
      blocks: [
        'One thing comes before the method, and before me. You don’t have to flip first to deserve help.',
        safetyNote,
        '**Yes** or **no**. You are not asked whether it is serious. You are not asked whether you are sure. You are asked whether there is one responsible thing that you can do at this minute.',
        'If yes, do it. Turn on the light. Ring the number. Write “book appointment” on your hand. One action, and then come back, because there will be fear left over. There is always some left over, like rice.',
        'If no, say “no”, aloud if you can. It is a short word, and I was forty before I could use it on myself.',
      ],
    },
    {
      id: 'four-flip',
      heading: 'Flip: give the brain something with handles',
      blocks: [
        'Now turn the page over. For four seconds, give your brain a job that it cannot do with half its mind. Say the 36 times table. Do jumping jacks, if your body is up to them. Run your hands under cold water, if cold agrees with you. Text a friend about something stupid. Plan tomorrow’s dinner down to the peas. Count everything in the room that is round.',
        'People are disappointed by this step. They want it to be cleverer. I can only say that in that kitchen I was not clever, and I needed something that a frightened man could do in his pyjamas.',
        'It does not make the fear go. Some nights it does not even turn it down. What it did for me was to put four seconds of something else between the lurch and the phone. The phone does not like to wait.',
      ],
    },
    {
      id: 'four-thank',
      heading: 'Thank: mind your manners',
      blocks: [
        'Then you say thank you, to your own brain, in words. I know. I am English, and I should rather have had the diseases.',
        'But think what the poor thing had done. It felt something cold in the dark, and in half a second it had woken me, stopped my leg, and laid out three possible deaths for me to look at. That is terrific service. It had the wrong animal, that’s all. For years I had answered that service by calling it names. Alarms that get shouted at do not become quieter. I have no study for that. I have a dog.',
        '_Thank you. I can see that you were worried. I’ll take it from here._ Four seconds. I once said it out loud in a lift, to the interest of two people from accounts.',
      ],
    },
    {
      id: 'four-the-first-forty',
      heading: 'The first forty are made of wood',
      blocks: [
        'Let me spare you the disappointment that I had. The first flips are dreadful. You will notice too late, argue your way through assess, get stuck at 108, and thank your brain in the tone of a man returning a jumper.',
        'In my second week I took my temperature, remembered the method, flipped, felt rather proud, and took my temperature again to see whether it had helped. I wrote that down as half a success. I would still defend the half.',
        'So don’t start in the kitchen at night. Start on a bus, with a worry the size of a pea.',
        {
          kind: 'exercise',
          title: 'One dry run, in daylight',
          steps: [
            'Pick something small that nags you. Did I lock the car? Was my message rude?',
            'Notice it, drily, for four seconds.',
            'Assess: can I take action right now? If yes, take it, once.',
            'Flip: choose the job that sounds least silly to you. Four seconds of it.',
            'Thank your brain, under your breath if there are witnesses.',
            'Write down one word for how it went. “Wooden” is the commonest. Tomorrow, again.',
          ],
        },
        'The next four chapters take the steps one at a time, with everything that I got wrong in each of them, which comes to rather a lot.',
        'As for the slug, I carried it out to the hostas on a dustpan, and I apologised. I wear slippers now. It lived, I think. It had a limp, but then I don’t know how you would tell.',
      ],
    },
  ],
} as const satisfies SampleChapter;
