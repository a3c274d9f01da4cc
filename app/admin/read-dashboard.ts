import 'server-only';

import { readAudit } from '@/lib/data/admin-audit';
import {
  exportInbox,
  type InboxFilter,
  readCourseProgress,
  readDeadLetters,
  readInbox,
  readLetter,
  readMailHealth,
  readWorkbookFigures,
  readWorkbookSources,
} from '@/lib/data/admin-desk';
import {
  readDailySeries,
  readHours,
  readOverview,
  readRecentUsers,
  readTechniqueUse,
  readTotals,
} from '@/lib/data/admin-figures';
import { createServerClient } from '@/lib/supabase/server';
import type { AdminView } from './address';

export const LETTERS_SHOWN = 20;
export const ACTS_SHOWN = 20;
const USERS_SHOWN = 10;
/** As many as the database hands out at once. */
const OPEN_LETTERS_COUNTED = 100;

/**
 * Everything on the screen, read as the admin who asks: the database refuses anybody else by itself.
 * @throws FiguresUnavailable
 */
export async function readDashboard(view: AdminView) {
  const client = await createServerClient();
  const { range } = view;
  const [
    totals,
    overview,
    daily,
    techniques,
    hours,
    users,
    workbook,
    sources,
    course,
    inbox,
    open,
    mail,
    dead,
    opened,
    audit,
  ] = await Promise.all([
    readTotals(client),
    readOverview(client, range),
    readDailySeries(client, range),
    readTechniqueUse(client, range),
    readHours(client, range),
    readRecentUsers(client),
    readWorkbookFigures(client, range),
    readWorkbookSources(client, range),
    readCourseProgress(client, range),
    readInbox(client, filterOf(view)),
    readInbox(client, { handled: false, pageSize: OPEN_LETTERS_COUNTED }),
    readMailHealth(client),
    readDeadLetters(client),
    view.letter ? readLetter(client, view.letter) : null,
    readAudit(client, {
      ...(view.act && { action: view.act }),
      ...(view.auditBefore && { before: view.auditBefore }),
      pageSize: ACTS_SHOWN,
    }),
  ]);
  return {
    totals,
    overview,
    daily,
    techniques,
    hours,
    users: users.slice(0, USERS_SHOWN),
    workbook,
    sources,
    course,
    inbox,
    open,
    mail,
    dead,
    /** The words of the letter that is open. */
    opened,
    audit,
  };
}

/**
 * The letters that the screen lists, with their words, for a file.
 * @throws FiguresUnavailable
 */
export async function readExportedLetters(view: AdminView) {
  return exportInbox(await createServerClient(), view.range, filterOf(view));
}

function filterOf(view: AdminView): InboxFilter {
  return {
    ...(view.search && { search: view.search }),
    ...(view.topic && { topic: view.topic }),
    ...(view.letters !== 'all' && { handled: view.letters === 'handled' }),
    ...(view.before && { before: view.before }),
    pageSize: LETTERS_SHOWN,
  };
}

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>;
