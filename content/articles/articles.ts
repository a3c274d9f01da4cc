import { fourSecondTechniqueBreakdown } from './4-second-technique-breakdown';
import type { Article } from './article';
import { differenceRealVsAnxiety } from './difference-real-vs-anxiety';
import { embarrassingGoogleSearches } from './embarrassing-google-searches';
import { familyFriendsSupport } from './family-friends-support';
import { googleSpiralScience } from './google-spiral-science';
import { successStories } from './success-stories';

/** Every article in the order of the list; previous and next follow it. A new article is one more line. */
export const articles = [
  googleSpiralScience,
  fourSecondTechniqueBreakdown,
  embarrassingGoogleSearches,
  differenceRealVsAnxiety,
  familyFriendsSupport,
  successStories,
] as const satisfies readonly Article[];

export type ArticleId = (typeof articles)[number]['id'];

const list: readonly Article[] = articles;

export function findArticle(id: string): Article | undefined {
  return list.find((article) => article.id === id);
}

/** @throws Error when there is no such article */
export function getArticle(id: string): Article {
  const article = findArticle(id);
  if (!article) throw new Error(`There is no article "${id}"`);
  return article;
}

/**
 * The articles before and after this one in the list; at the ends one is missing.
 * @throws Error when there is no such article
 */
export function neighbours(id: string): { previous?: Article; next?: Article } {
  const place = list.indexOf(getArticle(id));
  const previous = list[place - 1];
  const next = list[place + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/**
 * Three other articles: those of the same category first, then the ones that follow in the list, round to its start.
 * @throws Error when there is no such article
 */
export function related(id: string, all: readonly Article[] = list): Article[] {
  const place = all.findIndex((article) => article.id === id);
  const article = all[place];
  if (!article) throw new Error(`There is no article "${id}"`);
  const others = [...all.slice(place + 1), ...all.slice(0, place)];
  const alike = others.filter((other) => other.category === article.category);
  return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, 3);
}
