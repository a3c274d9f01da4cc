import 'server-only';

import { listSessions } from '@/lib/auth/account-sessions';
import { describeDevice } from '@/lib/domain/device';
import { callBackend } from '@/lib/supabase/backend';
import type { ShownSession } from './session-list';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @returns null if they could not be read; the rest of the account is still shown */
export async function readSessions(userId: string): Promise<ShownSession[] | null> {
  const sessions = await callBackend(() => listSessions(userId), null);
  return (
    sessions?.map(({ id, userAgent, lastUsedAt, isThis }) => ({
      id,
      device: describeDevice(userAgent),
      lastUsed: dates.format(new Date(lastUsedAt)),
      isThis,
    })) ?? null
  );
}
