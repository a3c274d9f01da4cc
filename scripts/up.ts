import { resetStack } from '../supabase/local/postgres/home.ts';
import { type StackSettings, stackSettings } from '../supabase/local/settings.ts';
import { endLeftovers, startSession, stopWhenOneEnds } from './session.ts';

const EVERY_MS = 60_000;
const FIGURES_EVERY = 10;

/**
 * Stands in for the hosted site's scheduler: asks the site every minute to send due mails and every ten minutes to
 * count the days that changed. A failed call needs no retry, as what is due waits for the next one.
 */
function startScheduler({ siteUrl, secrets }: StackSettings): NodeJS.Timeout {
  const call = (path: string) =>
    fetch(`${siteUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.cronSecret}` },
      signal: AbortSignal.timeout(EVERY_MS - 5000),
    })
      .then((response) => response.body?.cancel())
      // The site is restarting or paused.
      .catch(() => {});
  let minutes = 0;
  return setInterval(async () => {
    await call('/api/cron/mail');
    if (minutes++ % FIGURES_EVERY === 0) await call('/api/cron/figures');
  }, EVERY_MS);
}

/** Prints the addresses and the demo accounts. */
function announce({ siteUrl, mailboxUrl, apiUrl, accounts }: StackSettings): void {
  const account = ({ email, password }: StackSettings['accounts']['admin']) => `${email}   ${password}`;
  process.stdout.write(`
  Site      ${siteUrl}
  Mailbox   ${mailboxUrl}/inbox
  API       ${apiUrl}

  Admin     ${account(accounts.admin)}
  Reader    ${account(accounts.reader)}

  Ctrl-C stops everything; the data stays.
`);
}

/** `npm run up` serves the built site, `npm run dev` the sources, until Ctrl-C. */
export async function run(command: 'up' | 'dev'): Promise<number> {
  const session = await startSession('local', command === 'up' ? 'start' : 'dev');
  const scheduler = startScheduler(session.settings);
  announce(session.settings);
  const code = await stopWhenOneEnds(session);
  clearInterval(scheduler);
  return code;
}

/** `npm run db:reset`: the next `npm run up` starts with an empty database, the seed data and new secrets. */
export async function resetDatabase(): Promise<number> {
  const settings = stackSettings('local');
  await endLeftovers(settings);
  resetStack(settings);
  process.stdout.write(`${settings.dir} is empty; "npm run up" fills it again.\n`);
  return 0;
}
