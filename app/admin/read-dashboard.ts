import 'server-only';

import {
  readCourseProgress,
  readDeadLetters,
  readInbox,
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
    readInbox(client, {
      ...(view.search && { search: view.search }),
      ...(view.topic && { topic: view.topic }),
      ...(view.letters !== 'all' && { handled: view.letters === 'handled' }),
      ...(view.before && { before: view.before }),
      pageSize: LETTERS_SHOWN,
    }),
    readInbox(client, { handled: false, pageSize: OPEN_LETTERS_COUNTED }),
    readMailHealth(client),
    readDeadLetters(client),
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
  };
}

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>;
