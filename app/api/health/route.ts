import { oldestDueMail } from '@/lib/data/health';
import { answerJson } from '@/lib/http/api-answer';
import { release } from '@/lib/log/release';

/** The scheduler comes every minute, and a mail is tried again for a while: this long means that it does not run. */
const LATE_SECONDS = 15 * 60;
/** More frequent requests are answered from memory. */
const KEPT_MS = 5000;

export const dynamic = 'force-dynamic';

let last: { at: number; answer: Promise<{ body: object; status: number }> } | undefined;

/** For a monitor and a load balancer: 200 when the database answers and mails go out, else 503. */
export async function GET(): Promise<Response> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), answer: look() };
  const { body, status } = await last.answer;
  return answerJson(body, status);
}

async function look(): Promise<{ body: object; status: number }> {
  try {
    const seconds = await oldestDueMail();
    const isLate = seconds > LATE_SECONDS;
    const body = {
      status: isLate ? 'mail is late' : 'ok',
      oldestDueMailSeconds: seconds,
      release: release(),
    };
    return { body, status: isLate ? 503 : 200 };
  } catch {
    return { body: { status: 'database unreachable', release: release() }, status: 503 };
  }
}
