import { type ClaimsMode, claimsMode } from '@/content/claim';
import real from './testimonials.json' with { type: 'json' };

/**
 * Testimonials of readers and organisers. Until real ones exist, every entry is a placeholder and labelled as such.
 * AI-generated ones have a type of their own, without a rating.
 */

export interface Placeholder {
  id: string;
  /** `reader` only if a real person sent it, agreed to its use and was asked for proof of reading. */
  kind: 'placeholder' | 'reader';
  text: string;
}

export interface Testimonial extends Placeholder {
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

export interface ReaderReview extends Placeholder {
  name: string;
  location: string;
  highlight: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

export const testimonialLabels = {
  /** Above every list of placeholders. */
  sampleNotice:
    'Sample reviews: placeholders until readers’ own arrive. They show what this page will look like; no reader wrote them.',
  /** On every placeholder. */
  sample: 'Sample',
  sampleOrganizers: 'Sample words: placeholders until organisers’ own arrive. No organiser said them.',
  ai: 'AI-generated',
  ratingOf: (rating: number) => `${rating} out of 5 stars`,
  how: { label: 'How reviews are gathered', href: '/about-these-figures#reviews' },
} as const;

const sampleReviews = [
  {
    id: 'thermometer-drawer',
    kind: 'placeholder',
    rating: 5,
    highlight: 'The thermometer lives in the drawer now.',
    text: 'I used to take my temperature before breakfast, after breakfast and because of breakfast. Chapter 4 made me laugh, and then it made me put the thing away. I still think about it. I mostly leave it there.',
    name: 'Hannah R.',
    location: 'Leeds, UK',
  },
  {
    id: 'times-table',
    kind: 'placeholder',
    rating: 5,
    highlight: 'I know my 36 times table. I did not expect that from a book about fear.',
    text: 'I picked the silliest technique because nothing sensible had worked. 36, 72, 108. The thought is often still there at 144. I leave it unanswered and go and find my shoes. My daughter thinks I am training for a quiz.',
    name: 'Marcus T.',
    location: 'Ohio, USA',
  },
  {
    id: 'waiting-room',
    kind: 'placeholder',
    rating: 5,
    highlight: 'I went to one appointment, with one question, and went home.',
    text: 'The part about doctors helped me most. I wrote down one thing to ask, asked it, and did what she said. I had no idea you could do it like that.',
    name: 'Farah S.',
    location: 'Birmingham, UK',
  },
  {
    id: 'husband-asked',
    kind: 'placeholder',
    rating: 4,
    highlight: 'My husband asked who I was and what I had done with his wife.',
    text: 'I had a mirror and a torch and a routine. The routine is gone, and the question may stay open. One star off because I wanted a longer chapter on holidays.',
    name: 'Claire D.',
    location: 'Cork, Ireland',
  },
  {
    id: 'bad-week',
    kind: 'placeholder',
    rating: 5,
    highlight: 'I had a bad week and it stayed a week.',
    text: 'In March I was back to searching every night. The book has a chapter for exactly that, and it doesn’t tell you off. I started again on the Sunday with the smallest flip there is.',
    name: 'Gareth W.',
    location: 'Bristol, UK',
  },
  {
    id: 'thank-your-brain',
    kind: 'placeholder',
    rating: 5,
    highlight: 'I say thank you to my own head in the supermarket.',
    text: 'I was sure step four would be the bit I skipped. It turns out to be the one I like. I stop being angry with myself for being scared, and then there is a little room to buy the onions.',
    name: 'Elena M.',
    location: 'Texas, USA',
  },
] as const satisfies readonly ReaderReview[];

type RealReview = Omit<ReaderReview, 'id' | 'kind'>;
const realReviews = Object.entries(real as Readonly<Record<string, RealReview>>).map(
  ([id, { text, highlight, name, location, rating }]): ReaderReview => ({
    ...{ id, kind: 'reader', text, highlight, name, location, rating },
  }),
);

/** Those of real readers, which the owner adds in `testimonials.json`; samples until there is one. */
export const readerReviews: readonly ReaderReview[] = realReviews.length > 0 ? realReviews : sampleReviews;

export const featuredReview = {
  id: 'ward-nurse',
  kind: 'placeholder',
  rating: 5,
  highlight: 'At work I read charts. At home I was reading myself.',
  text: 'I am a nurse. I calm people down for a living, and I still sat in my car after a night shift looking up a twinge. Knowing more gave me more to be afraid of. What I took from the book is one question for the car park: is there something useful to do right now? If yes, I do it. If no, I count the red cars and drive home.',
  name: 'Morag A., nurse',
  location: 'Glasgow, UK',
} as const satisfies ReaderReview;

export const aiReviews = [
  {
    id: 'ai-search-engine',
    kind: 'ai-generated',
    text: 'Had I ever been awake at night, I expect I would have closed the tab after chapter two.',
    author: 'A language model, asked to sound relieved',
  },
  {
    id: 'ai-no-pulse',
    kind: 'ai-generated',
    text: 'I have no pulse to check, so I checked the index instead. It was in alphabetical order. I felt calm, or produced the word.',
    author: 'A language model, asked to be honest',
  },
  {
    id: 'ai-slug',
    kind: 'ai-generated',
    text: 'The slug is the strongest character. I have processed a great deal of literature and few molluscs are treated with such respect.',
    author: 'A language model, asked for literary criticism',
  },
  {
    id: 'ai-four-seconds',
    kind: 'ai-generated',
    text: 'Four seconds is a very long time for me. I recommend it to anyone slower.',
    author: 'A language model, asked to be brief',
  },
] as const;

export const bookTestimonials = [
  {
    id: 'fifteen-dollars',
    kind: 'placeholder',
    rating: 5,
    text: 'I once paid more for a heart-rate watch that I then argued with. $15 for a book I have read three times is the better buy.',
    author: 'Daniel K.',
  },
  {
    id: 'read-on-train',
    kind: 'placeholder',
    rating: 5,
    text: 'Started on the train, laughed at the slug, cried a bit at Crewe. It is as if it had been inside my head and tidied up without moving anything.',
    author: 'Sophie L.',
  },
  {
    id: 'short-chapters',
    kind: 'placeholder',
    rating: 5,
    text: 'Short chapters. I can’t concentrate when I am frightened, and whoever wrote this knows that.',
    author: 'Andre B.',
  },
] as const satisfies readonly Testimonial[];

export const landingTestimonials = [
  {
    id: 'landing-jm',
    kind: 'placeholder',
    text: 'I printed the plan and stuck it inside the medicine cupboard, where I used to go to check things.',
    initials: 'J. M.',
  },
  {
    id: 'landing-as',
    kind: 'placeholder',
    text: 'The trigger page showed me that Sunday evenings were worse than any symptom.',
    initials: 'A. S.',
  },
  {
    id: 'landing-kp',
    kind: 'placeholder',
    text: 'I filled in one page a day with a cup of tea. Some days I only got as far as the tea.',
    initials: 'K. P.',
  },
] as const;

export const organizerTestimonials = [
  {
    id: 'organizer-wellbeing',
    kind: 'placeholder',
    text: 'We booked a lunchtime talk and expected sandwiches and polite clapping. People stayed until three to talk about their search histories.',
    author: 'Joanna P.',
    title: 'Wellbeing lead, insurance company',
  },
  {
    id: 'organizer-students',
    kind: 'placeholder',
    text: 'Funny, careful, and clear about when to see a doctor. Our first-years did a flip in a lecture hall of three hundred, and you could have heard a pin think.',
    author: 'Dr Samuel O.',
    title: 'Head of student support, university',
  },
] as const;

/**
 * The testimonials of a list that may be shown: all, or in evidenced mode only those of real readers.
 * @param mode the same switch as for figures, because a sample with stars is a figure too
 */
export function shownTestimonials<T extends Placeholder>(
  list: readonly T[],
  mode: ClaimsMode = claimsMode,
): readonly T[] {
  return mode === 'all' ? list : list.filter(({ kind }) => kind === 'reader');
}
