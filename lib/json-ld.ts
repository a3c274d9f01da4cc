import type { BlogPosting, Book, BreadcrumbList, Offer, Person, Thing, WebSite } from 'schema-dts';
import type { Article } from '@/content/articles/article';
import { authorBio } from '@/content/author-bio';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { absoluteUrl, shareImages } from '@/lib/metadata';
import { paths } from '@/lib/paths';

/*
 * Structured data as schema.org nodes. No ratings, since none have been collected, and no medical types,
 * since the site gives no medical advice.
 */

/** One node of a schema.org graph, which the compiler checks against the vocabulary. */
export type JsonLdNode<Kind = Thing> = Exclude<Kind, string>;

/** One entry of a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

const ids = {
  site: () => absoluteUrl('/#site'),
  author: () => absoluteUrl(`${paths.about}#author`),
  book: () => absoluteUrl(`${paths.book}#book`),
};

/** The website, for the home page. */
export const websiteNode = (): JsonLdNode<WebSite> => ({
  '@type': 'WebSite',
  '@id': ids.site(),
  name: site.name,
  url: absoluteUrl(paths.home),
  description: pages[paths.home].description,
  inLanguage: site.language,
  publisher: { '@id': ids.author() },
});

/** The author; described by role until the owner sets a name. */
export const authorNode = (): JsonLdNode<Person> => ({
  '@type': 'Person',
  '@id': ids.author(),
  name: site.authorName || `The author of ${site.bookTitle}`,
  description: authorBio.short,
  url: absoluteUrl(paths.about),
  ...(site.socialUrls.length > 0 && { sameAs: site.socialUrls }),
});

const isOnAmazon = !/placeholder/.test(site.amazonUrl);
const kindleOffer: JsonLdNode<Offer> = {
  '@type': 'Offer',
  name: 'Amazon Kindle',
  price: site.prices.kindle.replace('$', ''),
  priceCurrency: 'USD',
  url: site.amazonUrl,
};

/** The book. Its only offer is the Kindle edition, once there is an address to buy it at; the ebook's checkout is not open yet. */
export const bookNode = (): JsonLdNode<Book> => ({
  '@type': 'Book',
  '@id': ids.book(),
  name: site.bookTitle,
  alternativeHeadline: site.bookSubtitle,
  description: pages[paths.book].description,
  url: absoluteUrl(paths.book),
  image: absoluteUrl(shareImages.ofPage(paths.book).path),
  author: { '@id': ids.author() },
  inLanguage: site.language,
  bookFormat: 'https://schema.org/EBook',
  genre: 'Self-help',
  ...(isOnAmazon && { offers: [kindleOffer] }),
});

/** An article with its sources. */
export function articleNode(article: Article): JsonLdNode<BlogPosting> {
  const { id, title, description, category, published, reviewed, sources } = article;
  const url = absoluteUrl(paths.article(id));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(shareImages.ofArticle(article).path),
    datePublished: published,
    dateModified: reviewed,
    articleSection: category,
    inLanguage: site.language,
    author: { '@id': ids.author() },
    publisher: { '@id': ids.author() },
    isPartOf: { '@id': ids.site() },
    citation: sources.map(({ text }) => text),
  };
}

/** The breadcrumb trail from the home page to the page itself. */
export const crumbsNode = (crumbs: readonly Crumb[]): JsonLdNode<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});
