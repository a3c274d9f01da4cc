import { fourSecondTechniqueBreakdown } from './4-second-technique-breakdown';
import type { Article } from './article';
import { askingChatgptAboutSymptoms } from './asking-chatgpt-about-symptoms';
import { differenceRealVsAnxiety } from './difference-real-vs-anxiety';
import { embarrassingGoogleSearches } from './embarrassing-google-searches';
import { familyFriendsSupport } from './family-friends-support';
import { googleSpiralScience } from './google-spiral-science';
import { healthAnxietyAtNight } from './health-anxiety-at-night';
import { healthAnxietyInPregnancy } from './health-anxiety-in-pregnancy';
import { healthAnxietyOrOcd } from './health-anxiety-or-ocd';
import { healthAnxietySignsCauses } from './health-anxiety-signs-causes';
import { healthAnxietyTreatment } from './health-anxiety-treatment';
import { healthAnxietyWithIllness } from './health-anxiety-with-illness';
import { heartRacingAndScared } from './heart-racing-and-scared';
import { stopAskingAmIOk } from './stop-asking-am-i-ok';
import { stopBodyChecking } from './stop-body-checking';
import { stopGooglingSymptoms } from './stop-googling-symptoms';
import { successStories } from './success-stories';
import { tooScaredToSeeADoctor } from './too-scared-to-see-a-doctor';
import { waitingForTestResults } from './waiting-for-test-results';
import { whatIsHealthAnxiety } from './what-is-health-anxiety';

/** Blog posts, in list order. */
export const posts = [
  googleSpiralScience,
  fourSecondTechniqueBreakdown,
  embarrassingGoogleSearches,
  differenceRealVsAnxiety,
  familyFriendsSupport,
  successStories,
] as const satisfies readonly Article[];

/** Guides to the main questions, in reading order, and then to single situations. */
export const guides = [
  whatIsHealthAnxiety,
  healthAnxietySignsCauses,
  stopGooglingSymptoms,
  healthAnxietyWithIllness,
  healthAnxietyOrOcd,
  healthAnxietyTreatment,
  healthAnxietyAtNight,
  heartRacingAndScared,
  stopBodyChecking,
  stopAskingAmIOk,
  tooScaredToSeeADoctor,
  waitingForTestResults,
  askingChatgptAboutSymptoms,
  healthAnxietyInPregnancy,
] as const satisfies readonly Article[];

/** All articles. A new one is one more entry in one of the two lists. */
export const articles = [...posts, ...guides] as const satisfies readonly Article[];

export type ArticleId = (typeof articles)[number]['id'];

const list: readonly Article[] = articles;
const rows: readonly (readonly Article[])[] = [posts, guides];

export function findArticle(id: string): Article | undefined {
  return list.find((article) => article.id === id);
}

/** @throws Error if there is no such article */
export function getArticle(id: string): Article {
  const article = findArticle(id);
  if (!article) throw new Error(`There is no article "${id}"`);
  return article;
}

/**
 * The previous and next article in its list; undefined at the ends.
 * @throws Error if there is no such article
 */
export function neighbours(id: string): { previous?: Article; next?: Article } {
  const article = getArticle(id);
  const row = rows.find((candidate) => candidate.includes(article)) ?? list;
  const place = row.indexOf(article);
  const previous = row[place - 1];
  const next = row[place + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/**
 * Three other articles: first those of the same category, then those that follow in the list, wrapping around.
 * @throws Error if there is no such article
 */
export function related(id: string, all: readonly Article[] = list): Article[] {
  const place = all.findIndex((article) => article.id === id);
  const article = all[place];
  if (!article) throw new Error(`There is no article "${id}"`);
  const others = [...all.slice(place + 1), ...all.slice(0, place)];
  const alike = others.filter((other) => other.category === article.category);
  return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, 3);
}
