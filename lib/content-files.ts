import { z } from 'zod';

/*
 * The files of `content` that the owner changes at /admin/content: typed JSON beside their modules. The build, the tests and the
 * workspace check them by these schemas. A file is a map of entries, each changed by itself.
 */

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\n\r]*$/, { error: 'one-line' });
const said = (most: number) => line(most).min(1, { error: 'missing' });
const day = z.iso.date({ error: 'day' });
const page = z.url({ protocol: /^https$/, error: 'https' }).max(300);
const price = z.string().regex(/^[$£€]\d{1,4}(?:\.\d\d)?$/, { error: 'price' });
const digitsOf = (text: string) => text.replace(/\D/g, '');

const way = z
  .strictObject({
    kind: z.enum(['call', 'text', 'chat', 'email']),
    label: said(60),
    href: z
      .string()
      .max(200)
      .regex(/^(?:tel:\+?\d+|sms:\+?\d+(?:[?&]body=\w+)?|mailto:\S+@\S+|https:\/\/\S+)$/, { error: 'link' }),
    hours: said(120),
  })
  // A number that is shown and another that is dialled would send a person in danger to a stranger.
  .refine(
    ({ kind, label, href }) =>
      (kind !== 'call' && kind !== 'text') ||
      !/^(?:tel|sms):/.test(href) ||
      digitsOf(href).endsWith(digitsOf(label).replace(/^0/, '')),
    { error: 'number', path: ['href'] },
  );

const entries = {
  site: z.strictObject({
    authorName: line(80),
    contactEmail: z.email({ error: 'email' }).max(254),
    postalAddress: said(300),
    amazonUrl: page,
    speakerReelUrl: page.or(z.literal('')),
    socialUrls: z.array(page).max(8),
    priceEbook: price,
    priceEbookBefore: price,
    priceKindle: price,
  }),
  helplines: z.strictObject({
    checked: day,
    live: day.or(z.literal('due')),
    ways: z.array(way).max(6),
  }),
  testimonials: z.strictObject({
    text: said(900),
    highlight: said(160),
    name: said(60),
    location: said(60),
    rating: z.coerce
      .number({ error: 'rating' })
      .int({ error: 'rating' })
      .min(1, { error: 'rating' })
      .max(5, { error: 'rating' }),
    /** When, and how, the reader agreed that it is shown. */
    agreed: day,
    proof: said(200),
  }),
  statements: z.strictObject({
    /** Where it stands, its words there, and what has to be true; changed with the text, not in the workspace. */
    file: said(80),
    words: said(200),
    claim: said(300),
    confirmed: day.or(z.literal('open')),
  }),
} as const;

export type ContentFileName = keyof typeof entries;
export type ContentEntries = { [Name in ContentFileName]: Record<string, z.infer<(typeof entries)[Name]>> };

export const contentFiles: Readonly<Record<ContentFileName, string>> = {
  site: 'content/site.json',
  helplines: 'content/helplines.json',
  testimonials: 'content/testimonials.json',
  statements: 'content/owner-statements.json',
};
export const contentFileNames = Object.keys(contentFiles) as ContentFileName[];

/** The empty entry, to fill in. */
export const newTestimonial: ContentEntries['testimonials'][string] = {
  ...{ text: '', highlight: '', name: '', location: '', rating: 5, agreed: '', proof: '' },
};

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** The schema of a whole file. */
export const contentFile = <Name extends ContentFileName>(name: Name) =>
  z.record(id, entries[name]) as unknown as z.ZodType<ContentEntries[Name]>;

/** The schema of one entry of a file. */
export const contentEntry = (name: ContentFileName) => entries[name] as z.ZodType<object>;

/** A file as it is written: the order of its entries kept, two spaces, a line break at the end. */
export const writeContentFile = (all: object) => `${JSON.stringify(all, null, 2)}\n`;

/** Dotted names of an entry's texts, such as `ways.0.label`; a list of texts is one, a line each. */
export function flatten(value: unknown, path = ''): [name: string, text: string][] {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return [[path, value.join('\n')]];
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, path ? `${path}.${name}` : name));
}

/** An entry with its texts replaced, by the names of `flatten`; unknown names are ignored. */
export function withTexts<Entry>(entry: Entry, texts: Readonly<Record<string, string>>, path = ''): Entry {
  if (Array.isArray(entry) && entry.every((each) => typeof each === 'string')) {
    return (texts[path] ?? entry.join('\n'))
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean) as Entry;
  }
  if (typeof entry !== 'object' || entry === null) return (texts[path] ?? entry) as Entry;
  const inner = Object.entries(entry).map(([name, value]) => [
    name,
    withTexts(value, texts, path ? `${path}.${name}` : name),
  ]);
  return (Array.isArray(entry) ? inner.map(([, value]) => value) : Object.fromEntries(inner)) as Entry;
}

/** A text with the apostrophes and quotation marks of the site, whatever the keyboard has. */
export const typographic = (text: string) =>
  text
    .replace(/(^|[\s([{—–-])"(?=\S)/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{“—–-])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’');
