import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { checkOutput, unevidencedIn } from '@/build/documents/checks';
import { inlineStyles, policyOf, setPolicy } from '@/build/documents/inline-styles';
import { documentOf } from './document-of';

const folder = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(folder, { recursive: true }));

const font = '<link rel="preload" as="font" href="/a.woff2">';
const style = `<style>${'a{color:red}'.repeat(100)}</style>`;
const main = '<main id="main">Words</main>';
const good = `<html><head>${font}${font}${style}</head><body>${main}<script type="module" src="/elements/a.js"></script></body></html>`;

const strict = "default-src 'none'; script-src 'self'; x";
function check(html: string, { forms = 0, isApp = false, policy = strict } = {}) {
  const file = join(folder, 'a.html');
  writeFileSync(file, html);
  const headers = policy ? { 'content-security-policy': policy } : {};
  writeFileSync(join(folder, 'a.meta'), JSON.stringify({ headers }));
  checkOutput([{ document: { ...documentOf(''), files: [file] }, forms, isApp }]);
}

it.each([
  ['has no content-security-policy', good, { policy: '' }],
  ['has no content-security-policy', good, { policy: "script-src 'self' 'unsafe-inline';" }],
  ['runs scripts of the framework', good.replace('/elements/', '/_next/static/chunks/'), {}],
  ['has inline scripts', good.replace(main, `${main}<script>a()</script>`), {}],
  ['has no styles', good.replace(style, '<style></style>'), {}],
  ['waits for a style sheet', good.replace(style, `${style}<link rel="stylesheet" href="/a.css">`), {}],
  ['asks for fewer than two fonts', good.replace(font, ''), {}],
  ['has no main part', good.replace(main, ''), {}],
  ['has 0 forms, not 1', good, { forms: 1 }],
  ['is not started as it should be', good, { isApp: true }],
])('the check of prerendered pages finds a page that %s', (fault, html, options) => {
  expect(() => check(html, options)).toThrow(`/a ${fault}`);
});

it('finds unevidenced figures in an evidenced-only build', () => {
  const praised = good.replace('Words', 'Words, 4.8/5 Average Rating');
  expect(() => check(praised)).not.toThrow();
  vi.stubEnv('CLAIMS', 'evidenced');
  expect(() => check(good)).not.toThrow();
  expect(() => check(praised)).toThrow('/a shows figures without evidence: rating-4-8');
  vi.unstubAllEnvs();
});

it.each([
  ['', ''],
  ['immutable/', '?dpl=dpl_1'],
])('inlined styles are in the page, with their hash in its policy: files in static/%s%s', (part, query) => {
  const sheet = `/_next/static/${part}chunks/a.css${query}`;
  const page = documentOf(`<head><link rel="stylesheet" href="${sheet}"></head>`);
  const output = { filePath: '', postponedState: '' };
  const document = { ...page, files: [join(folder, 'b.html')], output };
  writeFileSync(join(folder, 'b.meta'), '{}');
  const built = join(folder, 'static', part);
  mkdirSync(join(built, 'chunks'), { recursive: true });
  writeFileSync(join(built, 'chunks/a.css'), `a>b{background:url(../media/x.png${query})}`);
  const inline = () => inlineStyles(documentOf(page.$.html()).$, folder);
  expect(inline).toThrow(`the build has no /_next/static/${part}media/x.png`);
  mkdirSync(join(built, 'media'));
  writeFileSync(join(built, 'media/x.png'), '');
  inlineStyles(document.$, folder);
  setPolicy(document);
  const policy = policyOf(document);
  expect(document.output).toMatchObject({ initialHeaders: { 'content-security-policy': policy } });
  const inlined = `<style>a>b{background:url("/_next/static/${part}media/x.png${query}")}</style>`;
  expect(document.$.html()).toContain(inlined);
  expect(document.$('link').length).toBe(0);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
  expect(policy).toContain("script-src 'self';");
});

it.each([
  ['<p>4.8/5 Average Rating</p>', 'rating-4-8'],
  ['<dl><dt>Would recommend</dt><dd>98%</dd></dl>', 'would-recommend'],
  ['<meta name="description" content="Loved by 10,000+ People Helped"/>', 'people-helped-10000'],
  ['<script type="application/ld+json">{"a":"87% fewer panic attacks"}</script>', 'fewer-panic-attacks'],
  ['<p>results in <b>week 1</b></p>', 'results-week-1'],
  ['<p><output>1247</output> people transformed this month</p>', 'transformed-this-month'],
  ['<p>30-day money-back guarantee. 100% FREE. The 4-second technique.</p>'],
  ['<svg width="98%"></svg><style>a{width:94%}</style><script>self.x="91%"</script>'],
  ['<p>It helped 1980% less, on page 4.80/5.</p>'],
])('a figure without evidence is found: %s has %s', (html, id?) => {
  expect(unevidencedIn(html)).toEqual(id ? expect.arrayContaining([id]) : []);
});
