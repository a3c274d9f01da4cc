import { safetyNote, talkNote } from '@/content/safety';
import type { SampleChapter } from './chapter';

export const chapter15 = {
  number: 15,
  id: 'eleven-clean-weeks',
  title: 'Eleven clean weeks, and a Thursday',
  summary: 'The spiral comes back in a garden centre car park. What you do on day two.',
  sections: [
    {
      id: 'fifteen-compost',
      heading: 'Compost, forty litres',
      blocks: [
        'It was a Thursday, and I was rather pleased with myself. I had not searched a symptom for eleven weeks. I knew it was eleven because I had been drawing a small tick in the corner of each day on the kitchen calendar, and I had begun to look at them the way other men look at a new car.',
        'I was in the queue at the garden centre with forty litres of compost in my arms. In front of me stood a woman I knew slightly, from the quiz. She asked how I was, and I asked how she was, and she told me about her brother-in-law. She told me what he had. She told me how it began.',
        'It began with a thing that I had that morning.',
        'I shall not say which thing. You have read this far, so you know why. It was an ordinary thing, such as bodies have. I had noticed it in the shower, and I had let it go by, like a bus with the wrong number.',
        'I paid for the compost. I remember thanking the man. I walked to the car, put the bag on the passenger seat, and for some reason put the seat belt round it. Then I took out my phone.',
      ],
    },
    {
      id: 'fifteen-car-park',
      heading: 'Forty minutes in row C',
      blocks: [
        'I had four seconds. I want to be honest about this, since you paid for the book. I noticed them. I saw the gap go by, with the door open and the light on, and I thought, _not this time, this time it’s different,_ and I stepped over it.',
        'The same as for the slug, if you are keeping accounts, and I was. I used the old words. I found the old forum. It had been redesigned, and I was annoyed, like a man who goes back to the pub that once threw him out and finds that they have changed the chairs.',
        'And there was the lovely minute, just as I had left it. A calm page. Shoulders down. I sat in row C next to my compost and felt fine, for one minute. Then I sat there and felt sick, and only some of that was fear. Most of it was shame.',
      ],
    },
    {
      id: 'fifteen-back-to-nought',
      heading: 'The man who wanted to rub out the ticks',
      blocks: [
        'The search had done its damage. What came next could have cost me a year.',
        'It was a voice, and it was not the frightened one. It was the other one, the one with the clipboard. _Well, that’s that. Eleven weeks for nothing. You haven’t changed at all. You can’t write a chapter about this, you fraud._ When I got home I stood in front of the calendar with a rubber in my hand. (American readers: an eraser. I was upset, but not that upset.) I was going to rub out seventy-seven ticks.',
        'What stopped me was arithmetic. Seventy-seven evenings had happened. On one of them I had been to a concert. On another I had caught a cold, looked up nothing, and gone to the chemist’s for lozenges like a citizen. Those evenings were not a loan. No one could come and take them back because of row C.',
        'I had not returned to the start. I had stepped into a hole that I knew, on a road that I had been walking for some time. I knew how deep it was. I even knew the forum.',
        'So I put the rubber away, and in the square for Thursday I drew a C.',
      ],
    },
    {
      id: 'fifteen-fall-or-move-in',
      heading: 'You can fall in a hole without moving in',
      blocks: [
        'Since then I have compared notes with a good many fellow sufferers, and nearly all have a row C of their own. It comes after good news as often as after bad. It comes when a famous person is ill, or when you are tired, or for no reason. It is no sign that you have been doing it wrong.',
        'As far as I can see, the fall hardly matters. What matters is whether you move in: whether you put up curtains. Moving in has signs of its own, and I know them because I have lived there.',
        {
          kind: 'list',
          items: [
            'You keep it to yourself.',
            'You decide to look “properly”, one last time, to get it out of the way.',
            'You stop doing the small dull things, such as ticks and walks, because they are plainly not up to the job.',
            'You start going to bed later than the person who would notice.',
          ],
        },
        'If you see two of those, you are holding the curtain rail. Put it down. There is no need to climb out at once. Just don’t furnish the place.',
      ],
    },
    {
      id: 'fifteen-day-two',
      heading: 'What you do on day two',
      blocks: [
        'Day one is for falling. Hardly anyone is any good on day one. The whole art is day two, and day two should be as small as you can make it.',
        'Mine went like this. I made tea. I told one person: “I searched for forty minutes in a car park yesterday.” She said, “Oh, love. Was there compost?” There are better replies, but not many.',
        'Then I did the second step, late, the way you post a birthday card late. _Can I take action right now?_ As it happened, yes. The thing from the shower had been there for some time, and a sensible person would have shown it to a doctor. So I rang and took the first appointment they had, which was the following week. I put it on the calendar, next to the C.',
        'A relapse does not make you wrong about your body. Fear crying wolf last month is no reason to wait today, when this box says to call.',
        safetyNote,
        talkNote,
        'Then I flipped the left-overs, of which there was a bathful. I chose the smallest flip I know: name three round things. Plate. Clock. Orange. I was bad at it again. It was like getting on a bicycle after a broken arm. I thanked my brain through my teeth.',
        'That was all. I did not start a new regime. I did not delete the internet. I did one small flip, told one person, rang one number, and drew one tick, because by any fair count Friday was a Friday without searching. It looked a bit lonely after the C. By the middle of the next week it had company.',
        {
          kind: 'exercise',
          title: 'Write your day two while you are on dry land',
          steps: [
            'Take a card and write at the top: “If you are reading this, you fell in. Good, you found the card.”',
            'Write the name of the one person you will tell, and the exact sentence. Short is best. “I had a bad one yesterday. No advice, please.”',
            'Write the question: “Can I take action right now?” Under it put your doctor’s number, and the emergency number of your country.',
            'Write the smallest flip you know, one that you could do with a temperature.',
            'Write: “Friday is only Friday.” Put the card somewhere you go when you are miserable. Mine is in the biscuit tin.',
          ],
        },
      ],
    },
    {
      id: 'fifteen-when-it-stays',
      heading: 'When the hole has stairs going down',
      blocks: [
        'Sometimes day two doesn’t take. You do the small things for a week or two, and every morning you wake up a little further down. I have had that as well. Then the smallest thing you can do is larger: you tell a professional. In England you can refer yourself for talking therapy, and anywhere you can ask a family doctor.',
        'I did that, in the end, and I ought to have done it years sooner. I sat in a small room with a box of tissues and a woman with very good socks. She asked me what I was afraid would happen if I stopped looking. I had never been asked that. The search box never had. There is a chapter about her later on, number eighteen. I only want you to know now that it is a door, and that it opens outwards.',
      ],
    },
    {
      id: 'fifteen-twelve',
      heading: 'What it says in my calendar',
      blocks: [
        'I still have that page. Seventy-seven ticks, a C, and then ticks again, with another C in the spring and a wobbly thing in June which may be either. From across the kitchen you can’t see the letters at all. You only see that it went on.',
        'I kept the appointment. I am still not going to tell you.',
        'The compost was for tomatoes. They were very average. I ate every one.',
      ],
    },
  ],
} as const satisfies SampleChapter;
