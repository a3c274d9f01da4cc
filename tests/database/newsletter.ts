import type postgres from 'postgres';
import { beforeAll, beforeEach } from 'vitest';
import { as } from './actor';
import { newAdmin, type SignedIn } from './admin';
import { ownDatabase } from './database';
import { minutes } from './times';

/** The single value that a query returns. */
export const one = async (query: Promise<readonly Record<string, unknown>[]>) =>
  Object.values((await query)[0] ?? {})[0];

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
  return {
    sql,
    asOwner: <Result>(work: (transaction: postgres.TransactionSql) => Promise<Result>) =>
      as(sql, owner, work),
    ask: (email: string, at = minutes(0)) =>
      one(sql`select public.request_newsletter(${email}, 'Yes', '1', ${at})`),
  };
}
