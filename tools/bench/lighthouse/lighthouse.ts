import { median } from '../median.ts';
import { publicRoutes, type Subject } from '../pages/routes.ts';
import type { Part } from '../part.ts';
import { type Cell, type Column, cell, type Table } from '../report/table.ts';
import { installLighthouse } from './install.ts';
import { categories, type Scores, scorePage } from './score-page.ts';

const all = { of: 'value', least: 100, most: 100 } as const;
const columns: Column[] = [
  ...categories.map((name): Column => ({ name, unit: '', digits: 0, target: all })),
  { name: 'LCP', unit: 'ms', digits: 0 },
  { name: 'TBT', unit: 'ms', digits: 0, target: { of: 'value', most: 0 } },
  { name: 'CLS', unit: '', digits: 3, target: { of: 'value', most: 0 } },
];

/** The lowest score of any run, since each should be perfect; the median of what only differs by chance. */
function cells(runs: readonly Scores[], bare: readonly Scores[]): (Cell | null)[] {
  if (runs.length === 0 || bare.length === 0) return columns.map(() => null);
  const worst = categories.map((name) => cell(Math.min(...runs.map((run) => run[name]))));
  const middle = (of: (scores: Scores) => number) => cell(median(runs.map(of)), median(bare.map(of)));
  return [
    ...worst,
    middle((run) => run.largestPaint),
    cell(median(runs.map((run) => run.blocking))),
    cell(median(runs.map((run) => run.shift))),
  ];
}

/** Every public page through Lighthouse's mobile preset. */
export const lighthouse: Part = {
  name: 'lighthouse',
  async run(served, { routes, rounds = 1 }, say): Promise<Table[]> {
    const program = installLighthouse();
    const [product, bare] = [await served.product(), await served.bare()];
    const subjects: (Subject & { runs: Scores[] })[] = [
      { name: 'bare Next page', url: `${bare.url}/`, unjudged: true as const },
      ...(await publicRoutes(product.siteUrl, routes)),
    ].map((subject) => ({ ...subject, runs: [] }));
    for (let round = 1; round <= rounds; round++) {
      say(`Lighthouse, round ${round} of ${rounds}`);
      for (const { url, runs } of subjects) {
        // A browser that did not start says nothing about the page.
        for (let tries = 2; tries > 0; tries--) {
          try {
            runs.push(await scorePage(program, url, served.chromium()));
            break;
          } catch (error) {
            say(error instanceof Error ? error.message : String(error));
          }
        }
      }
    }
    const reference = subjects[0]?.runs ?? [];
    return [
      {
        title: 'Lighthouse, mobile preset',
        note: `Scores of 100, the lowest of ${rounds} ${rounds === 1 ? 'run' : 'runs'}; LCP beside the bare Next page, on the phone that Lighthouse simulates.`,
        columns,
        rows: subjects.map(({ name, runs, unjudged }) => ({
          name,
          cells: cells(runs, reference),
          ...(unjudged && { unjudged }),
        })),
      },
    ];
  },
};
