import { type FigureTable, toCsvRows } from '@/app/admin/figures';
import { adminWords } from '@/content/admin/admin';
import type { overviewWords } from '@/content/admin/overview';
import { type OverviewData, readOverview } from '@/lib/data/admin/overview';
import { readSettings } from '@/lib/data/settings';
import { type ChosenRange, readRange } from '@/lib/domain/admin/dates';
import { toCsv } from '@/lib/domain/csv';
import { localDateOf } from '@/lib/domain/local-date';
import { fileResponse, textResponse } from '@/lib/http/responses';
import { createServerClient } from '@/lib/supabase/server';
import {
  answersTable,
  cardsTable,
  courseTable,
  dailyTable,
  funnelTable,
  requestsTable,
  techniquesTable,
  typesTable,
  visitDaysTable,
  visitListTable,
  workbookTable,
} from '../(overview)/tables';
import { adminFile } from './admin-file';

/** The tables of the export, one file each, by their names in the URL. */
const exportTables: Readonly<
  Record<keyof typeof overviewWords.files, (data: OverviewData, range: ChosenRange) => FigureTable>
> = {
  answers: answersTable,
  totals: cardsTable,
  'daily-sessions': dailyTable,
  'session-types': typesTable,
  techniques: techniquesTable,
  visits: (data) => visitDaysTable(data, true),
  pages: (data) => visitListTable(data, 'pages'),
  entries: (data) => visitListTable(data, 'entries'),
  sources: (data) => visitListTable(data, 'sources'),
  campaigns: (data) => visitListTable(data, 'campaigns'),
  'before-workbook': (data) => visitListTable(data, 'workbook'),
  'first-before-workbook': (data) => visitListTable(data, 'first'),
  presses: (data) => visitListTable(data, 'presses'),
  missing: (data) => visitListTable(data, 'missing'),
  errors: (data) => visitListTable(data, 'errors'),
  funnel: funnelTable,
  workbook: workbookTable,
  'requests-by-source': (data) => requestsTable(data, 'source'),
  'requests-by-campaign': (data) => requestsTable(data, 'campaign'),
  course: courseTable,
};

const names = Object.keys(exportTables) as (keyof typeof exportTables)[];

/** Exports one table of the overview as CSV, `?table=` and the range: aggregates only, no personal data. */
export const GET = adminFile(async (request) => {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const name = names.find((each) => each === query.table) ?? 'answers';
  try {
    const range = readRange(query, localDateOf(Date.now(), (await readSettings()).time_zone));
    const data = await readOverview(await createServerClient(), { range, forFile: true });
    const table = exportTables[name](data, range);
    const csv = toCsv([{ columns: table.columns, rows: toCsvRows(table) }]);
    return fileResponse(csv, 'text/csv', `flip-method-${name}-${range.from}-${range.to}.csv`);
  } catch (error) {
    console.error(error);
    return textResponse(`${adminWords.failed.title}. ${adminWords.failed.text}`, 503);
  }
});
