/**
 * The registry of marketing figures. Each is defined here once; pages refer to it by id.
 * `CLAIMS=evidenced` at build time excludes those that are still `illustrative`.
 */

import { type Claim, type ClaimsMode, claimsMode, mayShow } from './claim';
import { evidenceClaims } from './evidence-claims';

const noCountYet = 'A goal written into the design of the site. No one has counted this yet.';
const noStudyYet = 'An illustration of what the method aims at. It has not been measured.';
const noReviewsYet = 'A placeholder. No reader reviews have been gathered yet.';

export const claims = [
  {
    id: 'lives-changed-1000',
    value: '1000+',
    label: 'Lives Changed',
    text: '1000+ Lives Changed',
    pages: ['/', '/book'],
    basis: 'illustrative',
    restsOn: noCountYet,
    needs: 'Signed reader accounts, or a survey with its questions, dates and number of answers.',
  },
  {
    id: 'people-helped-1000',
    value: '1000+',
    label: 'People Helped',
    text: '1000+ People Helped',
    pages: ['/book'],
    basis: 'illustrative',
    restsOn: noCountYet,
    needs: 'Sales and download records, and a survey that asks readers whether it helped.',
  },
  {
    id: 'people-helped-10000',
    value: '10,000+',
    label: 'People Helped',
    text: '10,000+ People Helped',
    pages: ['/about', '/landing'],
    basis: 'illustrative',
    restsOn: noCountYet,
    needs: 'Sales and download records, and a survey that asks readers whether it helped.',
  },
  {
    id: 'lives-changed-5000',
    value: '5000+',
    label: 'Lives Changed',
    text: '5000+ Lives Changed',
    pages: ['/about', '/testimonials'],
    basis: 'illustrative',
    restsOn: noCountYet,
    needs: 'Signed reader accounts, or a survey with its questions, dates and number of answers.',
  },
  {
    id: 'rating-4-9',
    value: '4.9/5',
    label: 'Average Rating',
    text: '4.9/5 Average Rating',
    pages: ['/book', '/landing'],
    basis: 'illustrative',
    restsOn: noReviewsYet,
    needs: 'The ratings of verified buyers, with the number of ratings and the day they were counted.',
  },
  {
    id: 'reviews-500',
    value: '500+',
    label: 'Reviews',
    text: '500+ reviews',
    pages: ['/book'],
    basis: 'illustrative',
    restsOn: noReviewsYet,
    needs: 'A public list of reviews that anyone can count.',
  },
  {
    id: 'rating-4-8',
    value: '4.8/5',
    label: 'Average Rating',
    text: '4.8/5 Average Rating',
    pages: ['/testimonials'],
    basis: 'illustrative',
    restsOn: noReviewsYet,
    needs: 'The ratings of verified buyers, with the number of ratings and the day they were counted.',
  },
  {
    id: 'reviews-1000',
    value: '1000+',
    label: 'Reviews',
    text: '1000+ reviews',
    pages: ['/testimonials'],
    basis: 'illustrative',
    restsOn: noReviewsYet,
    needs: 'A public list of reviews that anyone can count.',
  },
  {
    id: 'would-recommend',
    value: '98%',
    label: 'Would Recommend',
    text: '98% would recommend',
    pages: ['/about', '/book', '/testimonials'],
    basis: 'illustrative',
    restsOn: noReviewsYet,
    needs: 'A reader survey: the question as asked, how many were asked, how many answered.',
  },
  {
    id: 'two-hour-read',
    value: '2-hour',
    label: 'Read',
    text: '2-hour read',
    pages: ['/book', '/press'],
    basis: 'illustrative',
    restsOn: 'A guess at an easy pace. The final word count will settle it.',
    needs: 'The word count of the printed text, divided by an ordinary reading speed.',
  },
  {
    id: 'four-second-technique',
    value: '4-second',
    label: 'Technique',
    text: '4-second technique',
    pages: ['/', '/about', '/book', '/landing', '/workbook'],
    basis: 'evidenced',
    restsOn:
      'The length of each timed step of the exercise. It says how long a step lasts, and nothing about how soon anyone feels better.',
    needs: '',
  },
  {
    id: 'works-in-4-seconds',
    value: '4 Seconds',
    label: 'Works in Just',
    text: 'Works in Just 4 Seconds',
    pages: ['/landing'],
    basis: 'illustrative',
    restsOn:
      'A way of saying that a step of the exercise is short. How soon anyone feels better has not been measured.',
    needs: 'A controlled study of this exercise with people who have health anxiety.',
  },
  {
    id: 'workbook-free',
    value: '100%',
    label: 'FREE',
    text: '100% FREE',
    pages: ['/landing'],
    basis: 'evidenced',
    restsOn: 'The workbook and its seven emails cost nothing, and no card is needed.',
    needs: '',
  },
  {
    id: 'trial-30-days',
    value: '30-day',
    label: 'Trial of the Technique',
    text: '30-day trial of the technique',
    pages: ['/', '/book'],
    basis: 'evidenced',
    restsOn: 'An invitation: try the exercise for 30 days and judge for yourself. It is free in the app.',
    needs: '',
  },
  {
    id: 'guarantee-30-days',
    value: '30-day',
    label: 'Money-Back Guarantee',
    text: '30-day money-back guarantee',
    pages: ['/', '/book', '/terms'],
    basis: 'evidenced',
    restsOn: 'Our own terms of sale, which bind us.',
    needs: '',
  },
  {
    id: 'results-week-1',
    value: 'Week 1',
    label: 'First Results',
    text: 'Results in week 1',
    pages: ['/book'],
    basis: 'illustrative',
    restsOn: noStudyYet,
    needs: 'A follow-up of readers from their first day, including those who stopped.',
  },
  {
    id: 'breakthrough-week-3',
    value: 'Week 3',
    label: 'Breakthroughs',
    text: 'Breakthroughs by week 3',
    pages: ['/book'],
    basis: 'illustrative',
    restsOn: noStudyYet,
    needs: 'A follow-up of readers from their first day, including those who stopped.',
  },
  {
    id: 'fewer-searches',
    value: '94%',
    label: 'Reduced Searches',
    text: '94% reduced searches',
    pages: ['/testimonials'],
    basis: 'illustrative',
    restsOn: noStudyYet,
    needs: 'A controlled study that counts searches before and after, with its method published.',
  },
  {
    id: 'fewer-panic-attacks',
    value: '87%',
    label: 'Fewer Panic Attacks',
    text: '87% fewer panic attacks',
    pages: ['/testimonials'],
    basis: 'illustrative',
    restsOn: noStudyYet,
    needs: 'A controlled study with a recognised measure of panic, with its method published.',
  },
  {
    id: 'better-sleep',
    value: '91%',
    label: 'Better Sleep',
    text: '91% better sleep',
    pages: ['/testimonials'],
    basis: 'illustrative',
    restsOn: noStudyYet,
    needs: 'A controlled study with a recognised measure of sleep, with its method published.',
  },
  {
    id: 'events-50',
    value: '50+',
    label: 'Events',
    text: '50+ events',
    pages: ['/speaking'],
    basis: 'illustrative',
    restsOn: noCountYet,
    needs: 'A list of events with dates and organisers.',
  },
  {
    id: 'people-reached-10000',
    value: '10,000+',
    label: 'People Reached',
    text: '10,000+ people reached',
    pages: ['/speaking'],
    basis: 'illustrative',
    restsOn: noCountYet,
    needs: 'Attendance figures from the organisers.',
  },
  {
    id: 'speaker-rating-4-9',
    value: '4.9/5',
    label: 'Speaker Rating',
    text: '4.9/5 rating',
    pages: ['/speaking'],
    basis: 'illustrative',
    restsOn: noReviewsYet,
    needs: 'Feedback forms from events, with the number handed out and handed back.',
  },
  {
    id: 'rebook-98',
    value: '98%',
    label: 'Rebook Rate',
    text: '98% rebook rate',
    pages: ['/speaking'],
    basis: 'illustrative',
    restsOn: noCountYet,
    needs: 'A list of organisers with first and second bookings.',
  },
  {
    id: 'transformed-this-month',
    value: '1247',
    label: 'people transformed this month',
    text: '1247 people transformed this month',
    pages: ['*'],
    basis: 'illustrative',
    restsOn:
      'A moving decoration. It starts at the same figure for everyone and now and then goes up by one on your screen. It counts no one.',
    needs: 'The real number of completed flips this month; the banner can show it by itself.',
  },
  {
    id: 'bestseller',
    value: '#1',
    label: 'Bestseller (soon/maybe)',
    text: '#1 Bestseller (soon/maybe)',
    pages: ['/book'],
    basis: 'illustrative',
    restsOn: 'A joke, as the brackets admit. The book has topped no list.',
    needs: 'A screenshot of the list, its name and the day.',
  },
  {
    id: 'reply-24-hours',
    value: '< 24hrs',
    label: 'Response Time',
    text: '< 24hrs',
    pages: ['/contact', '/speaking', '/press', '/speaking/kit'],
    basis: 'evidenced',
    restsOn: 'A promise of ours about business days. If we break it, write again and tell us so.',
    needs: '',
  },
  ...evidenceClaims,
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]['id'];

/**
 * A figure by id, whatever its basis.
 * @throws if there is no figure with that id
 */
export function claim(id: ClaimId): Claim {
  const found = claims.find((entry) => entry.id === id);
  if (!found) throw new Error(`No figure is called "${id}".`);
  return found;
}

/**
 * The figures with these ids that a page may show, in the given order.
 * @param mode `evidenced` excludes illustrative ones
 */
export function shownClaims(ids: readonly ClaimId[], mode: ClaimsMode = claimsMode): Claim[] {
  return ids.map(claim).filter((entry) => mayShow(entry, mode));
}

/**
 * A single figure, for badges and single lines.
 * @param mode with `evidenced`, the result for an illustrative figure is undefined
 */
export function shownClaim(id: ClaimId, mode: ClaimsMode = claimsMode): Claim | undefined {
  return shownClaims([id], mode)[0];
}
