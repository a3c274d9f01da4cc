import { safetyNote } from '@/content/safety';
import type { SampleChapter } from './chapter';

export const chapter1 = {
  number: 1,
  id: 'one-small-question',
  title: 'One small question at ten past two',
  summary: 'A thumb jumps. A man picks up a phone. It gets light outside.',
  sections: [
    {
      id: 'one-the-accused',
      heading: 'The accused',
      blocks: [
        'My thumb started it. I was in bed, on my back, in that good hour when the radiators have stopped clicking and no one wants anything from you. It was ten past two. I was nearly asleep. And my left thumb jumped.',
        'It did not hurt. It jumped once, like a fish in a bucket, and then lay there looking innocent. I held it up in front of my face. We watched each other in the dark. I had just decided that I had dreamt it when it jumped again.',
        'I want to be fair to the man I was that night. He had choices. He could have turned over. He could have written “thumb” on the pad by the bed and mentioned it to a doctor. He could have woken the person beside him, although she had been asked about his pulse twice since supper and had earned her sleep.',
        'He picked up the phone. And here is a detail that I have never quite got over. I am left-handed. I typed the question with the accused.',
      ],
    },
    {
      id: 'one-what-the-phone-said',
      heading: 'What the phone said',
      blocks: [
        'I can still give you the timetable, because for years I kept these things the way other people keep train tickets.',
        {
          kind: 'list',
          items: [
            '**2.11.** _Thumb twitch._ A sensible page with a nice drawing of a thumb. It said that there can be many reasons. I took this to mean that it was hiding one.',
            '**2.14.** _Thumb twitch left hand only._ Fewer pages. The drawings had stopped.',
            '**2.19.** _Thumb twitch left hand only at night getting worse._ It had happened twice.',
            '**2.26.** I learnt a word. I am not going to write it here. You may know it. If you don’t, I refuse to be the one who introduces you.',
            '**2.40.** A forum. Nine years earlier, a man in another country had a thumb that did exactly what mine did. His last message said: _seeing the doctor Tuesday, will let you all know._ There was no next message. I have thought about that man more often than about some of my relations.',
          ],
        },
        'By three I had moved on to experiments. I touched each finger to the thumb, fast, then slowly, then with my eyes shut. I held a full mug at arm’s length and looked for ripples. I wrote my name on the back of a gas bill, to see whether my handwriting had changed. I wrote it eleven times. By the eleventh it was plainly the signature of someone very ill.',
        'You will have your own version. I have met people who did it with their breathing, their balance, their moles, the whites of their eyes. By then it was not about the thumb. The thumb was just the part of me that had been on duty.',
      ],
    },
    {
      id: 'one-the-lovely-minute',
      heading: 'The lovely minute',
      blocks: [
        'Towards four I found a calm page. Its author sounded tired and kind. It said what thumbs mostly do, and I believed every word. My shoulders came down from beside my ears. I remember the pillow being cool. I thought: there you are, you fool, it’s over.',
        'It lasted about a minute.',
        'Then a thought came in and sat on the end of the bed, quite politely, and said: _yes, but did that page mean the left hand?_',
        'I have since timed that minute on other nights, and it is remarkably regular, like the gap between a kettle clicking off and a voice asking whether it has boiled. I lived for that minute. I would have crossed a motorway for it. And every time I got it I had to pay a little more, because the question that came after it was always a little sharper than the one before.',
        'Search. Panic. Relief, for one minute. Search. It is a small circle, and you can walk round it until it gets light.',
      ],
    },
    {
      id: 'one-homework',
      heading: 'It felt like homework',
      blocks: [
        'If you take one thing from this chapter, I would like it to be this. It did not feel like panicking. It felt like being responsible.',
        'Other people, I thought, were careless. They had thumbs that jumped, and they went back to sleep. I was the sort of man who looks into things. I was gathering facts. I had tabs. I would arrive at the doctor’s with a timeline, and she would say, thank goodness you caught this.',
        'From the inside it does not look like fear at all. It looks like homework that you cannot hand in.',
        'At half past six the bin lorry came. I had been at it for more than four hours. I knew fourteen new words. I could not feel my feet, because I had been sitting on them, and yes, I looked that up too.',
      ],
    },
    {
      id: 'one-six-minutes',
      heading: 'Six minutes and six weeks',
      blocks: [
        'I took the thumb to a doctor that week. That was right, and I would do it again. She looked at it properly, by a proper light. She asked me things that no website had asked. She told me what she thought, what would make her want to see me sooner, and when to come back if it went on. It took six minutes.',
        'What I did with the next six weeks was not her fault. I went home and looked up what she had said.',
        'I am not going to tell you what it was. I know that you want to hear. I can feel you leaning. But if I say that my thumb was nothing, you will lay your own worry beside it and feel better for about a minute. If I say that it was something, you won’t sleep. Either way I should be one more page on your phone, and you have enough of those.',
      ],
    },
    {
      id: 'one-what-this-book-can-do',
      heading: 'What I cannot do for you, and what I can',
      blocks: [
        'I am not a doctor. I do not know about your thumb. I cannot see it from here, and if I could, I would only say “ooh”.',
        'And there are times to put this book down. Do it first. I will still be here afterwards. I am a book.',
        safetyNote,
        'I can tell you about the circle, since I have walked round it more often than most. I can tell you that it has one thin place. It lies between the jump of the thumb and the hand on the phone. That night it was so thin that I did not know it was there. These days I know it well. It is about four seconds wide, and you can do a surprising amount in it.',
        'I would love to report that I found this out the same morning, with the birds singing. I didn’t. I found it out years later, slowly, and in a manner so undignified that it needs a chapter to itself, with a mollusc in it. You have two chapters to go before we get there. One is about your alarm, which is better than you think. The other is about the circle, and who keeps it turning.',
        {
          kind: 'exercise',
          title: 'Before you turn the page',
          steps: [
            'Think of one night search of your own. Choose a small one, from a while ago.',
            'On paper, write the first thing you typed and the time. Then write the last thing you typed and the time.',
            'Draw a line from one to the other. Don’t judge it, and look nothing up. You are only drawing a map of where you were.',
            'Somewhere on that line there was a calm minute. Put a small cross where you think it was.',
          ],
        },
        'Then go to bed, if it is that time. If a thumb jumps, you may tell it that you are reading a book about it. Mine hated that.',
      ],
    },
  ],
} as const satisfies SampleChapter;
