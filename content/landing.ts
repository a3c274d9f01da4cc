export const landing = {
  badge: 'LIMITED TIME - 100% FREE',
  headline: 'Tame Health Anxiety with a 4 Second Method',
  lead: 'For everyone who has looked up a symptom “just quickly” and surfaced two hours later, sure of the worst. Four steps on paper, for the next time your thumb gets ideas.',
  claims: ['people-helped-10000', 'rating-4-9', 'works-in-4-seconds'],
  button: { label: 'Get Your FREE Workbook Now', href: '#get-workbook' },
  figures: { label: 'About these figures', href: '/about-these-figures' },
  testimonials: {
    heading: 'Written in the margins',
  },
  inside: {
    heading: 'What’s Inside',
    cards: [
      {
        title: 'The 4-Second Technique',
        text: 'Notice, assess, flip, thank. One page each, with space to practise while nothing is wrong.',
      },
      {
        title: 'Panic Attack Worksheets',
        text: 'Fill one in after a bad hour. What set it off, what you feared, what you did, what came next.',
      },
      {
        title: 'Emergency Action Plan',
        text: 'One sheet for the fridge: when to call 999 (UK), 911 (USA, Canada) or 112 (Ireland, EU), whom to ring, what helps you wait.',
      },
      {
        title: '7-Day Email Course',
        text: 'One email a day for a week, with one exercise that fits into a tea break.',
      },
    ],
  },
  form: {
    id: 'get-workbook',
    heading: 'Get Instant Access - 100% FREE',
    text: 'No credit card required. Download starts immediately.',
  },
  trust: [
    { title: 'No spam', text: 'The workbook and seven emails. Nothing else follows.' },
    { title: 'Unsubscribe anytime', text: 'There is a link in every email. No questions.' },
    { title: 'Privacy protected', text: 'Your address stays with us and our mail service.' },
    { title: 'Instant download', text: 'A button on the next screen, and a copy by email.' },
  ],
} as const;
