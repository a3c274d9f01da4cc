import { setTimeout as sleep } from 'node:timers/promises';
import { isSameSecret } from '@/lib/crypto/signature';
import { countChangedDays } from '@/lib/data/admin/overview';
import { applyRetention } from '@/lib/data/email-jobs';
import { serverEnv } from '@/lib/env';
import { clientIp } from '@/lib/http/client-ip';
import { errorResponse } from '@/lib/http/responses';
import { countByMinute } from '@/lib/limits/guard-rate';
import { logEvent } from '@/lib/log/json-lines';
import { keepMissedAnswers } from '@/lib/mail/incoming';
import { alertOwner, sendDueDigest } from '@/lib/mail/owner-mails';
import { sendDueMails } from '@/lib/mail/send';

/** Leaves time for the other tasks, so that a run of `mail` ends before the next one starts a minute later. */
const TIMEOUT_MS = 45_000;
export const maxDuration = 60;

/** Longest wait that `live:check` may ask for, in seconds. */
const LONGEST_WAIT = 50;

/** The scheduler's jobs: what each answers with, and what it says when it fails. */
const jobs: Readonly<Record<string, { run: (request: Request) => Promise<object>; failed: string }>> = {
  mail: { run: sendMails, failed: 'The database cannot be reached.' },
  figures: { run: countFigures, failed: 'The figures could not be counted.' },
};

/** Strangers may call as often as they like. */
const mayWrite = countByMinute(1, 1);

/** Runs a job for the scheduler, which has a secret. Vercel sends GET, others POST. */
async function runJob(request: Request, { params }: { params: Promise<{ job: string }> }): Promise<Response> {
  const given = request.headers.get('authorization') ?? '';
  const [, secret = ''] = /^bearer +(.*)$/i.exec(given) ?? [];
  if (!isSameSecret(secret, serverEnv().CRON_SECRET)) {
    // A scheduler with an old secret is otherwise seen by its late mails only.
    if (mayWrite('all')) logEvent('warn', 'scheduler-refused', { secret: given ? 'wrong' : 'missing' });
    const headers = { 'www-authenticate': 'Bearer' };
    return Response.json({ error: 'Not authorised.' }, { status: 401, headers });
  }
  const { job: name } = await params;
  const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
  if (!job) return errorResponse(404, 'There is no such job.');
  try {
    return Response.json(await job.run(request), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    console.error(error);
    return Response.json({ error: job.failed }, { status: 503 });
  }
}

/** Each minute: sends what is due; once an hour also fetches missed answers, and retention runs once a day. */
async function sendMails() {
  const report = await sendDueMails(TIMEOUT_MS);
  const problems = [
    ...(await problemsOf('retention', applyRetention)),
    ...(await problemsOf('received mails', fetchAnswers)),
  ];
  problems.push(
    ...(await problemsOf('alerts', () => alertOwner(problems.length > 0).then(() => []))),
    ...(await problemsOf('weekly mail', () => sendDueDigest().then(() => []))),
  );
  return { ...report, problems };
}

async function fetchAnswers(): Promise<[]> {
  for (const kept of await keepMissedAnswers()) logEvent('info', 'mail-received', { ...kept, late: true });
  return [];
}

/**
 * Every ten minutes: stores the figures of the days that have changed. With `?wait=50` it counts nothing and answers that many
 * seconds later, with the client from which the call seems to come and the time: so `live:check` learns how long a proxy waits and
 * whether the clock is right, and its own calls are not taken for the scheduler's.
 */
async function countFigures(request: Request) {
  const wait = new URL(request.url).searchParams.get('wait');
  if (wait === null) return { days: await countChangedDays() };
  await sleep(Math.min(Number(wait) || 0, LONGEST_WAIT) * 1_000);
  return { client: clientIp(request.headers, serverEnv().TRUSTED_PROXIES), now: Date.now() };
}

/** Runs one task. A failing task is reported and does not stop the others. */
async function problemsOf(name: string, task: () => Promise<string[]>): Promise<string[]> {
  try {
    const problems = await task();
    for (const problem of problems) console.error(problem);
    return problems;
  } catch (error) {
    console.error(error);
    return [`${name}: ${error instanceof Error ? error.message : 'failed'}`];
  }
}

export { runJob as GET, runJob as POST };
