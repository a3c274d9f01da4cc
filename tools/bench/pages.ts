import { paths } from '../../lib/paths.ts';
import type { Bench, Part } from './devices.ts';
import { categories, runLighthouse, type Score } from './lighthouse/lighthouse.ts';
import { countPage, type PageCounts } from './page-counts.ts';
import { serveBareNext, servePlainNext } from './references.ts';
import { type Column, cell, median, type Table } from './table.ts';

const KB = 1_000;
/** Pages timed alternately with plain Next; all others are scored once. */
const timed: readonly string[] = [paths.home, paths.book];

async function publicRoutes(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = sitemap
    .split('<loc>')
    .slice(1)
    .map((text) => new URL(text.split('<')[0] ?? '').pathname);
  return listed.filter((path) => path !== paths.flipApp);
}

/** The counted figures of a page, with their targets. */
const counted: readonly (Column & { of: (page: PageCounts) => number })[] = [
  { name: 'JS untouched', unit: 'KB', digits: 1, most: 3, of: ({ script }) => script / KB },
  { name: 'JS after use', unit: 'KB', digits: 1, most: 3, of: ({ scriptAfterUse }) => scriptAfterUse / KB },
  { name: 'fonts', unit: 'KB', digits: 1, most: 50, of: ({ font }) => font / KB },
  { name: 'all', unit: 'KB', digits: 1, most: 78, of: ({ total }) => total / KB },
  { name: 'requests', unit: '', digits: 0, most: 6, of: ({ requests }) => requests },
  { name: 'function calls', unit: '', digits: 0, most: 100, of: ({ calls }) => calls },
  { name: 'CLS', unit: '', digits: 3, most: 0, of: ({ shift }) => shift },
];

async function counts(bench: Bench, siteUrl: string, routes: readonly string[]): Promise<Table> {
  const browser = await bench.browser();
  const rows: Table['rows'] = [];
  for (const name of routes) {
    const page = await countPage(browser, siteUrl + name);
    rows.push({ name, cells: counted.map(({ of }) => cell(of(page))) });
  }
  return {
    title: 'Documents: weight',
    note: 'An empty cache; KB are 1,000 bytes at brotli’s best.',
    columns: counted.map(({ of: _, ...column }) => column),
    rows,
  };
}

async function scores(bench: Bench, siteUrl: string, routes: readonly string[]): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const name of routes) {
    const runs: Score[] = [];
    // A perfect score needs no further runs.
    while (runs.length < bench.rounds) {
      const run = await runLighthouse(siteUrl + name, bench.chromium);
      runs.push(run);
      if (runs.length === 1 && categories.every((category) => run[category] === 100)) break;
    }
    rows.push({ name, cells: categories.map((category) => cell(median(runs.map((run) => run[category])))) });
  }
  return {
    title: 'Lighthouse, mobile preset',
    note: `Medians of up to ${bench.rounds} runs.`,
    columns: categories.map((name) => ({ name, unit: '', digits: 0, least: 100 })),
    rows,
  };
}

async function times(bench: Bench, siteUrl: string): Promise<Table> {
  const [plain, bare] = [await servePlainNext(bench), await serveBareNext(bench)];
  const at = async (urls: Record<string, string>) => {
    const runs: Record<string, Score[]> = {};
    for (let round = 0; round < bench.rounds; round++)
      for (const [name, url] of Object.entries(urls))
        runs[name] = [...(runs[name] ?? []), await runLighthouse(url, bench.chromium)];
    return (name: string, figure: keyof Score) => median((runs[name] ?? []).map((run) => run[figure]));
  };
  const rows: Table['rows'] = [];
  for (const path of timed) {
    bench.say(`${path} beside plain Next`);
    const of = await at({ ours: siteUrl + path, plain: plain + path, bare: `${bare}/` });
    rows.push({
      name: path,
      cells: [
        cell(of('ours', 'largestPaint'), of('plain', 'largestPaint')),
        cell(of('ours', 'firstPaint'), of('bare', 'firstPaint')),
        cell(of('ours', 'blocking')),
        cell(of('ours', 'weight') / KB, of('plain', 'weight') / KB),
      ],
    });
  }
  return {
    title: 'Documents beside the same pages by plain Next',
    note: `On Lighthouse’s phone, medians of ${bench.rounds} runs in turns. FCP is beside a Next page of one line.`,
    columns: [
      { name: 'LCP', unit: 'ms', digits: 0, most: 0.55, ofRatio: true },
      { name: 'FCP', unit: 'ms', digits: 0, most: 1.15, ofRatio: true },
      { name: 'TBT', unit: 'ms', digits: 0, most: 20 },
      { name: 'weight', unit: 'KB', digits: 0, most: 0.28, ofRatio: true },
    ],
    rows,
  };
}

/**
 * Every public page: weight, counts and Lighthouse scores; for two of them, speed compared with plain Next.
 */
export const pages: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const routes = await publicRoutes(siteUrl);
  return [
    await counts(bench, siteUrl, routes),
    await times(bench, siteUrl),
    await scores(bench, siteUrl, [...routes, paths.flipApp]),
  ];
};
