import { adminWords } from '@/content/admin';
import { readOverview } from '@/lib/data/admin-overview';
import { readPeople } from '@/lib/data/admin-people';
import { toCsvTables } from '@/lib/domain/admin/figures';
import { toCsv } from '@/lib/domain/csv';
import { fileResponse, textResponse } from '@/lib/http/responses';
import { createServerClient } from '@/lib/supabase/server';
import {
  cardsTable,
  dailyTable,
  funnelTable,
  hoursTable,
  notesTable,
  periodTable,
  techniquesTable,
  typesTable,
  visitDaysTable,
  visitListTables,
  visitsTable,
} from '../overview/tables';
import { courseTable, sourceTables, workbookTable } from '../people/workbook';
import { parseRange } from '../query';
import { adminFile } from './admin-file';

/** Exports the overview and workbook figures of the requested range as CSV: aggregates only, no personal data. */
export const GET = adminFile(async (request) => {
  const range = parseRange(Object.fromEntries(request.nextUrl.searchParams), Date.now());
  try {
    const client = await createServerClient();
    const [overview, people] = await Promise.all([
      readOverview(client, { range, forFile: true }),
      readPeople(client, range),
    ]);
    const tables = [
      cardsTable(overview),
      periodTable(overview),
      dailyTable(overview, range),
      typesTable(overview),
      techniquesTable(overview),
      hoursTable(overview),
      visitsTable(overview),
      visitDaysTable(overview),
      ...visitListTables(overview),
      funnelTable(overview),
      notesTable(overview),
      workbookTable(people),
      ...sourceTables(people),
      courseTable(people),
    ];
    const { from, to } = range;
    const csv = toCsv(toCsvTables(tables, adminWords));
    return fileResponse(csv, 'text/csv', `flip-method-${from}-${to}.csv`);
  } catch (error) {
    console.error(error);
    return textResponse(`${adminWords.failed.title}. ${adminWords.failed.text}`, 503);
  }
});
