import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { build } from 'esbuild';
import { afterAll, expect, it, vi } from 'vitest';
import { checkOutput } from '@/build/documents/checks';
import type { HtmlDocument } from '@/build/documents/document';
import { checkReactForms, stripFramework } from '@/build/documents/framework';
import { isRenderedPerRequest, routeOf } from '@/lib/pages';

const folder = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(folder, { recursive: true }));

const documentOf = (html: string, more: Partial<HtmlDocument> = {}): HtmlDocument => ({
  ...{ pathname: '/a', files: [], manifest: '', project: '[project]/', $: load(html), ...more },
});

it('a page is prerendered, rendered for each request, or none', () => {
  const files = ['/', '/blog/none', '/sample-chapters/99', '/contact', '/workbook', '/workbook/fill/x'];
  const made = ['/admin', '/admin/inbox', '/auth', '/workbook/open/a', '/workbook/course/a/1', '/account/'];
  const none = ['/workbook/download', '/auth/sign-out', '/api/subscription', '/account/export', '/no'];
  const unknown = ['/workbook/open', '/workbook/open/a/b', '/auth/none'];
  expect([...files, ...made, ...none].filter(routeOf)).toEqual([...files, ...made]);
  expect([...files, ...made, ...none, ...unknown].filter(isRenderedPerRequest)).toEqual(made);
});

it('the check of prerendered pages finds one without a policy, and in an evidenced-only build figures without evidence', () => {
  const head = `${'<link rel="preload" as="font" href="/a.woff2">'.repeat(2)}<style>${'a{color:red}'.repeat(100)}</style>`;
  const check = (words: string, policy: string) => {
    const file = join(folder, 'a.html');
    writeFileSync(file, `<head>${head}</head><main id="main">${words}</main>`);
    writeFileSync(join(folder, 'a.meta'), JSON.stringify({ headers: { 'content-security-policy': policy } }));
    const document = documentOf('', { files: [file] });
    return () => checkOutput([{ document, forms: 0, isApp: false, isEmergency: false }]);
  };
  const strict = "default-src 'none'; script-src 'self'; x";
  expect(check('4.8/5 Average Rating', strict)).not.toThrow();
  const loose = "script-src 'self' 'unsafe-inline';";
  for (const policy of ['', loose])
    expect(check('Words', policy)).toThrow('/a has no content-security-policy');
  vi.stubEnv('CLAIMS', 'evidenced');
  expect(check('Words', strict)).not.toThrow();
  expect(check('4.8/5 Average Rating', strict)).toThrow('/a shows figures without evidence: rating-4-8');
});

const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const scriptOf = (file: string, kind: string) =>
  `<script src="/_next/static/chunks/${file}" ${kind}=""></script>`;
const data = '<script type="application/ld+json">{"@type":"Book"}</script>';
const own = '<script type="module" src="/elements/ambient.AAAA.js"></script>';
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})</script>';
const flight = '<script>self.__next_f.push([1,"1:[\\"$\\",\\"p\\",null,\\"\\u003c/script>\\"]\\n"])</script>';
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

const page = (more = '') =>
  `<html><head>${sheet}${hint}${scriptOf('a.js', 'async')}${scriptOf('old.js', 'noModule')}${data}</head><body><p>Words</p>${own}${bootstrap}${scriptOf('main.js', 'async')}${opening}${flight}${more}</body></html>`;

it('a page without the framework keeps its text, data and own scripts, and fails the build for an unknown one, with the remedy', () => {
  const strip = (html: string) => {
    const document = documentOf(html, { pathname: '/a-page' });
    stripFramework(document);
    return document.$.html();
  };
  const html = strip(page());
  const own = ['type="application/ld+json"', 'type="module" src="/elements/ambient.AAAA.js"'];
  expect(html.match(/<script\b[^>]*/g)).toEqual(own.map((attributes) => `<script ${attributes}`));
  expect(html).toContain('<p>Words</p>');
  expect(html).not.toContain('rel="preload" as="script"');
  const likeOurs = 'self.__next_f.push([1,"x"]);alert(1)';
  for (const unknown of ['>alert(1)', `>${likeOurs}`, ' src="//elsewhere.example/a.js">'])
    expect(() => strip(page(`<script${unknown}</script>`))).toThrow(
      /^\/a-page holds a script .*<script.* Move it/s,
    );
});

it('a page fails the build for a component that needs React or a manifest from elsewhere, not for a form in its place', () => {
  const layout = 'node_modules/next/dist/esm/client/components/layout-router.js';
  const forms = ['components/forms/google-button.tsx', 'app/(site)/workbook/form.tsx'];
  const module = (id: number) => ({ id, name: '*', chunks: ['/a.js'] });
  const modules = [layout, 'app/error.tsx', ...forms].map((path, at) => [
    `[project]/${path}`,
    module(at + 1),
  ]);
  const json = JSON.stringify({ moduleLoading: { prefix: '' }, clientModules: Object.fromEntries(modules) });
  const manifest = join(folder, 'manifest.js');
  writeFileSync(
    manifest,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/(site)/a/page"] = ${json};\n;// A platform asks for more than JSON.\nvoid process.env.NEXT_DEPLOYMENT_ID;`,
  );
  const pageWith = (flight: string, project = '[project]/') =>
    checkReactForms(documentOf(`<body><script>${flight}</script></body>`, { manifest, project }));
  expect(() => pageWith('1:I[1,[]]\\n2:I[2,[]]\\n3:I[3,[],\\"GoogleButton\\"]\\n4:I[4,[]]')).toThrow(
    '/a is prerendered and has components that React would have to run: components/forms/google-button.tsx. Make',
  );
  expect(pageWith('1:I[1,[]]\\n2:I[2,[]]\\n3:I[31,[]]')).toBe(0);
  expect(pageWith('1:I[1,[]]\\n4:I[4,[]]')).toBe(1);
  expect(() => pageWith('3:I[3,[]]', '[project]/apps/')).toThrow('of /a name no file of [project]/apps/');
});

// Those of other documents are measured as they are sent, in e2e/site/every-page.spec.ts.
it('the script of the workbook’s form is at most 7.5 KB, compressed', async () => {
  const settings = { bundle: true, minify: true, format: 'esm', target: 'es2022' } as const;
  const entryPoints = ['app/(site)/workbook/fill/fill.ts'];
  const { outputFiles } = await build({ entryPoints, outdir: 'none', write: false, ...settings });
  const bytes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
  expect(bytes).toEqual([expect.toSatisfy((each) => each > 1024 && each <= 7.5 * 1024)]);
});
