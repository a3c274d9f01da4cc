import { applyRetention } from '@/lib/data/email-jobs';
import type { WorkReport } from '@/lib/domain/mail-queue';
import { alertOwner, sendDueDigest } from '@/lib/mail/owner-mails';
import { sendDueMails } from '@/lib/mail/send';
import { refuseStranger } from '../scheduler';

/** Leaves time for the other jobs, so a run ends before the next one starts a minute later. */
const TIMEOUT_MS = 45_000;
export const maxDuration = 60;

/** The scheduler's jobs of each minute; retention runs once a day. Vercel sends GET, others POST. */
async function sendMails(request: Request): Promise<Response> {
  const refusal = refuseStranger(request);
  if (refusal) return refusal;
  let report: WorkReport;
  try {
    report = await sendDueMails(TIMEOUT_MS);
  } catch (error) {
    console.error(error);
    return Response.json({ error: 'The database cannot be reached.' }, { status: 503 });
  }
  const problems = [...(await problemsOf('retention', applyRetention))];
  problems.push(
    ...(await problemsOf('alerts', () => alertOwner(problems.length > 0).then(() => []))),
    ...(await problemsOf('weekly mail', () => sendDueDigest().then(() => []))),
  );
  return Response.json({ ...report, problems }, { headers: { 'cache-control': 'no-store' } });
}

/** Runs one job. A failing job is reported and does not stop the others. */
async function problemsOf(name: string, job: () => Promise<string[]>): Promise<string[]> {
  try {
    const problems = await job();
    for (const problem of problems) console.error(problem);
    return problems;
  } catch (error) {
    console.error(error);
    return [`${name}: ${error instanceof Error ? error.message : 'failed'}`];
  }
}

export { sendMails as GET, sendMails as POST };
