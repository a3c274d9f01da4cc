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
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { newsletterPage } from '@/content/newsletter';
import { press } from '@/content/press';
import { resourcesPage } from '@/content/resources';
import { reviewsPage } from '@/content/reviews-page';
import { speakerKit } from '@/content/speaker-kit';
import { speaking } from '@/content/speaking';
import { workbookPage } from '@/content/workbook-page';
import { paths } from '@/lib/paths';

export interface Route {
  path: string;
  /** The text of the page's only `h1`. */
  heading: string;
  /** The path of the page with the original text, if that is another one. */
  canonical?: string;
}

/** Every indexable page, including articles and chapters. All tests of the public site use this list. */
export const routes: readonly Route[] = [
  { path: paths.home, heading: home.hero.headline },
  { path: paths.book, heading: book.headline },
  { path: paths.sampleChapters, heading: chapterReader.headline },
  ...sampleChapters.map(({ id, title }, index) => ({
    path: paths.chapter(id),
    heading: title,
    ...(index === 0 && { canonical: paths.sampleChapters }),
  })),
  { path: paths.blog, heading: blog.headline },
  ...articles.map(({ id, title }) => ({ path: paths.article(id), heading: title })),
  { path: paths.about, heading: about.headline },
  { path: paths.workbook, heading: workbookPage.headline },
  { path: paths.testimonials, heading: reviewsPage.headline },
  { path: paths.speaking, heading: speaking.headline },
  { path: paths.speakerKit, heading: speakerKit.headline },
  { path: paths.newsletter, heading: newsletterPage.headline },
  { path: paths.press, heading: press.headline },
  { path: paths.contact, heading: contact.headline },
  { path: paths.resources, heading: resourcesPage.headline },
  { path: paths.companion, heading: companion.headline },
  { path: paths.figures, heading: figuresPage.headline },
  { path: paths.evidence, heading: evidencePage.headline },
  { path: paths.landing, heading: landing.headline },
  { path: paths.privacy, heading: privacy.headline },
  { path: paths.terms, heading: terms.headline },
];

/** Same components as an article, and nothing interactive. */
const ofTextAlone = [
  paths.about,
  paths.companion,
  paths.evidence,
  paths.figures,
  paths.press,
  paths.privacy,
  paths.speakerKit,
  paths.terms,
  ...sampleChapters.map(({ id }) => paths.chapter(id)),
];

/** All articles share their components, and so do all chapters. */
const made = (path: string) => path.replace(/^(\/blog|\/sample-chapters)\/.+/, '$1/…');

/** One page of each kind. */
export const kinds: readonly Route[] = routes.filter(
  ({ path }, at) => routes.findIndex((other) => made(other.path) === made(path)) === at,
);

/** The pages that the first tier runs axe on: one of each kind with components of its own. */
export const kindsOfParts: readonly Route[] = kinds.filter(({ path }) => !ofTextAlone.includes(path));
