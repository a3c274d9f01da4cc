import { foldDailyFigures } from '@/lib/data/daily-figures';
import { applyRetention } from '@/lib/data/retention';
import { sendDueMails } from '@/lib/email/send-due';
import { serverEnv } from '@/lib/env';
import { isBearer } from '@/lib/http/bearer';

/** Room for one minute of mail; a scheduler that comes every minute finds the last run finished. */
const BUDGET_MS = 45_000;
export const maxDuration = 60;

/** What a scheduler calls every minute: the mails, the daily figures, and once a day the deletions. Vercel's sends GET, others POST. */
async function sendMails(request: Request): Promise<Response> {
  if (!isBearer(request.headers, serverEnv().CRON_SECRET)) {
    return Response.json(
      { error: 'Not authorised.' },
      { status: 401, headers: { 'www-authenticate': 'Bearer' } },
    );
  }
  try {
    const report = await sendDueMails(BUDGET_MS);
    await foldDailyFigures();
    await applyRetention();
    return Response.json(report, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    console.error(error);
    return Response.json({ error: 'The database cannot be reached.' }, { status: 503 });
  }
}

export { sendMails as GET, sendMails as POST };
