import { load } from 'cheerio';
import { z } from 'zod';

const address = z.url();
const reference = z.object({ '@id': address });
export const day = z.iso.date();

/** What each kind of node must have; a kind that is not listed does not belong on the site. */
const nodes = {
  WebSite: z.object({ '@id': address, name: z.string(), url: address, publisher: reference }),
  Person: z.object({ '@id': address, name: z.string().min(3), description: z.string(), url: address }),
  Book: z.object({
    '@id': address,
    name: z.string(),
    author: reference,
    offers: z
      .array(
        z.object({
          '@type': z.literal('Offer'),
          price: z.string().regex(/^\d+\.\d\d$/),
          priceCurrency: z.string().length(3),
          url: address,
        }),
      )
      .length(2),
  }),
  BlogPosting: z.object({
    headline: z.string(),
    datePublished: day,
    dateModified: day,
    author: reference,
    image: address,
    mainEntityOfPage: address,
    citation: z.array(z.string()),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.number().int().positive(),
          name: z.string(),
          item: address,
        }),
      )
      .min(2),
  }),
} as const;

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.enum(Object.keys(nodes) as (keyof typeof nodes)[]) })),
});

/**
 * The kinds of things that a page describes to search engines.
 * @throws when one of them misses what it must have, or says what the site does not claim
 */
export function readStructuredData(html: string): string[] {
  const $ = load(html);
  return [...$('script[type="application/ld+json"]')].flatMap((script) => {
    const text = $(script).text();
    const { '@graph': found } = graph.parse(JSON.parse(text));
    for (const node of found) nodes[node['@type']].parse(node);
    if (/"\w*(?:rating|review)\w*":|"@type":"(?:\w*Rating|Review|Medical)/i.test(text))
      throw new Error('It speaks of ratings or of medicine.');
    return found.map((node) => node['@type']);
  });
}
