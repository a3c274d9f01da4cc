import { readState } from '../../scripts/state.ts';
import { linksIn, type Mail } from '../../tests/support/mailbox.ts';

/** The token of a link in a mail. */
export function tokenIn(mail: Mail, link: RegExp): string {
  const found = linksIn(mail)
    .map((href) => link.exec(href)?.[1])
    .find(Boolean);
  if (!found) throw new Error(`"${mail.subject}" has no link like ${link}.`);
  return found;
}

/** Presses the button that the workbook mail leads to: the workbook comes, and the course begins. */
export async function pressDownload(mail: Mail): Promise<void> {
  const body = new URLSearchParams({ t: tokenIn(mail, /\/workbook\/open\/([\w-]+)/), size: 'a4' });
  const answer = await fetch(`${readState().siteUrl}/workbook/download`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new Error(`The download answered ${answer.status}.`);
}
