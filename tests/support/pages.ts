import { sampleChapters } from '@/content/chapters/chapters';
import { paths } from '@/lib/paths';
import { publicPages } from '@/lib/public-pages';

export interface Route {
  path: string;
  /** The path of the page with the original text, if that is another one. */
  canonical?: string;
}

const [firstChapter] = sampleChapters;

/**
 * Every document of the sitemap, including articles, chapters and worksheets, and the first chapter, which search engines are told
 * to list by another page's path. All tests of the public site use this list.
 */
export const routes: readonly Route[] = [
  ...publicPages().filter(({ path }) => path !== paths.flipApp),
  { path: paths.chapter(firstChapter.id), canonical: paths.sampleChapters },
].map(({ path, canonical }: Route) => ({ path, ...(canonical && { canonical }) }));

/** Same components as an article, and nothing interactive. */
const ofTextAlone = [
  ...[paths.about, paths.clinicians, paths.companion, paths.evidence, paths.claims, paths.press],
  ...[paths.privacy, paths.speakerKit, paths.terms, paths.accessibility],
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
