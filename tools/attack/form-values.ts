import type { Random } from '../../tests/support/seeded.ts';

/** What generated posts are made of: values that people type by accident and attackers on purpose. */

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Shows up unescaped in a page if anything does. */
export const mark = '<img src=x onerror=alert(1)>';

const oddTexts: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  mark,
  `"><script>alert(1)</script>`,
  `'; drop table public.contact_messages; --`,
  'Ann\r\nBcc: everybody@example.com',
  'Ann\nContent-Type: text/html\n\n<b>',
  'Ann%0d%0aBcc:x@example.com',
  '\u0000null\u0000',
  '\ud800 half a character',
  '‮right to left',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  'a'.repeat(101),
  'b'.repeat(201),
  'c'.repeat(5_000),
  'd'.repeat(5_001),
  'e'.repeat(60_000),
  '{"toString":1}',
  '__proto__',
  '$ACTION_ID_x',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  'Zoë O’Hara-Łukasz',
  'Ann',
  'undefined',
];

const oddAddresses: readonly string[] = [
  'ann@example.com,bob@example.com',
  'ann@example.com\r\nBcc: bob@example.com',
  'Ann <ann@example.com>',
  '"quoted"@example.com',
  'ann@@example.com',
  'ann@localhost',
  '@example.com',
  'ann@exa mple.com',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a.'.repeat(130)}com`,
  'ann@example.com\u0000',
  mark,
];

/** An address that a mail could be sent to; no two are the same. */
const goodAddress = (random: Random, index: number) =>
  pick(random, [
    `attack-${index}@example.com`,
    `  ATTACK-${index}@Example.com `,
    `attack-${index}+x.y@example.co.uk`,
  ]);

export interface GeneratedPost {
  form: 'workbook' | 'contact';
  withScript: boolean;
  fields: Record<string, string>;
  /** The page's own query: campaign labels. */
  query: string;
}

/** The post number `index` of a run; the same seed gives the same posts. */
export function generatePost(random: Random, index: number): GeneratedPost {
  const form = random() < 0.5 ? 'workbook' : 'contact';
  const address = random() < 0.6 ? goodAddress(random, index) : pick(random, [...oddAddresses, ...oddTexts]);
  const text = () => pick(random, oddTexts);
  const word = () => (random() < 0.5 ? pick(random, ['Ann', 'Zoë', 'Ann Reader']) : text());
  const fields: Record<string, string> =
    form === 'workbook'
      ? { email: address, firstName: word(), lastName: word() }
      : {
          name: word(),
          email: address,
          type: random() < 0.8 ? pick(random, ['speaking', 'media', 'book', 'feedback']) : text(),
          subject: word(),
          message: random() < 0.5 ? `Message ${index} ${mark}` : text(),
        };
  for (const name of Object.keys(fields)) if (random() < 0.05) delete fields[name];
  if (random() < 0.05) fields[text().slice(0, 50) || 'extra'] = text();
  if (random() < 0.03) fields.again = '1';
  const label = new URLSearchParams({ utm_source: text().slice(0, 300), utm_campaign: word().slice(0, 300) });
  const query = random() < 0.3 ? `?${label}` : '';
  return { form, withScript: random() < 0.5, fields, query };
}
