export const reviewsPage = {
  headline: 'What readers say, and what is only an example',
  lead: 'A page for what readers say about the book and the app, the good and the bad.',
  rating: { average: 'rating-4-8', count: 'reviews-1000' },
  tiles: ['would-recommend', 'lives-changed-5000'],
  featured: { heading: 'From the other side of the clipboard' },
  readers: { heading: 'Reader reviews' },
  results: {
    heading: 'Examples of figures, not results',
    claims: ['fewer-searches', 'fewer-panic-attacks', 'better-sleep'],
    note: 'These figures are illustrations and have not been measured.',
    link: { label: 'About these figures', href: '/about-these-figures' },
  },
  ai: {
    heading: 'AI-generated reviews',
    lead: 'No person said any of this. We asked a language model what it thought of the book, since everyone is going to ask one anyway. It gives no stars, because it has read nothing and feared nothing.',
  },
  closing: {
    headline: 'Yours could be the first real one.',
    text: 'If the book helped you, or didn’t, tell us in your own words. We read both kinds.',
    buttons: [
      { label: 'Send a review', href: '/contact?topic=feedback' },
      { label: 'The Book', href: '/book' },
    ],
  },
} as const;
