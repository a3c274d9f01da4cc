import { adminWords } from '@/content/admin';
import { readOverview } from '@/lib/data/admin-overview';
import { toCsvRows } from '@/lib/domain/admin/figures';
import { readRange } from '@/lib/domain/admin/range';
import { toCsvTable } from '@/lib/domain/csv';
import { fileResponse, textResponse } from '@/lib/http/responses';
import { createServerClient } from '@/lib/supabase/server';
import { exportTables } from '../overview/tables';
import { adminFile } from './admin-file';

const names = Object.keys(exportTables) as (keyof typeof exportTables)[];

/** Exports one table of the overview as CSV, `?table=` and the range: aggregates only, no personal data. */
export const GET = adminFile(async (request) => {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const range = readRange(query, new Date().toISOString().slice(0, 10));
  const name = names.find((each) => each === query.table) ?? 'answers';
  try {
    const data = await readOverview(await createServerClient(), { range, forFile: true });
    const table = exportTables[name](data, range);
    const csv = toCsvTable(table.columns, toCsvRows(table));
    return fileResponse(csv, 'text/csv', `flip-method-${name}-${range.from}-${range.to}.csv`);
  } catch (error) {
    console.error(error);
    return textResponse(`${adminWords.failed.title}. ${adminWords.failed.text}`, 503);
  }
});
