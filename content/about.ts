export const about = {
  headline: 'I once searched a slug.',
  lead: 'The author of The Flip Method is not a doctor. He survived health anxiety, and wrote down what he did with it.',
  tiles: ['people-helped-10000', 'lives-changed-5000', 'would-recommend', 'four-second-technique'],
  story: [
    {
      id: 'the-kitchen',
      heading: 'October, bare feet',
      blocks: [
        'One night I trod on something cold in my own dark kitchen. I did not look. I sat on the stairs and asked my phone about it, for a long time. Then I turned on the light, and there on the floor was a slug.',
        '[Chapter 4](/sample-chapters/the-slug-and-the-switch) has the whole story, and more foot.',
      ],
    },
    {
      id: 'the-years-before',
      heading: 'Everything I looked up before that',
      blocks: [
        'Before the slug there were years of it. I knew my resting pulse the way other people know football scores. I had a favourite lamp for looking at my tongue. I could find the one forum post, out of hundreds, whose writer never came back to say he was fine.',
        'I went to doctors, which was right. Then I went home and looked up what they had said, which was the trouble. Each answer held for about a minute. I asked my family whether I looked pale so often that they bought brighter bulbs.',
      ],
    },
    {
      id: 'the-four-seconds',
      heading: 'The gap',
      blocks: [
        'After the slug I started to watch the moment itself: the thought, the lurch, the hand going for the phone. Between the lurch and the hand there was a gap. It was tiny. I counted it once and got to four.',
        'So I put things in the gap. Sums. Jumping jacks on the landing. What we would have for dinner. First I asked whether there was anything useful to do, because sometimes there is. Then I did the useful thing, or I flipped. And then, feeling foolish, I thanked my brain for its concern.',
        'The first three of these steps are no discovery of mine. Therapists have long had a worksheet much like them, and [the evidence page](/evidence) names it.',
        'The first weeks were wooden. I kept the notes because I kept forgetting how it went, and the notes became this book.',
      ],
    },
    {
      id: 'today',
      heading: 'Now',
      blocks: [
        'I still get the thoughts. I had one while writing this page. I noticed it, there was nothing useful to do, I planned a fish pie, I said thank you. Then I came back to this sentence.',
        'And I turn on the light, these days, before I go into the kitchen.',
      ],
    },
  ],
  differences: {
    heading: 'Three ways this is unlike the leaflet in the waiting room',
    items: [
      {
        title: 'It starts at the worst moment',
        text: 'Most advice is for calm people. This begins at the second when your hand is already on the phone.',
      },
      {
        title: 'It never says what you want to hear',
        text: 'Being told that everything is all right feels lovely and wears off. The method helps you act or wait without being told.',
      },
      {
        title: 'It admits what it does not know',
        text: '[No study has tested it](/evidence). The figures on this site are labelled. Where we state a fact about health, the source is underneath.',
      },
    ],
  },
  mission: {
    heading: 'What I would like to change',
    text: [
      'At three in the morning most of us meet a search box first. I would like people to meet something better: a page that does not frighten them, one small thing to do, and the number of somebody who answers.',
    ],
    links: [
      { label: 'See the book', href: '/book' },
      { label: 'Book a talk', href: '/speaking' },
    ],
  },
  funFacts: {
    heading: 'Facts about the author that need no second opinion',
    items: [
      'Can say the 36 times table up to 36 times 20, and does, in queues.',
      'Owns one thermometer. It is in a drawer, behind the batteries.',
      'Has been asked to leave a pharmacy for reading the leaflets.',
      'Puts slippers on before going anywhere in the dark.',
      'Once thanked his brain out loud in a lift. The lift was not empty.',
      'Has no plans to write a book about slugs, and several requests.',
    ],
  },
} as const;
