import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contentWords } from '../../../content/admin/content.ts';
import { readState } from '../../../scripts/state.ts';
import { type ContentsApi, startContentsApi } from '../../support/contents-api.ts';
import { waitForForms } from '../../support/forms.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { expect, test } from './people.ts';

const { editing: words } = contentWords;
const files = ['site', 'helplines', 'testimonials', 'owner-statements'].map((name) => `content/${name}.json`);

let api: ContentsApi;
let site: SecondSite;
const open = async (page: Page, query = '') => {
  await page.goto(`${site.siteUrl}/admin/content${query}`);
  await waitForForms(page);
};
const save = (page: Page) => page.getByRole('button', { name: words.save, exact: true }).click();
test.beforeAll(async () => {
  api = await startContentsApi('ann/site', 'a-token-of-one-repository');
  site = await startSecondSite({
    CONTENT_REPOSITORY: 'ann/site',
    CONTENT_TOKEN: 'a-token-of-one-repository',
    CONTENT_API: api.url,
    RELEASE: 'abc1234',
  });
});
test.beforeEach(async ({ context }) => {
  // Saving takes a sign-in of these minutes.
  await context.addCookies(await cookiesOf(readState().accounts.admin));
  api.files = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
  api.commits = [];
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

test('a price is changed here: seen as it will be, committed, and live with the next release', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText(words.allLive('abc1234'))).toBeVisible();
  await page.locator('summary').filter({ hasText: words.files.site.title }).click();
  await page.getByRole('list').getByRole('link', { name: words.files.site.title }).click();
  await waitForForms(page);
  const price = page.getByLabel(words.fields.priceKindle);
  await price.fill('four pounds');
  await save(page);
  await expect(page.getByText(words.errors.price)).toBeVisible();
  await expect(price).toHaveValue('four pounds');
  await price.fill('£3.49');
  await expect(page.getByRole('region', { name: words.asItWillBe, exact: true })).toContainText('£3.49');
  await expect(page.getByRole('region', { name: words.asItIs })).not.toContainText('£3.49');

  // Whatever the host answers, what was typed stays.
  for (const [status, message, text] of [
    [401, 'Bad credentials', words.faults.unauthorised],
    [409, 'Changes must be made through a pull request.', words.faults.protected],
  ] as const) {
    // The first request reads the file.
    api.faults = [[status, message]];
    await save(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(price).toHaveValue('£3.49');
  }
  // Somebody else has changed the entry since the form was opened.
  const other =
    api.files.get('content/site.json')?.replace('"authorName": ""', '"authorName": "Ann Lee"') ?? '';
  api.files.set('content/site.json', other);
  await save(page);
  await expect(page.getByText(words.answers.newer.title)).toBeVisible();
  await expect(price).toHaveValue('£3.49');
  await save(page);
  await expect(page.getByText('It is commit')).toBeVisible();
  // Nothing has changed since.
  await save(page);
  await expect(page.getByText(words.answers.same.title)).toBeVisible();
  expect(api.commits).toEqual([{ path: 'content/site.json', message: 'Change site/facts' }]);
  expect(JSON.parse(api.files.get('content/site.json') ?? '').facts).toMatchObject({ priceKindle: '£3.49' });

  api.state = 'failure';
  await open(page);
  await expect(page.getByText(words.waiting(1, 'abc1234'))).toContainText(words.states.failure);
  await expect(page.getByRole('region', { name: words.changed.title })).toContainText('site/facts');
});

test('a review of a reader is added with the day of their consent, and taken away', async ({ page }) => {
  await open(page, '?edit=testimonials/new');
  await page.getByLabel(words.fields.text).fill('I don\'t search "at night" any more.');
  await page.getByLabel(words.fields.highlight).fill('I sleep.');
  await page.getByLabel(words.fields.name).fill('Kim');
  await page.getByLabel(words.fields.location).fill('Leeds, UK');
  await page.getByLabel(words.fields.proof).fill('By mail');
  // On the page, in place of the samples.
  const drawn = page.frameLocator('iframe').locator('#readers');
  await expect(drawn.getByRole('listitem')).toHaveCount(1);
  await expect(drawn).toContainText('I sleep.');
  await save(page);
  await expect(page.getByText(words.errors.day)).toBeVisible();
  await page.getByLabel(words.fields.agreed).fill('2026-11-20');
  await save(page);
  await expect(page.getByText(words.done.added.title)).toBeVisible();
  const [[id, review] = []] = Object.entries(JSON.parse(api.files.get('content/testimonials.json') ?? '{}'));
  const text = 'I don’t search “at night” any more.';
  expect(review).toMatchObject({ text, rating: 5, agreed: '2026-11-20' });

  await open(page, `?edit=testimonials/${id}`);
  await page.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.done.removed.title)).toBeVisible();
  expect(api.files.get('content/testimonials.json')).toBe('{}\n');
});
