import { beforeAll, beforeEach, expect } from 'vitest';
import { minutes, newAdmin, one, ownDatabase, runAs, type SignedIn, valueFor } from './database';

/** A database with an owner, without readers and issues before each test. */
export function newsletterDatabase() {
  const sql = ownDatabase(6);
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await newAdmin(sql, 'owner@example.com');
  });
  beforeEach(
    () => sql`truncate public.newsletter_subscribers, public.newsletter_submissions, public.newsletter_issues, public.newsletter_pictures,
      public.email_jobs, public.email_suppressions, public.workbook_requests, public.workbook_submissions`,
  );
  /** Runs a query as the owner. @returns its rows */
  const asked: ReturnType<typeof runAs> = (query, ...values) => runAs(sql, owner)(query, ...values);
  return {
    sql,
    owner: asked,
    /** The single value that a query returns to the owner. */
    valueFor: (query: string) => valueFor(sql, owner, query),
    ask: (email: string, at = minutes(0)) =>
      one(sql`select public.request_newsletter(${email}, 'Yes', '1', ${at})`),
    /** Adds confirmed subscribers, numbered. */
    subscribe: (count: number) => sql`
      insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, confirmed_at)
      select 'reader-' || n || '@example.com', 'form', 'Yes', '1', ${minutes(-60)}, ${minutes(-50)}
      from generate_series(1, ${count}) as n`,
    /** Schedules an issue. @returns its id */
    issue: async (sendAt = minutes(0)): Promise<string> => {
      const [row] = await asked`
        select gen.id, public.admin_save_newsletter(gen.id, 'One thing', '', 'Words', ${sendAt}) as outcome
        from (select gen_random_uuid() as id) as gen`;
      expect(row?.outcome).toBe('scheduled');
      return row?.id;
    },
  };
}
