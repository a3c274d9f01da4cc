import type postgres from 'postgres';
import { databaseFaultInWords } from '../../../content/admin/database-faults.ts';
import { change, type Days, formatCount } from './direct-flips.ts';
import type { Tables } from './screen.ts';

const sourceNames: Record<string, string> = {
  direct: 'Direct (typed, bookmark, e-mail)',
  other: 'Others',
};

/** Of a page's requests per hundred of what was counted of it. */
const perHundred = (count: number, of: number) =>
  count < 5 || of < 5 ? 'under 5' : ((100 * count) / of).toLocaleString('en-GB', oneDecimal);
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const few = (count: number) => (count < 5 ? 'under 5' : formatCount(count));

interface Row {
  day: string;
  part: string;
  name: string;
  views: number;
}

/** The visit tables, summed from the rows. */
export async function directVisitTables(sql: postgres.Sql, range: Days, before: Days): Promise<Tables> {
  const rows = await sql<Row[]>`
    select day::text, part, name, views from private.daily_visits where day between ${before.from} and ${range.to}`;
  const sum = (some: readonly Row[]) => some.reduce((all, { views }) => all + views, 0);
  const within = ({ from, to }: Days) => rows.filter(({ day }) => day >= from && day <= to);
  const of = (wanted: string, some: readonly Row[]) => some.filter(({ part }) => part === wanted);
  const views = (some: readonly Row[]) => sum(of('pages', some));
  const arrivals = (some: readonly Row[]) => sum(of('sources', some));
  const [now, then] = [within(range), within(before)];
  const list = (wanted: string, per?: string) => {
    const isMerged = ['sources', 'campaigns'].includes(wanted);
    const some = of(wanted, now);
    const total = (name: string) => sum(some.filter((row) => row.name === name));
    const shown = (name: string) => (isMerged && total(name) < 5 ? 'other' : name);
    return [...new Set(some.map(({ name }) => shown(name)))]
      .map((name) => ({ name, count: sum(some.filter((row) => shown(row.name) === name)) }))
      .sort(
        (a, b) =>
          Number(a.name === 'other') - Number(b.name === 'other') ||
          b.count - a.count ||
          (a.name < b.name ? -1 : 1),
      )
      .slice(0, 200)
      .map(({ name, count }) => [
        wanted === 'sources' || name === 'other'
          ? (sourceNames[name] ?? name)
          : (databaseFaultInWords(name) ?? name)
              .replace(/^amazon /, 'Amazon, on ')
              .replace(/^ebook /, 'Ebook, on '),
        ['missing', 'errors', 'presses'].includes(wanted) ? formatCount(count) : few(count),
        ...(per ? [perHundred(count, sum(of(per, now).filter((row) => row.name === name)))] : []),
      ]);
  };
  const line = (name: string, is: number, was: number) => [
    name,
    formatCount(is),
    formatCount(was),
    change(was, is),
  ];
  const days = Array.from(
    { length: (Date.parse(range.to) - Date.parse(range.from)) / 86_400_000 + 1 },
    (_, n) => new Date(Date.parse(range.from) + n * 86_400_000).toISOString().slice(0, 10),
  );
  const weekday = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return {
    'Visits and page views': [
      line('Visits', arrivals(now), arrivals(then)),
      line('Page views', views(now), views(then)),
    ],
    'Visits by day': days.map((day) => {
      const rowsOfDay = now.filter((row) => row.day === day);
      return [
        weekday.format(Date.parse(day)),
        formatCount(arrivals(rowsOfDay)),
        formatCount(views(rowsOfDay)),
      ];
    }),
    Pages: list('pages'),
    'First pages of visits': list('entries'),
    'Where visits come from': list('sources'),
    Campaigns: list('campaigns'),
    'Read before asking for the workbook': list('workbook', 'pages'),
    'First page of visits that asked': list('first', 'entries'),
    'Presses to buy the book': list('presses'),
    'Pages that were not found': list('missing'),
    Errors: list('errors'),
  };
}
