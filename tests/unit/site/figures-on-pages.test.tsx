import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ClaimsMode } from '@/content/claim';
import { flipWords } from '@/content/flip/flip';
import { unregisteredFigures } from '../../support/figures-on-page';
import { pagePaths, renderPages } from '../../support/pages-of-site';

const page = (inside: string) => `<!doctype html><title>97% off</title><body>${inside}</body>`;

it.each([
  ['an invented share', '<p>97% of readers slept</p>'],
  ['a share split by markup', '<dl><dd>97<span>%</span></dd><dt>slept</dt></dl>'],
  ['an invented count', '<p><b>12,000</b> people</p>'],
  ['a plus', '<span>300+</span><span>Lives</span>'],
  ['a rating of another page', '<p>4.9/5 rating</p>'],
  ['a place on a list', '<p>#1 Bestseller</p>'],
])('the scan of a page finds %s', (_, inside) => {
  expect(unregisteredFigures(page(inside), '/privacy', 'all')).toHaveLength(1);
});

it('the scan of a page accepts what is registered for it in its build, or cited, and not in the next sentence', () => {
  const rating = page('<dl><dt>Events</dt><dd>50+</dd></dl>');
  expect(unregisteredFigures(rating, '/speaking', 'all')).toEqual([]);
  expect(unregisteredFigures(rating, '/speaking', 'evidenced')).toEqual(['50+']);
  const cited = '<p>35% searched <a href="#source-a">1</a></p>';
  expect(unregisteredFigures(page(cited), '/blog/a', 'all')).toEqual([]);
  expect(unregisteredFigures(page(`${cited}<p>And 40% slept.</p>`), '/blog/a', 'all')).toEqual(['40%']);
});

describe.each(['all', 'evidenced'] satisfies ClaimsMode[])('built with CLAIMS=%s', (mode) => {
  const markup = new Map<string, string>();
  let evidenceBank = '';

  beforeAll(async () => {
    vi.resetModules();
    vi.stubEnv('CLAIMS', mode);
    for (const [path, html] of await renderPages()) markup.set(path, html);
    const { Evidence } = await import('@/app/flip-method-app/home/progress');
    vi.stubGlobal('location', { origin: 'https://example.org' });
    evidenceBank = renderToStaticMarkup(<Evidence total={null} own={null} />);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }, 120_000);

  it.each(pagePaths)('%s shows only figures that the registry lists for it', (path) => {
    const html = markup.get(path) ?? '';
    expect(html).toContain('<h1');
    expect(unregisteredFigures(`<body>${html}</body>`, path, mode)).toEqual([]);
  });

  it.runIf(mode === 'evidenced')('leaves no empty lists and no samples', () => {
    for (const [path, html] of markup) {
      expect(html, path).not.toMatch(/<(ul|ol|dl)[^>]*><\/\1>/);
      expect(html, path).not.toMatch(/Sample (?:reviews|words): placeholders/);
      expect(html, path).not.toMatch(/people transformed this month/);
    }
  });

  it('the Evidence Bank refers to its figures exactly if it shows them', () => {
    const isShown = mode === 'all';
    expect(evidenceBank.includes('100%')).toBe(isShown);
    expect(evidenceBank.includes(flipWords.evidence.figures.split(':')[0] ?? '')).toBe(isShown);
  });

  it.runIf(mode === 'all')('shows the figures in the specification', () => {
    expect(markup.get('/landing')).toContain('10,000+ People Helped');
    expect(markup.get('/speaking')).toContain('50+');
    expect(markup.get('/')).toContain('people transformed this month');
  });
});
