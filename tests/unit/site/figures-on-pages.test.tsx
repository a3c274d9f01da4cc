import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ClaimsMode } from '@/content/claim';
import { flipWords } from '@/content/flip/flip';
import { unregisteredFigures } from '../../support/figures-on-page';
import { pagePaths, renderPages } from '../../support/pages-of-site';

const rating = '<dl><dt>Events</dt><dd>50+</dd></dl>';
const cited = '<p>35% searched <a href="#source-a">1</a></p>';
it.each<[string, string, string[], ClaimsMode]>([
  ['/privacy', '<p>97% of readers slept</p>', ['97%'], 'all'],
  ['/privacy', '<dl><dd>97<span>%</span></dd><dt>slept</dt></dl>', ['97 %'], 'all'],
  ['/privacy', '<span>300+</span><span>Lives</span>', ['300+'], 'all'],
  ['/speaking', rating, [], 'all'],
  ['/speaking', rating, ['50+'], 'evidenced'],
  ['/blog/a', `${cited}<p>And 40% slept.</p>`, ['40%'], 'all'],
])('the scan of %s finds what is neither registered nor cited: %s', (path, inside, found, mode) => {
  const page = `<!doctype html><title>97% off</title><body>${inside}</body>`;
  expect(unregisteredFigures(page, path, mode)).toEqual(found);
});

describe.each(['all', 'evidenced'] satisfies ClaimsMode[])('built with CLAIMS=%s', (mode) => {
  let markup: Map<string, string>;
  let evidenceBank = '';

  beforeAll(async () => {
    vi.resetModules();
    vi.stubEnv('CLAIMS', mode);
    markup = await renderPages();
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

  it('the pages and the Evidence Bank show the figures in the specification, or no empty lists and no samples', () => {
    const isShown = mode === 'all';
    for (const figures of ['100%', flipWords.evidence.figures.split(':')[0] ?? ''])
      expect(evidenceBank.includes(figures)).toBe(isShown);
    const shown = {
      '/landing': '10,000+ People Helped',
      '/speaking': '50+',
      '/': 'people transformed this month',
    };
    for (const [path, text] of Object.entries(shown)) expect(markup.get(path)?.includes(text)).toBe(isShown);
    const none =
      /<(ul|ol|dl)[^>]*><\/\1>|Sample (?:reviews|words): placeholders|people transformed this month/;
    if (!isShown) for (const [path, html] of markup) expect(html, path).not.toMatch(none);
  });
});
