import { load } from 'cheerio';
import { z } from 'zod';

const address = z.url();
const reference = z.object({ '@id': address });
export const day = z.iso.date();

/** Schema of each node type; other types are not allowed on the site. */
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
      .length(1)
      .optional(),
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
 * The types of a page's structured data, in order.
 * @throws if a node is invalid, or if the data contains ratings or medical claims
 */
export function readStructuredData(html: string): string[] {
  const $ = load(html);
  return [...$('script[type="application/ld+json"]')].flatMap((script) => {
    const text = $(script).text();
    const { '@graph': found } = graph.parse(JSON.parse(text));
    for (const node of found) nodes[node['@type']].parse(node);
    if (/"\w*(?:rating|review)\w*":|"@type":"(?:\w*Rating|Review|Medical)/i.test(text))
      throw new Error('The structured data contains ratings or medical claims.');
    return found.map((node) => node['@type']);
  });
}
