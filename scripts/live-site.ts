import { createHmac } from 'node:crypto';
import { connectDatabase } from './connect-database.ts';
import { ask, type Check, type Finding, found, type World } from './live-finding.ts';

/** What `/api/health` may answer; anything else is no answer of this site. */
const healthStates = ['ok', 'mail is late', 'mail to the owner is refused', 'database unreachable'];

/** Whether the site answers, takes the secrets of this file and no others, and is called by its scheduler. */
export const site: Check = async (world) => {
  const { SITE_URL: url = '', CRON_SECRET = '' } = world.env;
  const [front, health] = await Promise.all([ask(world, url), ask(world, `${url}/api/health`)]);
  const target = front?.headers.get('location');
  const body = (await health?.json().catch(() => null)) as { status?: string } | null;
  const state = healthStates.find((each) => each === body?.status);
  const isUp = front?.status === 200 && state !== undefined;
  const bearer = { authorization: `Bearer ${CRON_SECRET}` };
  const [stranger, scheduler] = await Promise.all([
    ask(world, `${url}/api/cron/figures`),
    // Counting figures again changes nothing.
    ask(world, `${url}/api/cron/figures`, { headers: bearer }),
  ]);
  return [
    found(
      `The site answers at ${url}`,
      isUp,
      target
        ? `It redirects to ${target}: SITE_URL is the address at which readers arrive.`
        : front
          ? `It answers ${front.status}, and ${state ? 'its health is known' : '/api/health is not this site’s'}: see the server log and the DNS.`
          : 'Start it, or correct SITE_URL and the DNS.',
    ),
    found(
      'The site reaches its database',
      state ? state !== 'database unreachable' : null,
      state
        ? 'See the server log; compare its Supabase URL and keys with these.'
        : 'The site has to answer first.',
    ),
    found(
      'No stranger can start the queue',
      isUp && stranger ? stranger.status === 401 : null,
      stranger
        ? `The site answers ${stranger.status} without CRON_SECRET: set it.`
        : 'The site has to answer first.',
    ),
    found(
      'The site has the CRON_SECRET of this file',
      isUp && scheduler ? scheduler.ok : null,
      isUp
        ? 'Set the same value on the host and in the scheduler, then restart the site.'
        : 'The site has to answer first.',
    ),
    found(
      'The webhook takes events signed with RESEND_WEBHOOK_SECRET, and no others',
      isUp ? await takesOwnEvents(world, url) : null,
      `Resend > Webhooks: ${url}/api/webhooks/resend, and its signing secret on the host; then restart the site.`,
    ),
    await schedule(world, state),
  ];
};

/** Whether the webhook takes a signed event, which it has no use for, and rejects it with a wrong signature. */
async function takesOwnEvents(world: World, url: string): Promise<boolean> {
  const body = JSON.stringify({ type: 'contact.checked', data: {} });
  const send = async (secret: string) => {
    const id = `msg_${crypto.randomUUID()}`;
    const time = Math.floor(Date.now() / 1_000);
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    const headers = { 'svix-id': id, 'svix-timestamp': String(time), 'svix-signature': `v1,${signature}` };
    return (await ask(world, `${url}/api/webhooks/resend`, { method: 'POST', body, headers }))?.status;
  };
  const secret = world.env.RESEND_WEBHOOK_SECRET ?? '';
  return (
    (await send(secret)) === 200 && (await send(`whsec_${btoa('another secret of a stranger')}`)) === 401
  );
}

/** Whether the scheduler calls: the figures are counted every ten minutes, and the queue every minute. */
async function schedule({ env }: World, state: string | undefined): Promise<Finding> {
  const what = 'The scheduler calls the site';
  const fix = 'POST /api/cron/mail every minute and /api/cron/figures every ten, with CRON_SECRET as bearer.';
  if (state === 'mail is late') return found(what, false, fix);
  if (!env.SUPABASE_DB_URL)
    return found(
      what,
      null,
      'SUPABASE_DB_URL is needed to see when it called last; with an address, the walk shows it, too.',
    );
  const sql = connectDatabase(env.SUPABASE_DB_URL, { max: 1, connect_timeout: 10 });
  try {
    const [row] = await sql<{ calls: boolean | null }[]>`
      select max(counted_at) > now() - interval '30 minutes' as calls from private.funnel_weeks`;
    return found(what, row?.calls ?? false, fix);
  } catch {
    return found(what, null, 'The database has to answer first, with every migration.');
  } finally {
    await sql.end({ timeout: 1 });
  }
}
