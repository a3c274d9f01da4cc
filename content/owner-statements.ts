import confirmed from './owner-statements.json' with { type: 'json' };

/**
 * Statements told as lived experience. Only the owner knows whether they are true: each stays open until the owner has
 * confirmed, changed or removed it. `docs/owner.md` lists them; the build reports the open ones.
 */
export interface OwnerStatement {
  id: string;
  /** File in `content` that contains it, without extension. */
  file: string;
  /** Excerpt of that file that identifies the statement. */
  words: string;
  /** What has to be true. */
  claim: string;
  /** ISO date on which the owner confirmed it, in `owner-statements.json`. */
  confirmed: string | 'open';
}

const statements = [
  {
    id: 'survived',
    file: 'author-bio',
    words: 'survived health anxiety and wrote down how',
    claim: 'The author had health anxiety and came through it.',
  },
  {
    id: 'not-a-doctor',
    file: 'author-bio',
    words: 'is not a doctor or a therapist',
    claim: 'The author is neither a doctor nor a therapist.',
  },
  {
    id: 'years-of-searching',
    file: 'author-bio',
    words: 'spent years looking up symptoms at night',
    claim: 'It lasted for years, mostly at night.',
  },
  {
    id: 'pulse-and-lamp',
    file: 'about',
    words: 'I had a favourite lamp for looking at my tongue',
    claim: 'The resting pulse known by heart, the lamp for the tongue, the forum post.',
  },
  {
    id: 'doctors',
    file: 'about',
    words: 'I went to doctors, which was right',
    claim: 'The author saw doctors, looked up what they had said, and asked the family.',
  },
  {
    id: 'slug',
    file: 'slug-story',
    words: 'Then I turned on the light and met the slug',
    claim: 'The night of the slug: October, barefoot, in the dark, forty minutes of searching.',
  },
  {
    id: 'slug-in-the-museum',
    file: 'articles/embarrassing-google-searches',
    words: 'It was made on the stairs, in the dark, at length',
    claim: 'The search about one cold, wet foot was a real one, made on the stairs.',
  },
  {
    id: 'slug-at-length',
    file: 'chapters/chapter-4',
    words: 'slug',
    claim: 'The same night as chapter 4 tells it, with the people in it.',
  },
  {
    id: 'the-gap',
    file: 'about',
    words: 'I counted it once and got to four',
    claim: 'How the four seconds and the method were found.',
  },
  {
    id: 'notes-became-book',
    file: 'author-bio',
    words: 'grew out of the notes he kept afterwards',
    claim: 'The book grew out of notes.',
  },
  {
    id: 'today',
    file: 'about',
    words: 'I still get the thoughts',
    claim: 'The thoughts still come, and the author flips.',
  },
  {
    id: 'fun-facts',
    file: 'about',
    words: 'Has been asked to leave a pharmacy for reading the leaflets',
    claim: 'The six facts about the author: table, thermometer, pharmacy, slippers, lift, requests.',
  },
  {
    id: 'first-night',
    file: 'chapters/chapter-1',
    words: 'I found it out years later, slowly',
    claim:
      'Chapter 1: the night of the thumb, the doctor that week, and the six weeks of searching after it.',
  },
  {
    id: 'relapse',
    file: 'chapters/chapter-15',
    words: 'I searched for forty minutes in a car park yesterday',
    claim: 'Chapter 15: the relapse in the car park, and the week after it.',
  },
  {
    id: 'author-note',
    file: 'book',
    words: 'I spent years being afraid of my own body',
    claim: 'The note on the book page.',
  },
  {
    id: 'introduction',
    file: 'speaker-kit',
    words: 'Our speaker did this for years, mostly at night',
    claim: 'The introduction that organisers read aloud.',
  },
  {
    id: 'workbook-welcome',
    file: 'workbook/parts/welcome',
    words: 'has lived with health anxiety',
    claim: 'The workbook was written by someone who has lived with health anxiety.',
  },
  {
    id: 'years-in-the-faq',
    file: 'faq',
    words: 'comes from years of health anxiety, and from the way out of it',
    claim: 'The answer about qualifications: years of health anxiety, and a way out.',
  },
  {
    id: 'got-it-wrong',
    file: 'book',
    words: 'The author got all of it wrong at first',
    claim: 'The author got each of the four steps wrong at first.',
  },
  {
    id: 'chapter-list',
    file: 'book-outline',
    words: 'what my family did about the light bulbs',
    claim: 'What the list of chapters tells: the light bulbs, the lamp, aisle seven, the holidays.',
  },
  {
    id: 'gives-talks',
    file: 'author-bio',
    words: 'He speaks about search boxes',
    claim: 'The author gives talks, of the kind that the speaking pages describe.',
  },
  {
    id: 'lost-hours',
    file: 'speaking',
    words: 'told by someone who lost a good many',
    claim: 'The first talk is told from hours that the author lost to searching.',
  },
  {
    id: 'patient',
    file: 'speaking',
    words: 'what a frightened person hears when a clinician says',
    claim: 'The fourth talk rests on the author’s own appointments.',
  },
  {
    id: 'asked-at-talks',
    file: 'chapters/chapter-4',
    words: 'the part they ask about at talks',
    claim: 'People ask about the slug at talks.',
  },
  {
    id: 'person',
    file: 'chapters/chapter-4',
    words: 'I do not have children',
    claim: 'The person in the chapters: English, left-handed, no children, a dog, a quiz team, a partner.',
  },
  {
    id: 'therapy',
    file: 'chapters/chapter-15',
    words: 'I did that, in the end, and I ought to have done it years sooner',
    claim: 'The author asked for talking therapy and had it.',
  },
  {
    id: 'other-sufferers',
    file: 'chapters/chapter-15',
    words: 'I have compared notes with a good many fellow sufferers',
    claim: 'The author has talked with many other people who have health anxiety.',
  },
  {
    id: 'in-search-results',
    file: 'pages',
    words: 'He survived health anxiety and wrote down what he did',
    claim: 'What search engines show of the page about the author.',
  },
] as const satisfies readonly Omit<OwnerStatement, 'confirmed'>[];

export const ownerStatements: readonly OwnerStatement[] = statements.map((each) => ({
  ...each,
  ...confirmed[each.id],
}));

/** Statements the owner has not confirmed yet. */
export function openStatements(all: readonly OwnerStatement[] = ownerStatements): readonly OwnerStatement[] {
  return all.filter(({ confirmed }) => confirmed === 'open');
}
