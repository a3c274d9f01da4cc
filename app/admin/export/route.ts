import { type NextRequest, NextResponse } from 'next/server';
import { adminWords } from '@/content/admin';
import { adminDenied } from '@/content/admin-denied';
import { isKnownAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { readAdmin } from '@/lib/auth/require-admin';
import { toCsvTables } from '@/lib/domain/admin/write-figure';
import { toCsv } from '@/lib/domain/export/csv';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { parseView } from '../address';
import { auditTable } from '../audit-table';
import {
  cardsTable,
  courseTable,
  mailTable,
  messagesTable,
  sourceTable,
  undeliveredTable,
  usersTable,
  workbookTable,
} from '../dashboard-tables';
import { dailyTable, hoursTable, periodTable, techniquesTable, typesTable } from '../flip-tables';
import { readExportedMessages, readView } from '../read-dashboard';

/** What the dashboard shows at the same address, as a file. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const check = await readAdmin();
  if (!isKnownAdmin(check)) {
    const { title, text } = adminDenied[check.status];
    return answer(`${title}. ${text}\n`, 'text/plain', refusalStatus[check.status]);
  }
  if (check.status !== 'admin') {
    return NextResponse.redirect(new URL(paths.adminSecondFactor, publicEnv().SITE_URL), 303);
  }
  const view = parseView(Object.fromEntries(request.nextUrl.searchParams), Date.now());
  try {
    const [data, messages] = await Promise.all([readView(view), readExportedMessages(view)]);
    const tables = [
      cardsTable(data),
      periodTable(data),
      dailyTable(data, view.range),
      typesTable(data),
      techniquesTable(data),
      hoursTable(data),
      workbookTable(data),
      ...(['source', 'medium', 'campaign'] as const).map((dimension) => sourceTable(data, dimension)),
      courseTable(data),
      messagesTable(messages),
      mailTable(data),
      undeliveredTable(data),
      usersTable(data),
      auditTable(data),
    ];
    const { from, to } = view.range;
    return answer(toCsv(toCsvTables(tables, adminWords)), 'text/csv', 200, `flip-method-${from}-${to}.csv`);
  } catch (error) {
    console.error(error);
    return answer(`${adminWords.failed.title}. ${adminWords.failed.text}\n`, 'text/plain', 503);
  }
}

function answer(body: string, type: string, status: number, fileName?: string): NextResponse {
  return new NextResponse(body, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
    },
  });
}
