import 'server-only';

import { queueMail } from '@/lib/data/email-jobs';
import { readDueDigest, readNewIncidents } from '@/lib/data/owner-mails';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';

/**
 * Mails the owner about problems, once per incident.
 * @param taskFailed whether a scheduled task failed
 * @throws BackendUnavailable
 */
export async function alertOwner(taskFailed: boolean): Promise<void> {
  for (const { cause, ...facts } of await readNewIncidents(taskFailed))
    await queueMail({ kind: 'alert', recipient: bareAddress(serverEnv().CONTACT_TO), facts, cause });
}

/**
 * Queues the owner's weekly figures, from Monday 07:00 UTC; at most once, however often it is called.
 * @throws BackendUnavailable
 */
export async function sendDueDigest(now = Date.now()): Promise<void> {
  const week = await readDueDigest(new Date(now));
  if (!week) return;
  const { cause, ...figures } = week;
  const recipient = bareAddress(serverEnv().CONTACT_TO);
  await queueMail({ kind: 'digest', recipient, facts: { ...figures, now }, cause });
}
