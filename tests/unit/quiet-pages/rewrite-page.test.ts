import { describe, expect, it } from 'vitest';
import { hashInline } from '@/scripts/quiet-pages/hash-inline';
import { type Moment, rewritePage } from '@/scripts/quiet-pages/rewrite-page';
import type { Start } from '@/scripts/quiet-pages/start';

const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const framework = '<script src="/_next/static/chunks/a.js" async=""></script>';
const late = '<script src="/_next/static/chunks/main.js" async=""></script>';
const legacy = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const data = '<script type="application/ld+json">{"@type":"Book"}</script>';
const own = '<script type="module" src="/elements/ambient.AAAA.js"></script>';
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})</script>';
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const flight = '<script>self.__next_f.push([1,"1:[\\"$\\",\\"p\\",null,\\"\\u003c/script>\\"]\\n"])</script>';

const page = (...more: string[]) =>
  `<html><head>${sheet}${hint}${framework}${legacy}${data}</head><body><p>Words</p>${own}${bootstrap}${late}${opening}${flight}${more.join('')}</body></html>`;

const rewrite = (html: string, moment: Moment) => rewritePage(html, '/a-page', moment, '/_next/start.js');

function startOf(html: string): Start {
  const [, json = ''] =
    /<script type="application\/json" id="start"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as Start;
}

describe('a page that starts React on use', () => {
  const html = rewrite(page(), 'on-use');

  it('keeps its words, its data and its own files, and nothing else that is run', () => {
    expect(html.match(/<script\b[^>]*/g)).toEqual([
      '<script type="application/ld+json"',
      '<script defer src="/_next/start.js"',
      '<script type="module" src="/elements/ambient.AAAA.js"',
      '<script type="application/json" id="start"',
    ]);
    expect(html).toContain('<p>Words</p>');
    expect(html).not.toContain('rel="preload" as="script"');
    expect(hashInline(html).scripts).toEqual([]);
  });

  it('carries all that React needs, in the order of the page', () => {
    expect(startOf(html)).toEqual({
      files: ['/_next/static/chunks/a.js', '/_next/static/chunks/main.js'],
      styles: ['/_next/static/chunks/a.css'],
      bootstrap: [{ otherChunks: ['a.js'] }],
      flight: [[0], [1, '1:["$","p",null,"</script>"]\n']],
    });
  });

  it('does not let its data end the element that they stand in', () => {
    expect(html.split('id="start"')[1]).not.toMatch(/<(?!\/script><\/body>|\/body>|\/html>)/);
  });
});

describe('a page without a part for React', () => {
  it('brings neither the framework nor a starter', () => {
    const html = rewrite(page(), 'never');
    expect(html.match(/<script\b[^>]*/g)).toEqual([
      '<script type="application/ld+json"',
      '<script type="module" src="/elements/ambient.AAAA.js"',
    ]);
    expect(html).not.toMatch(/\/_next\/static\/chunks\/\w+\.js/);
  });
});

describe('a script that nobody knows', () => {
  it.each([
    ['an inline one', '<script>alert(1)</script>'],
    ['one that only begins like a known one', '<script>self.__next_f.push([1,"x"]);alert(1)</script>'],
    ['a file of another site', '<script src="//elsewhere.example/a.js"></script>'],
    ['a file of another site, by https', '<script src="https://elsewhere.example/a.js"></script>'],
  ])('fails the build, with the page and what to do: %s', (_, script) => {
    for (const moment of ['never', 'on-use'] as const) {
      expect(() => rewrite(page(script), moment)).toThrow(/^\/a-page holds a script .*<script.* Move it/s);
    }
  });

  it.each([
    ['files', [framework, late]],
    ['a bootstrap', [bootstrap]],
    ['rendered pieces', [opening, flight]],
  ])('is not mistaken for a page without %s', (_, missing) => {
    const html = missing.reduce((text, element) => text.replace(element, ''), page());
    expect(() => rewrite(html, 'on-use')).toThrow('/a-page holds no scripts of the framework');
  });
});

describe('a page that keeps its scripts', () => {
  it('names each inline one by its hash, and no other', () => {
    const html =
      '<script>a()</script><script src="/b.js"></script><script type="application/json">{}</script>';
    expect(hashInline(html)).toEqual({
      scripts: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
      styles: [],
    });
  });
});
