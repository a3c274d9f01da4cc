import { type Browser, chromium } from '@playwright/test';
import { median } from '../median.ts';
import type { Options, Part } from '../part.ts';
import { cell, type Row, type Table } from '../report/table.ts';
import { countPage, type PageCounts } from './count-page.ts';
import { chromiumArgs } from './devices.ts';
import { publicRoutes, type Subject } from './routes.ts';
import { quiet, weight } from './targets-of-pages.ts';
import { type PageTimes, timePage } from './time-page.ts';

const defaultRounds = 3;
/** Chromium is told to begin anew now and then, so that the last page does not pay for all before. */
const pagesPerBrowser = 30;

interface Measured extends Subject {
  counts: PageCounts[];
  times: PageTimes[];
}

/** One figure of a page over its rounds; NaN when none succeeded. */
const over = <Each>(rounds: readonly Each[], of: (each: Each) => number) =>
  rounds.length > 0 ? median(rounds.map(of)) : Number.NaN;

/** A browser that is begun anew when it has opened many pages, or has failed. */
function openBrowsers(executablePath: string, warmUp: string) {
  let browser: Browser | null = null;
  let opened = 0;
  const close = async () => {
    await browser?.close();
    browser = null;
  };
  return {
    close,
    async use<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
      if (opened++ % pagesPerBrowser === 0) await close();
      if (!browser) {
        browser = await chromium.launch({ executablePath, args: chromiumArgs });
        // The first page of a browser pays for its start.
        await timePage(browser, warmUp);
      }
      try {
        return await work(browser);
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

async function measure(
  subjects: Measured[],
  rounds: number,
  executablePath: string,
  say: (what: string) => void,
) {
  const browsers = openBrowsers(executablePath, subjects[0]?.url ?? 'about:blank');
  // One page that cannot be measured leaves a gap and not nothing.
  const take = async <Result>(
    subject: Measured,
    work: (browser: Browser) => Promise<Result>,
    into: Result[],
  ) => {
    try {
      into.push(await browsers.use(work));
    } catch (error) {
      say(`${subject.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  };
  try {
    for (let round = 1; round <= rounds; round++) {
      say(`pages, round ${round} of ${rounds}`);
      for (const subject of subjects) {
        // What is counted does not change from round to round.
        if (subject.counts.length === 0)
          await take(subject, (it) => countPage(it, subject.url), subject.counts);
        await take(subject, (it) => timePage(it, subject.url), subject.times);
      }
    }
  } finally {
    await browsers.close();
  }
}

function tableOfCounts(
  title: string,
  note: string,
  readings: typeof weight,
  subjects: readonly Measured[],
  bare: Measured,
): Table {
  const rows = subjects.map(
    ({ name, counts, unjudged }): Row => ({
      name,
      cells: readings.map(({ of }) => cell(over(counts, of), over(bare.counts, of))),
      ...(unjudged && { unjudged }),
    }),
  );
  return { title, note, columns: readings.map(({ of, ...column }) => column), rows };
}

function tableOfTimes(subjects: readonly Measured[], bare: Measured, plain: Measured): Table {
  const against = (reference: Measured, times: PageTimes[], of: (each: PageTimes) => number, unit = 1) =>
    cell(over(times, of) / unit, over(reference.times, of) / unit);
  return {
    title: 'Marketing pages: time on a slow phone',
    note: 'CPU four times slower, 1.6 Mbit/s with 150 ms to the server, empty cache; medians of interleaved rounds. The ratio of LCP is to the plain HTML page, all others to the bare Next page.',
    columns: [
      { name: 'LCP', unit: 'ms', digits: 0, target: { of: 'ratio', most: 1.1 } },
      { name: 'TBT', unit: 'ms', digits: 0, target: { of: 'value', most: 0 } },
      { name: 'script', unit: 'ms', digits: 1 },
      { name: 'heap', unit: 'MB', digits: 2 },
    ],
    rows: subjects.map(({ name, times, unjudged }) => ({
      name,
      cells: [
        against(plain, times, ({ largestPaint }) => largestPaint),
        against(bare, times, ({ blocking }) => blocking),
        against(bare, times, ({ script }) => script),
        against(bare, times, ({ heap }) => heap, 1_000_000),
      ],
      ...(unjudged && { unjudged }),
    })),
  };
}

/** Every public page beside the bare Next page and the plain HTML page: what it weighs, does and takes. */
export const pages: Part = {
  name: 'pages',
  async run(served, { routes, rounds = defaultRounds }: Options, say) {
    const [product, bare, plain] = [await served.product(), await served.bare(), await served.plain()];
    const subjects: Measured[] = [
      { name: 'bare Next page', url: `${bare.url}/`, unjudged: true as const },
      { name: 'plain HTML page', url: `${plain.url}/`, unjudged: true as const },
      ...(await publicRoutes(product.siteUrl, routes)),
    ].map((subject) => ({ ...subject, counts: [], times: [] }));
    await measure(subjects, rounds, served.chromium(), say);
    const [bareMeasured, plainMeasured] = subjects;
    if (!bareMeasured || !plainMeasured) throw new Error('There is nothing to compare with.');
    for (const { name, counts } of subjects) {
      for (const complaint of new Set(counts.flatMap(({ complaints }) => complaints)))
        say(`${name}: ${complaint}`);
    }
    return [
      tableOfCounts(
        'Marketing pages: weight',
        'Before anything is touched, until two seconds after the load, empty cache, phone. KB are 1,000 bytes of bodies, scripts, styles and documents at brotli’s best. Ratios are to the bare Next page.',
        weight,
        subjects,
        bareMeasured,
      ),
      tableOfCounts(
        'Marketing pages: quiet',
        'Function calls until 500 ms after the load; CLS over load, scrolling and taps, at 412 and 1,280 px, the larger; messages are warnings and errors. Ratios are to the bare Next page.',
        quiet,
        subjects,
        bareMeasured,
      ),
      tableOfTimes(subjects, bareMeasured, plainMeasured),
    ];
  },
};
