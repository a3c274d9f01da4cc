import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkReactForms, stripFramework } from '@/build/documents/framework';
import { documentOf } from './document-of';

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

function strip(html: string): string {
  const document = documentOf(html, '/a-page');
  stripFramework(document);
  return document.$.html();
}

it('a page without the framework keeps its text, data and own scripts, and no other scripts', () => {
  const html = strip(page());
  const own = ['type="application/ld+json"', 'type="module" src="/elements/ambient.AAAA.js"'];
  expect(html.match(/<script\b[^>]*/g)).toEqual(own.map((attributes) => `<script ${attributes}`));
  expect(html).toContain('<p>Words</p>');
  expect(html).not.toContain('rel="preload" as="script"');
  expect(html).not.toMatch(/\/_next\/static\/chunks\/\w+\.js/);
});

it.each([
  ['an inline one', '<script>alert(1)</script>'],
  ['one that starts like a known one', '<script>self.__next_f.push([1,"x"]);alert(1)</script>'],
  ['a file of another site', '<script src="//elsewhere.example/a.js"></script>'],
  ['a file of another site, by https', '<script src="https://elsewhere.example/a.js"></script>'],
])('an unknown script fails the build with the page and the remedy: %s', (_, script) => {
  expect(() => strip(page(script))).toThrow(/^\/a-page holds a script .*<script.* Move it/s);
});

it.each([
  ['files', [framework, late]],
  ['a bootstrap', [bootstrap]],
  ['flight data', [opening, flight]],
])('an unknown script is not confused with a page without %s', (_, missing) => {
  const html = missing.reduce((text, element) => text.replace(element, ''), page());
  expect(() => strip(html)).toThrow('/a-page holds no ');
});

const folder = mkdtempSync(join(tmpdir(), 'quiet-'));
afterAll(() => rmSync(folder, { recursive: true }));

function manifest(modules: Record<string, number>): string {
  const chunk = (id: number) => ({ id, name: '*', chunks: ['/a.js'] });
  const chunks = Object.entries(modules).map(([path, id]) => [`[project]/${path}`, chunk(id)]);
  const clientModules = Object.fromEntries(chunks);
  const file = join(folder, 'manifest.js');
  const json = JSON.stringify({ moduleLoading: { prefix: '' }, clientModules });
  writeFileSync(
    file,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/(site)/a/page"] = ${json};\n;// A platform asks for more than JSON.\nvoid process.env.NEXT_DEPLOYMENT_ID;`,
  );
  return file;
}

const modules = {
  'node_modules/next/dist/esm/client/components/layout-router.js': 1,
  'app/error.tsx': 2,
  'components/forms/google-button.tsx': 3,
  'app/(site)/workbook/form.tsx': 4,
};

const pageWith = (flight: string, project = '[project]/') => {
  const document = documentOf(`<body><script>${flight}</script></body>`, '/a', manifest(modules));
  return checkReactForms({ ...document, project });
};

it('a page fails the build for a component that needs React or a manifest from elsewhere, not for a form in its place', () => {
  expect(() => pageWith('1:I[1,[]]\\n2:I[2,[]]\\n3:I[3,[],\\"GoogleButton\\"]\\n4:I[4,[]]')).toThrow(
    '/a is prerendered and has components that React would have to run: components/forms/google-button.tsx. Make',
  );
  expect(pageWith('1:I[1,[]]\\n2:I[2,[]]\\n3:I[31,[]]')).toBe(0);
  expect(pageWith('1:I[1,[]]\\n4:I[4,[]]')).toBe(1);
  expect(() => pageWith('3:I[3,[]]', '[project]/apps/')).toThrow('of /a name no file of [project]/apps/');
});
