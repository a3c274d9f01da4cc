import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { countNames, noCounts } from '@/lib/domain/notebook-counts';
import { expectNoViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, newPerson, noNetwork, type Person, signIn } from './exercise.ts';
import { choice, deleteNotebook, finish, predict, wait } from './notebook.ts';

const delay = `${app}?view=delay`;
const secret = 'Zwiebelkuchen';
const sent = '/api/notebook-counts';

const stored = async ({ client }: Person) => {
  const { data } = await client.from('notebook_counts').select('*').throwOnError();
  return data ?? [];
};
const counting = (page: Page) => page.getByRole('switch', { name: 'Keep the counts with my account' });

/** Records every request of the context from now on. */
function listen(context: BrowserContext) {
  const all: { path: string; body: string }[] = [];
  context.on('request', (request) =>
    all.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' }),
  );
  return all;
}

const withCounts = (counts: object) => ({ ...noCounts, ...counts });

test('the account stores counts only after opt-in, never any text, and nothing for anyone else', async ({
  context,
  page,
  expectConsole,
}) => {
  test.setTimeout(60_000);
  expectConsole(noNetwork);
  // The session may end during the request.
  expectConsole(/status of 401/);
  const [ada, ben] = await Promise.all([newPerson('ada'), newPerson('ben')]);
  const requests = listen(context);
  await signIn(context, ada);
  await page.goto(delay);
  await page.getByRole('switch', { name: 'Keep my waits on this device' }).click();
  await expect(counting(page)).not.toBeChecked();
  await wait(page, 'It has gone', 'Yes');
  await page.goto(`${app}?view=experiments`);
  await predict(page, `${secret} one`, secret);
  await finish(page, 'It did not', secret, secret);
  expect(requests.filter(({ path, body }) => path.startsWith(sent) && body !== '')).toEqual([]);

  await counting(page).click();
  await expect.poll(() => stored(ada)).toMatchObject([{ waits: 1, gone: 1, searched: 1, did_not: 1 }]);
  await expect(counting(page)).toBeChecked();

  // Offline, the counts wait; they are sent when the network returns.
  await page.goto(delay);
  await choice(page, /^5 minutes/).waitFor();
  await context.setOffline(true);
  await wait(page, 'It has grown');
  expect(await stored(ada)).toMatchObject([{ waits: 1, grown: 0 }]);
  await context.setOffline(false);
  await expect.poll(() => stored(ada)).toMatchObject([{ waits: 2, grown: 1 }]);
  await expect(page.getByText('urges put off')).toHaveCount(0);
  const laptop = { user_id: ada.id, device: randomUUID(), month: '2026-10-01' };
  await ada.client
    .from('notebook_counts')
    .insert({ ...laptop, ...withCounts({ waits: 4, stayed: 3 }) })
    .throwOnError();
  await page.reload();
  const total =
    'urges put off: 6. Gone when the time was up: 1. Still here: 3. Grown: 1. Searched in between: 1.';
  await expect(page.getByText(total)).toBeVisible();

  // The next person on this device: nothing of Ada’s is sent, shown or turned on for Ben.
  await context.request.post('/auth/sign-out', { form: { from: 'app' }, maxRedirects: 0 });
  await signIn(context, ben);
  const before = requests.length;
  await page.goto(delay);
  await expect(counting(page)).not.toBeChecked();
  await expect(page.getByText('urges put off')).toHaveCount(0);
  const ofAda = requests.slice(before).filter(({ body }) => body.includes(ada.id));
  // The existence check for accounts with data on this device sends only the id.
  expect(ofAda.filter(({ path }) => path !== '/api/flip-owners')).toEqual([]);
  expect(await stored(ben)).toEqual([]);

  expect(JSON.stringify(requests)).not.toContain(secret);
  const counts = requests.filter(({ path, body }) => path === sent && body !== '');
  expect(counts.length).toBeGreaterThanOrEqual(2);
  for (const { body } of counts) {
    const { userId, device, months, ...more } = JSON.parse(body);
    expect(more).toEqual({});
    expect(userId).toBe(ada.id);
    expect(device).toMatch(/^[0-9a-f-]{36}$/);
    for (const { month, ...numbers } of months) {
      expect(month).toMatch(/^\d{4}-\d{2}-01$/);
      expect(Object.keys(numbers).sort()).toEqual([...countNames].sort());
      for (const number of Object.values(numbers)) expect(number).toBeLessThan(10);
    }
  }
  for (const { id } of [ada, ben]) await serviceClient().auth.admin.deleteUser(id);
});

test('two devices show the same total, and both delete their device id when one of them opts out @long', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(90_000);
  const ada = await newPerson('ada');
  const other = await browser.newContext();
  for (const each of [context, other]) await signIn(each, ada);
  const laptop = await other.newPage();
  for (const each of [page, laptop]) {
    await each.goto(delay);
    await each.getByRole('switch', { name: 'Keep my waits on this device' }).click();
  }
  for (const urge of ['It is still here', 'It is still here', 'It has gone']) {
    await wait(page, urge);
    await page.goto(delay);
  }
  await counting(page).click();
  await expect(counting(page)).toBeChecked();
  await laptop.reload();
  await expect(counting(laptop)).toBeChecked();
  await wait(laptop);
  await choice(laptop, /Let it wait again/).click();
  await wait(laptop);
  const total = laptop.getByText('urges put off: 5. Gone when the time was up: 1. Still here: 4.');
  await expect(total).toBeVisible();
  await expectNoViolations(laptop, 'delay, counts on');
  const answers = async () => (await stored(ada)).map((row) => row.gone + row.stayed).sort();
  await expect.poll(answers).toEqual([2, 3]);
  await page.reload();
  await expect(page.getByText('urges put off: 5.')).toBeVisible();

  await deleteNotebook(laptop);
  await expect.poll(answers).toEqual([3]);
  await counting(laptop).click();
  await expect(counting(laptop)).not.toBeChecked();
  expect(await answers()).toEqual([]);
  await page.reload();
  await expect(counting(page)).not.toBeChecked();
  await expect(page.getByText('urges put off')).toHaveCount(0);
  for (const each of [page, laptop])
    await expect.poll(() => each.evaluate(() => localStorage.getItem('flip.counts'))).toBe('{}');
  await other.close();
  await serviceClient().auth.admin.deleteUser(ada.id);
});
