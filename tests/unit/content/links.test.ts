import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { contactTopicIds } from '@/content/contact-topics';
import { figuresPage } from '@/content/figures-page';
import { landing } from '@/content/landing';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { menuGroups, navigation } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { marketingStrings } from './marketing-modules';
import { linksIn } from './read-blocks';

const hrefs = marketingStrings.flatMap(({ where, text }) => [
  ...(/\.href$/.test(where) ? [{ where, href: text }] : []),
  ...linksIn([text]).map(({ href }) => ({ where, href })),
]);

/** Fragments that sections and parts of a page carry. */
const fragments: Record<string, readonly string[]> = {
  '/': ['faq'],
  '/about-these-figures': [...figuresPage.before, ...figuresPage.after].map(({ id }) => id),
  '/landing': [landing.form.id],
  '/privacy': privacy.sections.map(({ id }) => id),
  '/terms': terms.sections.map(({ id }) => id),
};

describe('the links of the marketing pages', () => {
  it('are found by this test', () => {
    expect(hrefs.length).toBeGreaterThan(80);
  });

  it('lead to addresses of the site that exist, with fragments that exist', () => {
    const known: readonly unknown[] = [
      ...Object.values(paths),
      ...sampleChapters.map(({ id }) => paths.chapter(id)),
      ...articles.map(({ id }) => paths.article(id)),
    ];
    const broken = hrefs
      .filter(({ href }) => href.startsWith('/'))
      .filter(({ href }) => {
        const url = new URL(href, 'https://site.example');
        const fragment = url.hash.slice(1);
        return (
          (!known.includes(url.pathname) && !existsSync(`public${url.pathname}`)) ||
          (fragment && !fragments[url.pathname]?.includes(fragment))
        );
      });
    expect(broken).toEqual([]);
  });

  it('preset only topics that the contact form knows', () => {
    const topics = hrefs.flatMap(({ href }) => /[?&]topic=([^&#]+)/.exec(href)?.[1] ?? []);
    expect(topics.length).toBeGreaterThan(0);
    for (const topic of topics) expect(contactTopicIds).toContain(topic);
  });

  it('go outside over https, or are numbers and addresses to tap', () => {
    const outside = hrefs.filter(({ href }) => !href.startsWith('/') && !href.startsWith('#'));
    for (const { where, href } of outside)
      expect(href, where).toMatch(/^(https:\/\/|tel:\+?\d|sms:\d|mailto:)/);
  });
});

describe('the menu of small screens', () => {
  it('has each link of the bar once', () => {
    const hrefs = menuGroups.flatMap((group): readonly string[] => group.hrefs);
    expect(hrefs.toSorted()).toEqual(navigation.map(({ href }) => href).toSorted());
  });
});
