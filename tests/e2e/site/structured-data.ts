import { load } from 'cheerio';

/** Each type of node that the site may have, with what it must say. */
const needed: Readonly<Record<string, string>> = {
  WebSite: '@id name url publisher',
  Person: '@id name description url',
  Book: '@id name author',
  BlogPosting: 'headline datePublished dateModified author image mainEntityOfPage citation',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  Offer: 'price priceCurrency url',
};

/** The forms of values, by name; the compiler checks their types. */
const forms: readonly (readonly [name: RegExp, form: RegExp])[] = [
  [/^(?:@id|url|image|item|mainEntityOfPage)$/, /^https?:\/\/[^\s/]+(?:\/\S*)?$/],
  [/^date/, /^\d{4}-\d\d-\d\d$/],
  [/^price$/, /^\d+\.\d\d$/],
  [/^priceCurrency$/, /^[A-Z]{3}$/],
];

type Data = Readonly<Record<string, unknown>>;

/** @throws if this or a value within it is invalid */
function check(data: Data): void {
  const type = String(data['@type'] ?? '');
  const missing = type && needed[type]?.split(' ').filter((name) => !data[name]);
  if (type && missing?.length !== 0) throw new Error(`${type} may not be here, or lacks ${missing}.`);
  for (const [name, value] of Object.entries(data)) {
    const wrong = forms.find(([named, form]) => named.test(name) && !form.test(String(value)));
    if (wrong && typeof value === 'string') throw new Error(`${name} is no ${wrong[1]}: ${value}`);
    if (typeof value === 'object' && value) check(value as Data);
  }
}

/**
 * The types of a page's structured data, in order.
 * @throws if a node is invalid, or if the data contains ratings or medical claims
 */
export function readStructuredData(html: string): string[] {
  const $ = load(html);
  return [...$('script[type="application/ld+json"]')].flatMap((script) => {
    const text = $(script).text();
    if (/"\w*(?:rating|review)\w*":|"@type":"(?:\w*Rating|Review|Medical)/i.test(text))
      throw new Error('The structured data contains ratings or medical claims.');
    const found: { '@context': string; '@graph': Data[] } = JSON.parse(text);
    if (found['@context'] !== 'https://schema.org') throw new Error('This is no data of schema.org.');
    found['@graph'].forEach(check);
    return found['@graph'].map((node) => String(node['@type']));
  });
}
