import { about } from '@/content/about';
import { articles } from '@/content/articles/articles';
import { blog } from '@/content/blog';
import { book, chapterReader } from '@/content/book';
import { sampleChapters } from '@/content/chapters/chapters';
import { companion } from '@/content/companion';
import { contact } from '@/content/contact';
import { evidencePage } from '@/content/evidence';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { landing } from '@/content/landing';
import { accessibility } from '@/content/legal/accessibility';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { newsletterPage } from '@/content/newsletter';
import { press } from '@/content/press';
import { resourcesPage } from '@/content/resources';
import { reviewsPage } from '@/content/reviews-page';
import { speakerKit } from '@/content/speaker-kit';
import { speaking } from '@/content/speaking';
import { workbookPage } from '@/content/workbook/page';
import { paths } from '@/lib/paths';
import { publicPages } from '@/lib/public-pages';

export interface Route {
  path: string;
  /** The text of the page's only `h1`. */
  heading: string | RegExp;
  /** The path of the page with the original text, if that is another one. */
  canonical?: string;
}

/** Headings that the specification or the content gives; a page without one must have any. */
const headings: Partial<Record<string, string>> = {
  [paths.home]: home.hero.headline,
  [paths.book]: book.headline,
  [paths.sampleChapters]: chapterReader.headline,
  [paths.blog]: blog.headline,
  [paths.about]: about.headline,
  [paths.workbook]: workbookPage.headline,
  [paths.testimonials]: reviewsPage.headline,
  [paths.speaking]: speaking.headline,
  [paths.speakerKit]: speakerKit.headline,
  [paths.newsletter]: newsletterPage.headline,
  [paths.press]: press.headline,
  [paths.contact]: contact.headline,
  [paths.resources]: resourcesPage.headline,
  [paths.companion]: companion.headline,
  [paths.claims]: figuresPage.headline,
  [paths.evidence]: evidencePage.headline,
  [paths.landing]: landing.headline,
  [paths.privacy]: privacy.headline,
  [paths.terms]: terms.headline,
  [paths.accessibility]: accessibility.headline,
  ...Object.fromEntries(sampleChapters.map(({ id, title }) => [paths.chapter(id), title])),
  ...Object.fromEntries(articles.map(({ id, title }) => [paths.article(id), title])),
};

const [firstChapter] = sampleChapters;

/** Documents that search engines are told to list by another page's path. */
const copies: Partial<Record<string, string>> = {
  ...(firstChapter && { [paths.chapter(firstChapter.id)]: paths.sampleChapters }),
};

/**
 * Every document of the sitemap, including articles, chapters and worksheets, and those whose canonical path is another.
 * All tests of the public site use this list.
 */
export const routes: readonly Route[] = [
  ...publicPages()
    .map(({ path }) => path)
    .filter((path) => path !== paths.flipApp),
  ...Object.keys(copies),
].map((path) => {
  const canonical = copies[path];
  return { path, heading: headings[path] ?? /\S/, ...(canonical && { canonical }) };
});

/** Same components as an article, and nothing interactive. */
const ofTextAlone = [
  paths.about,
  paths.clinicians,
  paths.companion,
  paths.evidence,
  paths.claims,
  paths.press,
  paths.privacy,
  paths.speakerKit,
  paths.terms,
  paths.accessibility,
  ...sampleChapters.map(({ id }) => paths.chapter(id)),
];

/** All articles share their components, and so do all chapters and all worksheets. */
const made = (path: string) => path.replace(/^(\/blog|\/sample-chapters|\/workbook\/pages)\/.+/, '$1/…');

/** One page of each kind. */
export const kinds: readonly Route[] = routes.filter(
  ({ path }, at) => routes.findIndex((other) => made(other.path) === made(path)) === at,
);

/** The pages that the first tier runs axe on: one of each kind with components of its own. */
export const kindsOfParts: readonly Route[] = kinds.filter(({ path }) => !ofTextAlone.includes(path));
