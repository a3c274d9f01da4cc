import type { StackSettings } from '../supabase/local/settings.ts';
import { startMailTicker } from './mail-ticker.ts';
import { startSession, stopWhenOneEnds } from './session.ts';

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
  const ticker = startMailTicker(session.settings);
  announce(session.settings);
  const code = await stopWhenOneEnds(session);
  ticker.stop();
  return code;
}
