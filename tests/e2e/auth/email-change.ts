import type { Page } from '@playwright/test';
import { linksIn, type Mail } from '../../support/mailbox.ts';
import { connect } from '../../support/stack.ts';
import type { Account } from './people.ts';

/** What the page says once both mails are on their way. */
export const asked = 'an email with a button is on its way there';

export const linkIn = (mail: Mail) => {
  const link = linksIn(mail).find((href) => href.includes('type=email_change'));
  if (!link) throw new Error(`"${mail.subject}" has no link.`);
  return link;
};

export async function addressOf({ id }: Account): Promise<unknown> {
  const sql = connect();
  const rows = await sql`
    select u.email as account, p.email as profile,
      (select string_agg(provider, ' ') from auth.identities where user_id = ${id}) as ways,
      (select count(*)::int from auth.webauthn_credentials where user_id = ${id}) as passkeys
    from auth.users u join public.profiles p using (id) where id = ${id}`;
  await sql.end();
  return rows[0];
}

/** Submits the email form of the account page. */
export async function ask(page: Page, email: string, password: string): Promise<void> {
  const part = page.getByRole('region', { name: 'Your email' });
  await part.getByLabel('New email').fill(email);
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Change the email' }).click();
}
