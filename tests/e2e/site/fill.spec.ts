import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { planWords } from '@/content/flip/plan';
import { fillMessages, fillWords } from '@/content/workbook/fill';
import { planFields } from '@/lib/domain/plan';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';
import { onDisk } from '../../support/on-disk.ts';
import { state } from '../../support/stack.ts';

const { ask } = fillWords;
const kept = { ...fillWords.kept, ...fillMessages };
const circle = paths.workbookFillPart('my-circle');
const plan = paths.workbookFillPart('emergency-action-plan');
/** Unique, so that any trace of it can be found. */
const secret = 'Marmalade at 04:17, and the neck again';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-fill', 'ready');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const first = (page: Page) => field(page, 'It starts');
const second = (page: Page) => field(page, 'What I do');
const saved = (page: Page) => expect(page.getByRole('status')).toHaveText(kept.saved);

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Records everything the browser sends, raw and URL-decoded. */
function recordRequests(context: BrowserContext): () => string {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  return () =>
    sent.flatMap((text) => [text, decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, ''))]).join('\n');
}

/** The pages that the workbook has stored for use offline; it stores all of them or none. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('flip-workbook '));
    return name ? (await (await caches.open(name)).keys()).length : 0;
  });

test('answers are saved, also offline, exported, deleted, read in and never sent', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const sent = recordRequests(context);
  await open(page, circle);
  await first(page).fill(secret);
  await saved(page);
  // Nor does the browser send it to a service that predicts words.
  await expect(first(page)).toHaveJSProperty('writingSuggestions', 'false');
  const row = page.getByRole('textbox', { name: /Row 1: A\. I have an illness/ });
  await row.fill('Fair enough');
  await row.blur();
  // The status says the same as before.
  await page.waitForTimeout(500);
  await open(page, plan);
  await page.getByRole('checkbox', { name: /Feet on the floor/ }).check();
  await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toBeGreaterThan(0);
  // The first time, the page was left meanwhile.
  const whole = await cachedPages(page);
  await page.evaluate(async () => {
    const cache = await caches.open(
      (await caches.keys()).find((key) => key.startsWith('flip-workbook ')) ?? '',
    );
    for (const request of (await cache.keys()).slice(0, 9)) await cache.delete(request);
  });
  await page.reload();
  await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toBe(whole);
  for (const name of await page.evaluate(() => caches.keys())) expect(name).toMatch(/^flip-(workbook|app)/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await onDisk(page)).not.toContain('Marmalade');

  await context.setOffline(true);
  await open(page, plan);
  await expect(page.getByRole('checkbox', { name: /Feet on the floor/ })).toBeChecked();
  await page.getByRole('link', { name: fillWords.contents, exact: true }).click();
  await ready(page);
  await page.getByRole('link', { name: 'My circle', exact: true }).click();
  await ready(page);
  await expect(first(page)).toHaveValue(secret);
  await second(page).fill('Written without a network');
  await saved(page);
  await context.setOffline(false);

  await page.emulateMedia({ media: 'print' });
  await expect(first(page)).toBeVisible();
  await expect(page.getByRole('button', { name: kept.delete })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  // Safari before 26.2 prints of a field what is in view, and applies rules that Chromium has no use for.
  const printed = await first(page).evaluate((field) => {
    const rulesIn = (rules: CSSRuleList): CSSSupportsRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSSupportsRule && rule.conditionText.startsWith('not (field-sizing'))
          return rule;
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    const sheet = new CSSStyleSheet();
    for (const { cssRules } of [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules)))
      for (const { cssText } of cssRules) sheet.insertRule(cssText);
    document.adoptedStyleSheets = [sheet];
    dispatchEvent(new Event('beforeprint'));
    const copy = getComputedStyle(field.parentElement as Element, '::after').content;
    const { display } = getComputedStyle(field);
    document.adoptedStyleSheets = [];
    return { copy, display };
  });
  expect(printed).toEqual({ copy: `"${secret}"`, display: 'none' });
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: kept.copy }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe(kept.fileName);
  const { answers } = JSON.parse(await readFile(file, 'utf8'));
  const written = [secret, 'Fair enough', 'Written without a network', 'yes'];
  expect(Object.values(answers).sort()).toEqual(written.sort());

  await page.getByRole('button', { name: kept.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: ask.no }).click();
  await expect(first(page)).toHaveValue(secret);
  // On a phone the panel stands far below the place where saving is reported.
  await page.setViewportSize({ width: 360, height: 640 });
  const remove = async () => {
    await page.getByRole('button', { name: kept.delete }).click();
    // What changes nothing comes first.
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText([ask.no, ask.delete.yes]);
    await page.getByRole('dialog').getByRole('button', { name: ask.delete.yes }).click();
    await expect(said(page, kept.deleted)).toBeInViewport({ ratio: 1 });
    await expect(first(page)).toHaveValue('');
  };
  await remove();
  await page.getByRole('button', { name: kept.undo }).click();
  await expect(said(page, kept.undone)).toBeVisible();
  await expect(first(page)).toHaveValue(secret);
  await remove();
  await page.reload();
  await ready(page);
  await expect(first(page)).toHaveValue('');
  expect((await page.evaluate(() => caches.keys())).join(' ')).not.toContain('flip-workbook');

  const importFile = async (path: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: kept.bring }).click();
    await (await chooser).setFiles(path);
  };
  await importFile('package.json');
  await expect(said(page, kept.notOurs)).toBeVisible();
  await importFile(file);
  await page.getByRole('dialog').getByRole('button', { name: ask.bring.yes }).click();
  await expect(said(page, kept.brought(4))).toBeVisible();
  await expect(first(page)).toHaveValue(secret);
  await open(page, plan);
  const box = page.getByRole('checkbox', { name: /Feet on the floor/ });
  await expect(box).toBeChecked();
  // Firefox keeps no tick over a reload, when the next person may be signed in.
  await expect(box).toHaveAttribute('autocomplete', 'off');

  const requests = sent();
  expect(requests).toContain(circle);
  for (const words of ['Marmalade', 'Fair enough', 'without a network', btoa(secret).slice(0, 12)])
    expect(requests).not.toContain(words);
});

test('what is saved in one tab shows in another, except where someone writes', async ({ context, page }) => {
  const other = await context.newPage();
  await open(page, circle);
  await open(other, circle);
  await second(other).pressSequentially('In the oth');
  await first(page).fill('In this one');
  await saved(page);
  await expect(first(other)).toHaveValue('In this one');
  await expect(second(other)).toHaveValue('In the oth');
  await second(other).pressSequentially('er');
  await second(other).blur();
  await expect(second(page)).toHaveValue('In the other');
  // An extension corrects a word without an event.
  await first(page).focus();
  await first(page).evaluate((box: HTMLTextAreaElement) => (box.value = 'In this one, corrected'));
  await first(page).blur();
  await expect(first(other)).toHaveValue('In this one, corrected');
  // Also where a tab behind has the focus in that field, and where the exercise has its form open.
  await first(page).focus();
  await first(other).fill('In the other, too');
  await expect(first(page)).toHaveValue('In the other, too');
  // Nothing is said to be kept of what another tab has deleted.
  await first(page).fill('Kept');
  await expect(first(other)).toHaveValue('Kept');
  await first(other).fill('');
  await expect(first(page)).toHaveValue('');
  await expect(said(page, kept.saved)).toHaveCount(0);
  // The tab that is emptied says so where one writes, until the words are back.
  await page.getByRole('textbox').last().focus();
  await other.getByRole('button', { name: kept.delete }).click();
  await other.getByRole('dialog').getByRole('button', { name: ask.delete.yes }).click();
  await expect(said(page, kept.deleted)).toBeInViewport({ ratio: 1 });
  await other.getByRole('button', { name: kept.undo }).click();
  await expect(said(page, kept.saved)).toBeVisible();
  const line = (tab: Page) => tab.locator(`[id="${planFields.first}"], [name="${planFields.first}"]`);
  await open(page, plan);
  await line(page).fill('Water');
  await saved(page);
  await other.goto(`${paths.flipApp}?view=plan`);
  await other.getByRole('button', { name: planWords.change }).click();
  await line(other).focus();
  await line(page).fill('Water. Then sit down');
  await expect(line(other)).toHaveValue('Water. Then sit down');
});

test('what the device could not give at first is not written over', async ({ page }) => {
  await open(page, circle);
  await first(page).fill(secret);
  await saved(page);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...name) {
      if (document.title) return open.apply(this, name);
      throw new DOMException('Connection to the server lost.', 'UnknownError');
    };
    Object.defineProperty(document, 'title', { value: '', configurable: true });
  });
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(kept.notKept);
  await expect(first(page)).toHaveValue('');
  await page.evaluate(() => Reflect.deleteProperty(document, 'title'));
  await first(page).fill('A word more');
  await expect(first(page)).toHaveValue(`${secret}\nA word more`);
  await saved(page);
});

test('with full storage the page says that nothing is saved', async ({ context, page }) => {
  const user = { id: '5b0a4e0e-3a1b-4d5e-9d52-6f1c8a7e2c11', email: 'ada@example.org' };
  await context.addCookies([{ name: FINGERPRINT_COOKIE, value: 'a', url: state.siteUrl }]);
  await page.route('**/api/session', (route) => route.fulfill({ json: { user } }));
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    Object.assign(window, { put: IDBObjectStore.prototype.put });
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await open(page, circle);
  await first(page).fill('Marmalade');
  await expect(page.getByRole('status')).toHaveText(kept.notKept);
  await expect(first(page)).toHaveValue('Marmalade');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: kept.copy }).click();
  expect((await download).suggestedFilename()).toBe(kept.fileName);
  // It is said where one writes, and asked before the words go with the page.
  await page.getByRole('textbox').last().focus();
  await expect(said(page, kept.notKept)).toBeInViewport({ ratio: 1 });
  const leave = page.getByRole('link', { name: fillWords.neighbours.next });
  await leave.click();
  await page.getByRole('dialog').getByRole('button', { name: ask.leave.no }).click();
  await expect(first(page)).toHaveValue('Marmalade');
  // Nothing is said to be kept before what was refused is.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = (window as unknown as IDBObjectStore).put;
  });
  await second(page).fill('Toast');
  await saved(page);
  await leave.click();
  await expect(page).not.toHaveURL(new RegExp(circle));
  await open(page, circle);
  await expect(first(page)).toHaveValue('Marmalade');
  await expect(second(page)).toHaveValue('Toast');
  // What it does not delete is not shown as gone.
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = IDBObjectStore.prototype.put as unknown as IDBObjectStore['delete'];
  });
  await page.getByRole('button', { name: kept.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: ask.delete.yes }).click();
  await expect(said(page, kept.notDeleted)).toBeVisible();
  await expect(first(page)).toHaveValue('Marmalade');
});

test('where its script does not come, the page says nothing is kept', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const late = page.getByText(fillWords.kept.late);
  await page.route('**/elements/fill.*', (route) => route.abort());
  await page.goto(circle);
  await expect(late).toBeHidden();
  await expect(late).toBeVisible({ timeout: 15_000 });
  await page.getByRole('textbox').last().focus();
  await expect(late).toBeInViewport({ ratio: 1 });
});
