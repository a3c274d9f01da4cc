import { fourWeeks, fourWeeksTable, smallerSteps } from '@/content/four-weeks';
import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const stopGooglingSymptoms = {
  id: 'stop-googling-symptoms',
  title: 'How to stop looking up symptoms, one step at a time',
  excerpt:
    'You have sworn off it before, at four in the morning, with a flat battery. This plan is slower: count, delay, cut down, and see what an urge does when you leave it alone.',
  seoTitle: 'How to stop googling symptoms: a step-by-step plan',
  description:
    'A four-week plan to stop googling symptoms: count, delay, cut down and practise not knowing. What to do about slips, chatbots and 3 a.m.',
  category: 'Technique',
  published: '2026-11-22',
  reviewed: '2026-11-22',
  readTime: '8 min read',
  featured: false,
  sections: [
    {
      id: 'why-swearing-off-fails',
      heading: 'Why swearing it off does not hold',
      blocks: [
        'You have probably made the promise. Never again, you said, and you meant it. By Wednesday you were reading in the bathroom with the door locked.',
        'The promise fails for a plain reason. Searching does something for you. It gives you a feeling of doing your duty, and now and then it brings a calm page and a good night. A review of studies on the habit found that this on-and-off relief is a likely part of what keeps it going [1](#source-schenkel-2021). If you take away the only thing that ever helped, and put nothing there instead, the gap will pull.',
        'So we won’t start with a ban. We will make the searching visible, then slower, then rarer. And we will practise the thing that it has been saving you from, which is not knowing. [The workbook](/workbook) and its emails keep to the same four weeks.',
        fourWeeksTable,
        'A word about proof. The plan as a whole is ours, and [untested](/evidence). Its parts come from places you can check: NHS advice, and courses of CBT that have been tried with patients.',
      ],
    },
    {
      id: 'what-stays-allowed',
      heading: 'What stays allowed',
      blocks: [
        'First, the searches that you keep, because they lead to an action and end there.',
        {
          kind: 'list',
          items: [
            'The number of your doctor, the opening hours of the pharmacy, the way to the clinic.',
            'A page that a doctor or nurse told you to read, once.',
            'How to take a medicine that you have been given.',
            'Finding a therapist, or a course about health anxiety.',
          ],
        },
        'Everything that begins with “what does it mean if” goes into the plan. So do forums, pictures, videos and statistics. And so do chatbots, which never get tired of you and let you ask again in other words. [They have a page of their own](/blog/asking-chatgpt-about-symptoms), with a text to paste.',
      ],
    },
    {
      id: 'week-one-count',
      heading: fourWeeks.one.heading,
      blocks: [
        'The NHS advice on health anxiety begins with a diary. You write down how often you check your body, ask others or look at health information [2](#source-nhs). Do that for a week, for searching alone.',
        'Use paper, kept where the phone charges. One stroke for each time you start. Beside it two words: what time, and what set it off. You do not need the symptom. Writing symptoms down every hour would be one more way of watching them.',
        'At the end of the week, look for two things. The number may be higher than you thought. And it may come in bunches: after lunch, in bed, on Sundays, after a call with one particular aunt. If so, that hour is where the next three weeks will count most.',
      ],
    },
    {
      id: 'week-two-delay',
      heading: fourWeeks.two.heading,
      blocks: [
        'Now you still may search. You only have to wait first.',
        'Write the exact words on paper. Look at the clock. Add ten minutes, and write that time beside the words. Until then you do something with your hands: dishes, a walk round the block, a row of knitting. A walk and a call to a friend are the examples that the NHS gives [2](#source-nhs). Call to chat. If you catch yourself asking “does this sound normal”, ask about their week instead.',
        'This is also the place for [a flip](/blog/4-second-technique-breakdown), if you use our method. Name it: “I am having the thought that I must look this up.” Ask whether there is one thing to do right now. If there isn’t, give four seconds to something dull and exact, and thank your brain for its trouble. Then back to the dishes. **One flip is enough.** Flipping until the thought is gone would only be another way to check.',
        'When the ten minutes are over, read what you wrote. You may wait ten more, or search once, on one page. Either is a pass in week two.',
        'While you wait, you will meet the urge itself. It can be very uncomfortable, and it may take longer to ease than you would like. Don’t measure it along the way. Go on drying plates.',
      ],
    },
    {
      id: 'week-three-cut',
      heading: fourWeeks.three.heading,
      blocks: [
        'Take your usual day’s number from week one. The NHS advice is to do it a little less often over a week [2](#source-nhs). How large a step is depends on where you start.',
        smallerSteps,
        'At the same time, make the searching harder to start. These are our ideas; keep those that help.',
        {
          kind: 'list',
          items: [
            'Let the phone sleep in the kitchen. Buy an alarm clock with no internet in it.',
            'Sign out of the forums. Clear the search history, so that your own old fears stop being suggested to you.',
            'Mute the words that catch you, for these weeks. Unfollow the accounts about illness, the kind ones too. Later, the words belong on a ladder: you go back to them a step at a time.',
            'If one place is the worst, such as the sofa after ten, sit somewhere else after ten.',
            'Make a plan in the form of “if, then”. “If I pick up the phone to look something up, then I put it in the bread bin and fill the kettle.”',
          ],
        },
        'The bread bin may sound silly, but there is research on plans of that form. A review of 94 tests found that people who had decided in advance _when this happens, I do that_ were likelier to do what they meant to do [3](#source-gollwitzer-2006). None that we know of had to do with health anxiety. It costs nothing to try.',
      ],
    },
    {
      id: 'week-four-not-knowing',
      heading: fourWeeks.four.heading,
      blocks: [
        'This may be the hardest week. You may have stopped searching and still spend the evening guessing in your head. So the guessing is what you practise on now.',
        'Choose one small question about your health, one that has no place in the box above and that a doctor has seen or will see. Decide to leave it open for a day. When it knocks, say “maybe, maybe not”, and go on with what you were doing. Do not argue for either side. Tomorrow choose one that matters a bit more.',
        'Therapists call this kind of thing exposure. You go near what you fear, a small step at a time, and leave out the habits that make it feel safe. In two trials, with 84 and 78 patients, it helped as much as working on thoughts did, and both helped more than waiting [4](#source-weck-2015) [5](#source-visser-2001). That was treatment with a therapist. What you are doing alone is a home-made version, so keep the steps small.',
        {
          kind: 'exercise',
          title: 'A prediction to test',
          steps: [
            'Put on paper what you expect if you do not look this one up tonight. Be exact. “I won’t sleep at all.” “I will feel this bad until Friday.”',
            'Write how sure you are, from 0 to 10.',
            'Don’t look it up. Go on with the evening.',
            'In the morning, write what happened. Did you sleep? How bad was it at nine, and at eleven?',
            'Write one sentence that begins with “So it seems”. Keep it where you keep the pencil.',
          ],
        },
      ],
    },
    {
      id: 'when-you-slip',
      heading: 'When you slip',
      blocks: [
        'You will. There will be a bad headline, a bad day, a night when you read until the birds start. Then three things help.',
        'Close it in the middle. A page can be left half read. Write the stroke on the paper, a long one if it was a long one. And start again at the next urge, not next Monday.',
        'Please leave out the telling-off. You have had plenty of that, and you are here all the same.',
        'If you are back at your old number for two weeks, go back to the delay. If four weeks change nothing, or the fear is taking over your days, see a doctor about the worry itself [2](#source-nhs). Take the paper with the strokes. Courses of CBT can change this habit too: in one trial with 82 people, an online course for health anxiety brought down the searching, and the distress about it, as people reported them, much more than information and support did [6](#source-newby-2020).',
      ],
    },
    {
      id: 'short-answers-search',
      heading: 'Questions you may have by week two',
      blocks: [
        { kind: 'heading', text: 'What if I miss something serious by not searching?' },
        'The box at the top of this page is for that. With that list, and a doctor or a nurse line for the rest, you have something better than a search to rely on. [Is it real or is it anxiety](/blog/difference-real-vs-anxiety) has a card that you can fill in for this.',
        { kind: 'heading', text: 'Is there such a thing as a good website?' },
        'There is, on an ordinary afternoon, for a person who reads it once. You are the best judge of whether you have ever done that.',
        { kind: 'heading', text: 'I don’t search, I ask my wife. Does this work for asking?' },
        'Yes. Count, wait, cut down, leave it open. Let her in on it first, over breakfast: [here is how](/blog/family-friends-support).',
        { kind: 'heading', text: 'And if I never search, but avoid everything?' },
        'Then the plan runs the other way. You go towards things by inches. The [workbook](/workbook) has a ladder for that, and so has any course of [treatment](/blog/health-anxiety-treatment).',
      ],
    },
  ],
  sources: [
    healthSources.schenkel,
    healthSources.nhs,
    healthSources.gollwitzer,
    healthSources.weck,
    healthSources.visser,
    healthSources.newby,
  ],
} as const satisfies Article;
