import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, expect, test } from '@playwright/test';
import { inboxWords } from '@/content/admin/inbox';
import { getArticle } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { flipWords } from '@/content/flip/flip';
import { emergency, safetyBox } from '@/content/safety';
import { workbookForm } from '@/content/workbook/page';
import { paths } from '@/lib/paths';
import { readState } from '../../../scripts/state.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { anyEmail, connect, newPerson, serviceClient } from '../../support/stack.ts';
import { programOf } from '../engines/engine.ts';

/* What Orca says in Chromium. Transcripts are in `test-results/reader`, and commented in `docs/accessibility.md`. */

const packages = ['orca', 'chromium', 'xvfb', 'openbox', 'dbus', 'at-spi2-core'];

/** Speech has ended if nothing more was said for this time, in ms. */
const SILENCE_MS = 1500;
/** A busy machine speaks late. */
const PATIENCE_MS = 60_000;

/** Runs Orca with a debug log that is written line by line. Its own is buffered, and the last words would be missing. */
const lineBuffered = `import builtins, runpy, sys
plain = open
builtins.open = lambda file, mode='r', buffering=-1, *rest, **named: plain(
  file, mode, 1 if mode == 'w' else buffering, *rest, **named)
runpy.run_path(sys.argv.pop(1), run_name='__main__')`;

/** Chromium read out by Orca, Debian's screen reader, in a session of its own: message bus, screen, window manager, accessibility bus, Orca, Chromium. */
async function startOrca() {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'orca.log');
  const children: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' };
  /** @returns the first line that the program prints, if it is to print one */
  const start = async (path: string, args: string[], prints = false): Promise<string> => {
    const child = spawn(path, args, { env, stdio: ['ignore', prints ? 'pipe' : 'ignore', 'ignore'] });
    children.push(child);
    if (!child.stdout) return '';
    const { stdout } = child;
    return new Promise((done, fail) => {
      stdout.once('data', (text) => done(String(text).trim()));
      child.once('exit', () => fail(new Error(`${path} did not start.`)));
    });
  };
  const names = ['orca', 'python3', 'chromium', 'Xvfb', 'openbox', 'dbus-daemon'];
  const found = names.map((name) => programOf(name, [`/usr/bin/${name}`], packages));
  const [orca = '', python = '', executablePath = '', xvfb = '', openbox = '', bus = ''] = found;
  const launcher = programOf('at-spi', ['/usr/libexec/at-spi-bus-launcher'], packages);
  env.DBUS_SESSION_BUS_ADDRESS = await start(bus, ['--session', '--nofork', '--print-address'], true);
  env.DISPLAY = `:${await start(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], true)}`;
  await start(openbox, []);
  await start(launcher, ['--launch-immediately']);
  await sleep(1000);
  await start(python, ['-c', lineBuffered, orca, '--replace', '--debug', `--debug-file=${log}`]);
  await sleep(3000);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // A window without an address bar, so that the page has the focus.
  const browser = await chromium.launchPersistentContext(join(home, 'chromium'), {
    executablePath,
    headless: false,
    env: env as Record<string, string>,
    args: ['--force-renderer-accessibility', '--app=data:text/html,<title>Start</title>', ...sandbox],
    reducedMotion: 'reduce',
    viewport: null,
  });
  const page = browser.pages()[0] ?? (await browser.newPage());

  /** Everything said so far. Orca's log has a line `… SPEECH OUTPUT: 'words'{…}` for each utterance. */
  const spoken = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .flatMap((line) => line.split("SPEECH OUTPUT: '").slice(1))
      .map((words) => words.slice(0, words.search(/'\[?\{/)).trim())
      .filter(Boolean);
  let heard = 0;
  return {
    page,
    /**
     * Listens until all of these words were said, or for at most a minute, and then until the reader is silent.
     * @returns what was said since the last call
     */
    listen: async (words: readonly string[] = []) => {
      const end = Date.now() + PATIENCE_MS;
      const news = () => spoken().slice(heard);
      const isHeard = (each: string) => news().some((one) => one.includes(each));
      while (!words.every(isHeard) && Date.now() < end) await sleep(200);
      let said = spoken();
      for (let length = -1; length !== said.length; said = spoken()) {
        length = said.length;
        await sleep(SILENCE_MS);
      }
      const from = heard;
      heard = said.length;
      return said.slice(from);
    },
    close: async () => {
      await browser.close();
      for (const child of children.reverse()) child.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const transcripts = 'test-results/reader';
const site = readState().siteUrl;

let reader: Awaited<ReturnType<typeof startOrca>>;
let transcript: string[] = [];

/** Sentences said twice in a row. */
const repeated = (said: readonly string[]) =>
  said.filter((words, at) => words.length > 20 && words === said[at - 1]);

/** Presses Enter on a button. */
const enter = (name: string | RegExp) => () =>
  reader.page.getByRole('button', { name, exact: true }).press('Enter');

/** Does something, and expects these words to be said. @returns all that was said */
async function hear(what: string, act: () => Promise<unknown>, ...words: string[]): Promise<string[]> {
  await act();
  const said = await reader.listen(words);
  transcript.push(`## ${what}`, ...said, '');
  const missing = words.filter((each) => !said.some((one) => one.includes(each)));
  expect(missing, said.join('\n')).toEqual([]);
  return said;
}

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  reader = await startOrca();
});
test.afterAll(() => reader?.close());

test.beforeEach(async () => {
  transcript = [];
  await reader.page.goto('data:text/html,<title>Start</title>');
  await reader.listen();
});
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures first.
test.afterEach(({}, { title }) => {
  mkdirSync(transcripts, { recursive: true });
  writeFileSync(`${transcripts}/${title.replaceAll(' ', '-')}.txt`, transcript.join('\n'));
  expect(repeated(transcript)).toEqual([]);
});

test('reads an article and goes on to the exercise', async () => {
  const { page } = reader;
  const { title } = getArticle('google-spiral-science');
  const { putDown, related } = articlePage;
  const words = [title, putDown.text, safetyBox.title, 'Call 999, UK', related.heading];
  await hear('the article opens', () => page.goto(`${site}/blog/google-spiral-science`), ...words);
  const link = page.getByRole('link', { name: putDown.link.label });
  await hear('Enter on the exercise', () => link.press('Enter'), flipWords.flip.steps.notice.title);
});

for (const answer of ['NO', 'YES']) {
  test(`speaks through a flip by ${answer}`, async () => {
    const { page } = reader;
    const { steps, question, home, act, actFirst } = flipWords.flip;
    const { start } = flipWords.home;
    await hear('the exercise opens', () => page.goto(`${site}${paths.flipApp}?view=home`), start);
    const from = transcript.length;
    // When to call is said before the answers.
    const words = [`Step 1. ${steps.notice.title}`, 'Step 2.', question, emergency.shortly];
    await hear('Start Flip Method, the first step and the question', enter(start), ...words);
    // Orca gets the step's line and the focus as two events, in either order. After YES the step has no line.
    if (answer === 'NO') await hear('Enter on NO', enter('NO'), 'Step 3.', 'Pick one panel');
    else {
      await hear('Enter on YES', enter('YES'), actFirst);
      await hear(`Enter on ${act.done}`, enter(act.done), 'Pick one panel');
    }
    const { title, prompt } = steps.complete;
    const last = ['Performing: Plan Dinner', 'Step 4.', title, prompt];
    await hear('Plan Dinner, and the last steps', enter(/Plan Dinner/), ...last);
    const said = transcript.slice(from);
    // The end is said before the way on.
    expect(said.filter((words) => words.includes(home))).toEqual([]);
    expect(said.filter((words) => words.includes('percent'))).toEqual([]);
  });
}

test('says what is wrong with the workbook form', async () => {
  const { page } = reader;
  await page.goto(`${site}${paths.workbook}`);
  await reader.listen();
  const { fields, messages, errors, submit } = workbookForm;
  const email = page.getByLabel(fields.email.label).first();
  await hear('the first field', () => email.focus(), 'Email entry required');
  await hear('Tab', () => page.keyboard.press('Tab'), 'First name entry required');
  // Orca gets the notice and the focus as two events, in either order.
  const { title, text } = messages.missing;
  const field = ['Email entry required', 'invalid entry', errors.email.missing];
  await hear('sent with nothing in it', enter(submit), title, text, ...field);
});

test('reads the inbox, and a message from its title to its answer', async () => {
  const { page } = reader;
  const owner = await newPerson('orca');
  const subject = `A talk in May ${owner.id.slice(0, 4)}`;
  const sql = connect();
  await sql`insert into public.user_roles (user_id, role) values (${owner.id}, 'admin')`;
  await sql`insert into public.contact_messages (name, email, type, subject, message)
      values ('Nia', ${anyEmail('orca')}, 'speaking', ${subject}, 'Are you free?')`;
  await page.context().addCookies(await cookiesOfSession(owner.client));
  const openInbox = () => page.goto(`${site}${paths.adminInbox}?q=${subject}`);
  const openMessage = () => page.getByRole('link', { name: subject }).press('Enter');
  try {
    await hear('the inbox opens', openInbox, `Select: ${subject}`);
    await hear('Enter on the message', openMessage, `${subject} heading level 2`);
    const { reply, answers } = inboxWords;
    await hear('to the answer', () => page.getByLabel(reply.label).focus(), reply.label);
    await page.keyboard.type('Yes, in May.');
    await hear('Enter on the button', enter(reply.send), answers.queued.title);
  } finally {
    await page.context().clearCookies();
    await sql`delete from public.contact_messages where subject = ${subject}`;
    await sql.end();
    await serviceClient().auth.admin.deleteUser(owner.id);
  }
});
