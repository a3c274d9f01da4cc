import { afterAll, beforeAll, vi } from 'vitest';
import { signLink } from '@/lib/crypto/links';
import { requestWorkbook, startCourse } from '@/lib/data/workbook-requests';
import { siteEnv } from '@/scripts/site';
import { readSettings } from '@/scripts/state';
import { anyEmail, connect, state } from '../../support/stack';

/** Readers of the running site's course, deleted after the tests of the file. */
export function siteReaders() {
  const sql = connect();
  beforeAll(() => stubSiteEnv());
  afterAll(async () => {
    vi.unstubAllEnvs();
    await sql`delete from public.workbook_requests where email like 'links-%'`;
    await sql.end();
  });

  async function newReader() {
    const email = anyEmail('links');
    const details = { email, first_name: 'Ann', consent_text: 'Yes', consent_version: '1' };
    const { requestId, submissionId } = await requestWorkbook(details);
    await startCourse(submissionId);
    await sql`update public.email_jobs set send_after = send_after + interval '1 hour' where request_id = ${requestId}`;
    const look = async () => {
      const [row] = await sql`
        select r.unsubscribed_at, r.paused_at, count(j.id) filter (where j.sent_at is null and j.dead_at is null)::int as waiting
        from public.workbook_requests r left join public.email_jobs j on j.request_id = r.id
        where r.id = ${requestId} group by r.id`;
      return row;
    };
    const url = `${state.siteUrl}/api/subscription?t=${signLink('subscription', requestId)}`;
    return { email, requestId, submissionId, look, url };
  }

  return { sql, newReader };
}

/** Stubs the running site's environment for the site's modules, with some overrides. */
export function stubSiteEnv(changed: Readonly<Record<string, string>> = {}): void {
  const env = { ...siteEnv(readSettings()), ...changed };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}
