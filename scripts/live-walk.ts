import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { Resend } from 'resend';
import { accountScreen } from '../content/auth/account.ts';
import { paths } from '../lib/paths.ts';
import { findChromium } from './chromium.ts';

interface Mail {
  subject: string;
  html: string;
  replyTo: string[];
}

interface Walk {
  page: Page;
  /** An address of its own for each purpose, so that no mail is taken for another. */
  addressFor: (purpose: string) => string;
  /** Waits for a mail to the address that fits; the mail service lists what it has sent. */
  mailTo: (address: string, what: string, fits?: (mail: Mail) => boolean) => Promise<Mail>;
  contactTo: string;
}

/** The scheduler runs every minute, and an overloaded one may miss a turn. */
const PATIENCE_MS = 4 * 60_000;
/** For a person who answers and writes in the workspace meanwhile. */
const WORKSPACE_PATIENCE_MS = 30 * 60_000;

const linkIn = (mail: Mail, part: string): string => {
  const links = load(mail.html)('[href]').get();
  const found = links.map(({ attribs }) => attribs.href).find((href) => href?.includes(part));
  if (!found) throw new Error(`"${mail.subject}" has no link with ${part}.`);
  return found;
};
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const fill = (page: Page, label: string, text: string) =>
  page.getByRole('main').getByLabel(label).first().fill(text);
const see = (page: Page, text: string) => page.getByText(text).first().waitFor();
const unsubscribe = async (page: Page, mail: Mail) => {
  await page.goto(linkIn(mail, paths.unsubscribe));
  await page.getByRole('main').getByRole('button').last().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

async function workbook({ page, addressFor, mailTo }: Walk): Promise<void> {
  const email = addressFor('workbook');
  await page.goto(paths.workbook);
  await fill(page, 'Email', email);
  await fill(page, 'First name', 'Smoke');
  await press(page, 'Send My Free Workbook');
  await page.goto(linkIn(await mailTo(email, 'the workbook'), `${paths.workbook}/open/`));
  await press(page, 'Write in it here');
  const isFirstDay = ({ html }: Mail) => html.includes(`${paths.workbook}/course/`);
  await unsubscribe(page, await mailTo(email, 'day 1 of the course', isFirstDay));
}

async function account({ page, addressFor, mailTo }: Walk): Promise<void> {
  const email = addressFor('account');
  const password = `smoke test ${crypto.randomUUID()}`;
  await page.goto(`${paths.auth}?tab=signup`);
  await fill(page, 'Full name', 'Smoke Test');
  await fill(page, 'Email', email);
  await fill(page, 'Password', password);
  await press(page, 'Create Account');
  const isConfirmation = ({ html }: Mail) => html.includes('type=email');
  await page.goto(linkIn(await mailTo(email, 'the confirmation', isConfirmation), 'token_hash='));
  await press(page, 'Confirm my email');
  await see(page, 'Your email is confirmed');

  await page.context().clearCookies();
  await page.goto(paths.forgottenPassword);
  await fill(page, 'Email', email);
  await press(page, 'Send the link');
  const isReset = ({ html }: Mail) => html.includes('type=recovery');
  await page.goto(linkIn(await mailTo(email, 'the link for a new password', isReset), 'token_hash='));
  await fill(page, 'New password', `${password} 2`);
  await fill(page, 'Confirm password', `${password} 2`);
  await press(page, 'Save the new password');

  const { open, label, word, password: ownPassword, submit } = accountScreen.deletion;
  await page.goto(paths.account);
  await page.getByText(open).click();
  await fill(page, label, word);
  await fill(page, ownPassword, `${password} 2`);
  await press(page, submit);
  await page.waitForURL(({ pathname }) => pathname === paths.auth);
}

async function contact({ page, addressFor, mailTo, contactTo }: Walk): Promise<void> {
  const email = addressFor('contact');
  await page.goto(paths.contact);
  await fill(page, 'Name', 'Smoke Test');
  await fill(page, 'Email', email);
  await page.getByLabel("What's this about?").selectOption('General Question');
  await fill(page, 'Message', 'A test of the live site. Please answer it in the workspace.');
  await press(page, 'Send Message');
  await see(page, 'Message Received!');
  await mailTo(contactTo, 'the message to the owner', ({ replyTo }) => replyTo.includes(email));
}

async function newsletter({ page, addressFor, mailTo }: Walk): Promise<void> {
  const email = addressFor('newsletter');
  await page.goto(paths.newsletter);
  await fill(page, 'Email', email);
  await press(page, 'Subscribe');
  const mail = await mailTo(email, 'the confirmation of the newsletter');
  await page.goto(linkIn(mail, `${paths.newsletter}/confirm/`));
  await press(page, 'Yes, send it to me');
  await see(page, 'You are on the list.');
}

/** What only the owner can do: an answer and an issue, and leaving the list by the issue's own link. */
async function workspace({ page, addressFor, mailTo }: Walk): Promise<void> {
  process.stdout.write('  Now answer the message of "Smoke Test" in the inbox of the workspace.\n');
  await mailTo(addressFor('contact'), 'the answer');
  process.stdout.write('  Now send an issue of the newsletter.\n');
  const isIssue = ({ html }: Mail) => !html.includes(`${paths.newsletter}/confirm/`);
  await unsubscribe(page, await mailTo(addressFor('newsletter'), 'the issue', isIssue));
}

/**
 * Goes through everything that sends mail, as a visitor without JavaScript, and follows the links in the mails.
 * @param env SITE_URL, RESEND_API_KEY, RESEND_BASE_URL and CONTACT_TO
 * @param email whose provider delivers name+word@ to it
 * @param withWorkspace waits for an answer and an issue that a person sends meanwhile
 * @throws naming the first step that fails
 */
export async function walkLive(
  env: Readonly<Record<string, string | undefined>>,
  email: string,
  withWorkspace: boolean,
): Promise<void> {
  const [name = '', domain = ''] = email.split('@');
  const run = Date.now().toString(36);
  const client = new Resend(env.RESEND_API_KEY, {
    ...(env.RESEND_BASE_URL && { baseUrl: env.RESEND_BASE_URL }),
  });
  const patience = withWorkspace ? WORKSPACE_PATIENCE_MS : PATIENCE_MS;
  const mailTo: Walk['mailTo'] = async (address, what, fits = () => true) => {
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      const { data } = await client.emails.list({ limit: 100 });
      for (const { id, to } of data?.data ?? []) {
        if (!to.includes(address)) continue;
        const { data: mail } = await client.emails.get(id);
        const read = { subject: mail?.subject ?? '', html: mail?.html ?? '', replyTo: mail?.reply_to ?? [] };
        if (fits(read)) return read;
      }
      await sleep(1_000);
    }
    throw new Error(`No mail to ${address} with ${what}, after ${patience / 60_000} minutes.`);
  };
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ baseURL: env.SITE_URL, javaScriptEnabled: false });
    const addressFor = (purpose: string) => `${name}+${purpose}-${run}@${domain}`;
    const walk = { page, addressFor, mailTo, contactTo: env.CONTACT_TO ?? '' };
    const steps = [workbook, account, contact, newsletter, ...(withWorkspace ? [workspace] : [])];
    for (const step of steps) {
      await step(walk);
      process.stdout.write(`✓ ${step.name}\n`);
    }
  } finally {
    await browser.close();
  }
}
