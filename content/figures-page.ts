export const figuresPage = {
  headline: 'About these figures',
  lead: 'This site has numbers on it. Here is what each one rests on, and for many of them that is nothing yet.',
  updated: '2026-11-22',
  before: [
    {
      id: 'why',
      heading: 'Why this page exists',
      blocks: [
        'A number looks like proof. When you are frightened, you may lean on it. So every figure that praises the book, the app or the talks is kept in one list, and the list is printed below as it is.',
        'Each figure is marked in one of two ways. **Illustrative** means that it was written to show what the page is for, and it has not been measured. Please don’t decide anything because of it. **Evidenced** means that it is a plain fact about the product, or a promise of ours that binds us, or that we can show you the records.',
        'When evidence for a figure arrives, its mark changes. If it turns out lower, so does the figure. The site can also be built with the evidenced ones alone.',
      ],
    },
  ],
  table: {
    heading: 'The list',
    count: (evidenced: number, all: number) => `${all} figures. ${evidenced} of them are evidenced today.`,
    caption: 'Every marketing figure on this site',
    columns: {
      figure: 'Figure',
      pages: 'Where it stands',
      basis: 'Mark',
      restsOn: 'What it rests on',
      needs: 'What would prove it',
    },
    basis: { illustrative: 'Illustrative', evidenced: 'Evidenced' },
    pageNames: {
      '*': 'Most pages',
      '/': 'Home',
      '/book': 'The Book',
      '/about': 'About the author',
      '/workbook': 'Free Workbook',
      '/landing': 'Free workbook, second page',
      '/testimonials': 'Reviews',
      '/speaking': 'Speaking',
      '/speaking/kit': 'Speaker kit',
      '/press': 'Press',
      '/contact': 'Contact',
      '/terms': 'Terms',
      '/flip-method-app': 'Flip Method App',
    },
    nothingMore: 'Nothing more is needed.',
  },
  after: [
    {
      id: 'reviews',
      heading: 'How reviews are gathered',
      blocks: [
        'None have been gathered so far. Every review, star and organiser’s sentence on this site is a sample, written by us so that the pages could be built. Each is labelled as a sample. They describe no real person.',
        'When real ones come, this is how we will treat them:',
        {
          kind: 'list',
          items: [
            'We ask for proof that the person has the book or used the app, such as a receipt.',
            'We print what they wrote, shortened only with their agreement, with the stars they gave.',
            'We print the unhappy ones too. Order goes by date.',
            'We pay no one for a review and give no discount for one. If a reviewer got the book free, it says so.',
            'We ask before printing a name, because a review of this book says something about a person’s health. They can take it back at any time.',
          ],
        },
        'The four reviews headed “AI-generated” were written by software. They have no stars and count towards nothing. No rating from this site is given to search engines.',
      ],
    },
    {
      id: 'science',
      heading: 'What research says, and does not say',
      blocks: [
        'No study has tested the Flip Method, and none has found four seconds to be a special length of time. [The evidence page](/evidence) goes through it part by part.',
        'Cognitive behavioural therapy has been tested for health anxiety. A review of [fourteen trials](https://pubmed.ncbi.nlm.nih.gov/28229805/) found that people who had it did better than those they were compared with. The book borrows ideas from it. That does not make the book a treatment.',
        'Figures from research appear in [the articles](/blog), always with their source at the end.',
      ],
    },
    {
      id: 'wrong',
      heading: 'If you find a figure that is not on the list',
      blocks: [
        'Then we have made a mistake. [Tell us](/contact?topic=feedback) and we will add it, prove it or take it down.',
      ],
    },
  ],
} as const;
