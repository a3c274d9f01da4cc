import { existsSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../supabase/local/ports.ts';
import { expect, expectSaid, press, sql, test } from '../../e2e/admin/people.ts';
import { arriveAt, forgetClientTries, noticeOf, open, signInByForm } from '../../e2e/auth/people.ts';
import {
  appPath,
  Exercise,
  flip,
  home,
  open as openApp,
  signIn,
  storedFlips,
  waiting,
} from '../../e2e/flip/exercise.ts';
import { fillContact, fillWorkbook, sendContact, sendWorkbook } from '../../e2e/mail/forms.ts';
import { fillIn, waitForForms } from '../../support/forms.ts';
import { confirmationIn, mailsTo, runMailQueue, waitForMail } from '../../support/mailbox.ts';
import { startSecondSite } from '../../support/second-site.ts';
import { anyEmail, anyPassword, newAccount, state } from '../../support/stack.ts';
import { buildFor } from '../deploy/build.ts';
import { keepsPort, nginx, startNginx } from '../proxies/nginx.ts';

/** What the proxy passes requests to: one release, or by turns both. */
type Shown = 'old' | 'both' | 'new';

const folder = '.next-release';

/**
 * Serves two builds of the site side by side behind nginx, as the guide describes a release without a gap. The new one differs in
 * texts and scripts, of the exercise too: it has only the claims with evidence.
 */
async function startReleases() {
  await buildFor({ CLAIMS: 'evidenced' }, folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { TRUSTED_PROXIES: '1', OTHER_ORIGINS: url };
  const sites = {
    old: await startSecondSite({ ...env, RELEASE: 'old' }),
    new: await startSecondSite({ ...env, RELEASE: 'new', CLAIMS: 'evidenced', NEXT_DIST_DIR: folder }),
  };
  const http = (shown: Shown) => {
    const servers = shown === 'both' ? [sites.old, sites.new] : [sites[shown]];
    return `
      upstream site { ${servers.map(({ siteUrl }) => `server ${new URL(siteUrl).host};`).join(' ')} }
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://site; ${keepsPort} }
        # Each release has files of its own.
        location ~ ^/(_next/static|elements)/ {
          proxy_pass http://site;
          proxy_next_upstream error timeout http_404;
        }
      }`;
  };
  const proxy = await startNginx(port, http('old'));
  return {
    url,
    sites,
    async show(shown: Shown) {
      proxy.reload(http(shown));
      const wanted = shown === 'both' ? 'new,old' : shown;
      const seen = async () => [await releaseAt(url), await releaseAt(url)];
      while ([...new Set(await seen())].sort().join() !== wanted) await sleep(50);
    },
    async stop() {
      await proxy.stop();
      await Promise.all([sites.old.stop(), sites.new.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function releaseAt(url: string): Promise<string> {
  const health = (await (await fetch(`${url}/api/health`)).json()) as { release: string };
  return health.release;
}

test.skip(!existsSync(nginx), 'Debian’s nginx is not installed.');

let site: Awaited<ReturnType<typeof startReleases>>;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await startReleases();
});
test.afterAll(() => site?.stop());
test.beforeEach(async () => {
  await forgetClientTries();
  await site.show('old');
});

/** A link in a mail leads to the stack's own site. */
const atProxy = (link: string) => link.replace(new URL(state.siteUrl).origin, site.url);

/** Runs the queue of both releases at once, as their schedulers may, until mails arrive; then once more. */
async function mailsAbout(email: string, to = email): Promise<number> {
  const arrived = async () => {
    await Promise.all(Object.values(site.sites).map(({ siteUrl }) => runMailQueue(siteUrl)));
    return (await mailsTo(to)).filter(({ replyTo }) => to === email || replyTo.includes(email)).length;
  };
  await expect.poll(arrived).toBeGreaterThan(0);
  return arrived();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, serviceWorkers: 'block' });

    for (const shown of ['new', 'both'] as const satisfies Shown[])
      test(`public forms of the old release are taken at once while the proxy shows ${shown}`, async ({
        context,
      }) => {
        const pages = [context.newPage(), context.newPage(), context.newPage()] as const;
        const [contact, workbook, signUp] = await Promise.all(pages);
        const [writer, reader, joiner] = [anyEmail('writer'), anyEmail('reader'), anyEmail('joiner')];
        await open(contact, `${site.url}/contact`);
        await fillContact(contact, writer, 'Written before the release.');
        await open(workbook, `${site.url}/workbook`);
        await fillWorkbook(workbook, reader);
        await open(signUp, `${site.url}/flip-method-auth?mode=signup`);
        const password = anyPassword();
        await fillIn(signUp, { Email: joiner, Password: password, 'Confirm password': password });
        await site.show(shown);

        await sendContact(contact).click();
        await expect(contact.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
        await sendWorkbook(workbook).click();
        await expect(workbook.getByText('Workbook sent!').first()).toBeVisible();
        await signUp.getByRole('button', { name: 'Create Account' }).click();
        await expect(noticeOf(signUp)).toContainText('Account Created!');

        const url = confirmationIn(await waitForMail(joiner));
        await signUp.goto(atProxy(url));
        await signUp.getByRole('button', { name: 'Confirm my email' }).click();
        await arriveAt(signUp, appPath);
        const rows = await sql`select message from public.contact_messages where email = ${writer}`;
        expect(rows).toEqual([{ message: 'Written before the release.' }]);
        expect(await mailsAbout(reader)).toBe(1);
        expect(await mailsAbout(writer, 'owner@flipmethod.example')).toBe(1);
      });
  });
}

test('signing in, with a password and with Google, goes on across the release', async ({ page, browser }) => {
  const gina = 'gina@gmail.example';
  await sql`delete from auth.users where email = ${gina}`;
  const person = await newAccount('across');
  await open(page, `${site.url}/auth?next=/account`);
  await fillIn(page, { Email: person.email, Password: person.password });
  const another = await browser.newContext();
  const other = await another.newPage();
  // The auth service leads back to the address for which the site is built.
  await another.route(`${new URL(state.siteUrl).origin}/**`, (route) =>
    route.fulfill({ status: 307, headers: { location: atProxy(route.request().url()) } }),
  );
  await open(other, `${site.url}/auth`);
  await other.getByRole('button', { name: 'Continue with Google' }).click();
  await other.waitForURL((url) => url.origin === state.googleUrl);
  await site.show('new');

  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await arriveAt(page, '/account');
  await other.getByRole('button', { name: new RegExp(gina) }).click();
  await arriveAt(other, '/');
  await expect(other.getByText('Logged in successfully!')).toBeVisible();
  await another.close();
});

test('an open account page saves, and its session goes on', async ({ page }) => {
  const person = await newAccount('saver');
  await signInByForm(page, person, `${site.url}/auth?next=/account`);
  await page.waitForURL(`${site.url}/account*`);
  await waitForForms(page);
  await page.getByLabel('Full name').fill('Ada Writer');
  await site.show('new');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(noticeOf(page)).toHaveText('Your name is saved');
  const rows = await sql`select full_name from public.profiles where id = ${person.id}`;
  expect(rows).toEqual([{ full_name: 'Ada Writer' }]);
});

test('an open letter and an open answer are kept and saved once', async ({
  adminPage: page,
  context,
  mark,
}) => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await open(page, `${site.url}/admin/mails/newsletter/new`);
  await page.getByLabel('Subject').fill(mark);
  await text.fill('Half a letter.');
  const overview = await context.newPage();
  await open(overview, `${site.url}/admin/mails`);
  await site.show('new');

  // The old page loads its charts' code by going to the overview.
  await overview.getByRole('link', { name: 'Overview' }).first().click();
  await expect(overview.getByRole('heading', { level: 1 })).toHaveText(/Overview|Dashboard/);
  await page.reload();
  await waitForForms(page);
  await expect(text).toHaveValue('Half a letter.');
  await site.show('old');
  await page.reload();
  await waitForForms(page);
  await text.fill('A whole letter.');
  await site.show('new');
  await press(page, 'Save');
  await expectSaid(page, 'Saved');
  const rows = await sql`select body from public.newsletter_issues where subject = ${mark}`;
  expect(rows).toEqual([{ body: 'A whole letter.' }]);
});

test.describe('the exercise without a service worker', () => {
  test.use({ serviceWorkers: 'block' });
  test('an old page that is not cached starts a flip with one tap', async ({ page, expectConsole }) => {
    // The file of the flip's code went with the release.
    expectConsole(/404 .*\/offline\//);
    const app = new Exercise(page);
    await app.open(site.url + home);
    await app.start().waitFor();
    await site.show('new');
    await app.begin();
    await expect(app.step()).toBeVisible();
  });
});

for (const offline of [true, false])
  test(`a flip begun ${offline ? 'offline' : 'online'} under the old release is stored once`, async ({
    context,
    someone,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_/);
    const person = await someone('across');
    await signIn(context, person);
    const app = await openApp(context, site.url + home);
    const { page } = app;
    await app.start().waitFor();
    await app.waitUntilCached();
    if (offline) {
      await context.setOffline(true);
      await flip(app);
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
      await site.show('new');
      await context.setOffline(false);
      await app.toHome().click();
      await page.clock.runFor(60_000);
    } else {
      await site.show('new');
      await flip(app);
    }
    await expect.poll(async () => (await storedFlips(person)).length).toBe(1);
    await expect(waiting(page)).toBeHidden();
    // And the next visit, with the new release.
    await page.reload();
    await app.start().waitFor();
    expect(await storedFlips(person)).toHaveLength(1);
  });
