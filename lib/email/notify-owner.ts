import 'server-only';

import { queueOwnerMail, readDueDigest, readNewIncidents } from '@/lib/data/owner-mails';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';
import { digestMail, incidentMail } from './templates/owner-mail';
import { renderMail } from './templates/render-mail';
import { chartOfWeek } from './week-chart';

/**
 * Mails the owner about problems, once per incident.
 * @param taskFailed whether a scheduled task failed
 * @throws BackendUnavailable
 */
export async function alertOwner(taskFailed: boolean): Promise<void> {
  const { SITE_URL, CONTACT_TO } = serverEnv();
  for (const { cause, late_seconds: lateSeconds, ...incident } of await readNewIncidents(taskFailed)) {
    const mail = renderMail(incidentMail({ ...incident, lateSeconds }), SITE_URL);
    await queueOwnerMail(cause, 'alert', bareAddress(CONTACT_TO), mail);
  }
}

/**
 * Queues the owner's weekly figures, from Monday 07:00 UTC; at most once, however often it is called.
 * @throws BackendUnavailable
 */
export async function sendDueDigest(now = Date.now()): Promise<void> {
  const figures = await readDueDigest(new Date(now));
  if (!figures) return;
  const { SITE_URL, CONTACT_TO } = serverEnv();
  const mail = renderMail(digestMail(figures, now), SITE_URL);
  const attachments = [await chartOfWeek(figures.days)];
  await queueOwnerMail(figures.cause, 'digest', bareAddress(CONTACT_TO), { ...mail, attachments });
}
