import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articles } from '@/content/articles/articles';
import { blog } from '@/content/blog';
import { sampleChapters } from '@/content/chapters/chapters';
import { contactTopicIds } from '@/content/contact';
import { figuresPage } from '@/content/figures-page';
import { landing } from '@/content/landing';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { menuGroups, navigation } from '@/content/navigation';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { parseInline } from '@/lib/rich-text/inline';
import { marketingStrings } from './every-module';
import { linksIn } from './read-blocks';

const hrefs = marketingStrings.flatMap(({ where, text }) => [
  ...(/\.href$/.test(where) ? [{ where, href: text }] : []),
  ...linksIn([text]).map(({ href }) => ({ where, href })),
]);

/** Fragment ids of pages. */
const fragments: Record<string, readonly string[]> = {
  '/': ['faq'],
  '/blog': [blog.guides.id],
  '/about-these-figures': [...figuresPage.before, ...figuresPage.after].map(({ id }) => id),
  '/landing': [landing.form.id],
  // Ids of the two boxes in `components/site/safety.tsx`.
  '/resources': ['red-flags', 'not-safe'],
  '/privacy': privacy.sections.map(({ id }) => id),
  '/terms': terms.sections.map(({ id }) => id),
};

it('links on marketing pages lead to existing paths, fragments and topics, or out by https, tel, sms or mailto', () => {
  const known: readonly unknown[] = [
    ...Object.values(paths),
    ...sampleChapters.map(({ id }) => paths.chapter(id)),
    ...articles.map(({ id }) => paths.article(id)),
    ...workbook.parts.map(({ id }) => paths.worksheet(id)),
  ];
  const broken = hrefs.filter(({ href }) => {
    const { pathname, hash } = new URL(href, 'https://site.example');
    const leads = known.includes(pathname) || existsSync(`public${pathname}`);
    return href.startsWith('/') && !(leads && (!hash || fragments[pathname]?.includes(hash.slice(1))));
  });
  expect(hrefs.length).toBeGreaterThan(80);
  expect(broken).toEqual([]);
  const topics = hrefs.flatMap(({ href }) => /[?&]topic=([^&#]+)/.exec(href)?.[1] ?? []);
  expect(topics.length).toBeGreaterThan(0);
  for (const topic of topics) expect(contactTopicIds).toContain(topic);
  const outside = hrefs.filter(({ href }) => !href.startsWith('/') && !href.startsWith('#'));
  for (const { where, href } of outside)
    expect(href, where).toMatch(/^(https:\/\/|tel:\+?\d|sms:\d|mailto:)/);
});

it('the mobile menu has each link of the navigation bar once', () => {
  const hrefs = menuGroups.flatMap((group): readonly string[] => group.hrefs);
  expect(hrefs.toSorted()).toEqual(navigation.map(({ href }) => href).toSorted());
});

it.each([
  'https://doi.org/10.1016/S0140-6736(99)03445-2',
  'https://en.wikipedia.org/wiki/Flip_(a_(nested)_one)',
  'https://example.org/plain',
])('a link may lead to %s', (href) => {
  expect(parseInline(`See [the study](${href}) (in full).`)).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'the study', href },
    { kind: 'text', text: ' (in full).' },
  ]);
});
