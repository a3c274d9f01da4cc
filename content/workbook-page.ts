export const workbookPage = {
  headline: 'Something to write in when you can’t put the phone down',
  lead: 'The free workbook takes what is going round your head and gives it lines to sit on. Print it or fill it in on the screen. Pencil is fine. So is crying on it.',
  contents: {
    heading: 'Four things in the workbook',
    items: [
      {
        id: 'technique',
        title: 'The 4-second technique',
        text: 'The four steps, and a page for each of them to practise on before you need it.',
      },
      {
        id: 'triggers',
        title: 'Trigger tracking',
        text: 'Two weeks of small boxes. Often it turns out to be Sunday night, or the news, or being tired.',
      },
      {
        id: 'emergency-plan',
        title: 'Emergency action plan',
        text: 'What to do, whom to call and in what order, written by you on a good day for you on a bad one.',
      },
      {
        id: 'self-care',
        title: 'Self-care strategies',
        text: 'Sleep, food, people, daylight. Nothing that needs a candle.',
      },
    ],
  },
  course: {
    heading: 'Bonus: a 7-day email course',
    lead: 'One short email a day, one small thing to do. It starts when you press the button in our first email, and every email has a way to stop it.',
    days: [
      { day: 1, title: 'Understanding Your Anxiety' },
      { day: 2, title: 'The Google Trap' },
      { day: 3, title: 'Mastering the 4-Second Flip' },
      { day: 4, title: 'Dealing with Physical Symptoms' },
      { day: 5, title: 'Building Confidence' },
      { day: 6, title: 'Helping Others Understand' },
      { day: 7, title: 'Maintaining Your Progress' },
    ],
  },
  aside: 'The workbook is not medical advice. A call for help comes before any page of it.',
} as const satisfies {
  headline: string;
  lead: string;
  contents: { heading: string; items: readonly { id: string; title: string; text: string }[] };
  course: { heading: string; lead: string; days: readonly { day: number; title: string }[] };
  aside: string;
};
