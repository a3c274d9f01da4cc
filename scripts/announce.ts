import type { LocalState } from './state.ts';

/** The last lines of `up`: where things are and who can sign in. */
export function announce({ siteUrl, mailboxUrl, supabaseUrl, accounts }: LocalState): void {
  const account = ({ email, password }: LocalState['accounts']['admin']) => `${email}   ${password}`;
  process.stdout.write(`
  Site      ${siteUrl}
  Mailbox   ${mailboxUrl}/inbox
  API       ${supabaseUrl}

  Admin     ${account(accounts.admin)}
  Reader    ${account(accounts.reader)}

  Ctrl-C stops everything; the data stays.
`);
}
