import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { fillMessages, fillWords } from '@/content/workbook/fill';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';
import { onDisk } from '../../support/on-disk.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { newPerson } from '../../support/stack.ts';

const { ask } = fillWords;
const kept = { ...fillWords.kept, ...fillMessages };
const circle = paths.workbookFillPart('my-circle');
const plan = paths.workbookFillPart('emergency-action-plan');
/** Unique, so that any trace of it can be found. */
const secret = 'Marmalade at 04:17, and the neck again';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-fill', 'ready');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

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

test('answers are saved, print, work offline, can be exported, deleted and imported, and are never sent', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const sent = recordRequests(context);
  await open(page, circle);
  await field(page, 'It starts').fill(secret);
  await expect(page.getByRole('status')).toHaveText(kept.saved);
  await page.getByRole('textbox', { name: /Row 1: A\. I have an illness/ }).fill('Fair enough');
  await page.getByRole('textbox', { name: /Row 1: A\. I have an illness/ }).blur();
  await open(page, plan);
  await page.getByRole('checkbox', { name: /Feet on the floor/ }).check();
  await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toBeGreaterThan(0);
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
  await expect(field(page, 'It starts')).toHaveValue(secret);
  await field(page, 'What I do').fill('Written without a network');
  await expect(page.getByRole('status')).toHaveText(kept.saved);
  await context.setOffline(false);

  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'It starts')).toBeVisible();
  await expect(page.getByRole('button', { name: kept.delete })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: kept.copy }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe(kept.fileName);
  const { answers } = JSON.parse(await readFile(file, 'utf8'));
  expect(Object.values(answers).sort()).toEqual(
    [secret, 'Fair enough', 'Written without a network', 'yes'].sort(),
  );

  await page.getByRole('button', { name: kept.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: ask.no }).click();
  await expect(field(page, 'It starts')).toHaveValue(secret);
  // On a phone the panel stands far below the place where saving is reported.
  await page.setViewportSize({ width: 360, height: 640 });
  const remove = async () => {
    await page.getByRole('button', { name: kept.delete }).click();
    // What changes nothing comes first.
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText([ask.no, ask.delete.yes]);
    await page.getByRole('dialog').getByRole('button', { name: ask.delete.yes }).click();
    await expect(said(page, kept.deleted)).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'It starts')).toHaveValue('');
  };
  await remove();
  await page.getByRole('button', { name: kept.undo }).click();
  await expect(said(page, kept.undone)).toBeVisible();
  await expect(field(page, 'It starts')).toHaveValue(secret);
  await remove();
  await page.reload();
  await ready(page);
  await expect(field(page, 'It starts')).toHaveValue('');
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
    expect.stringMatching(/^flip-workbook/),
  );

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
  await expect(field(page, 'It starts')).toHaveValue(secret);
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

test('a person who signs in on the same device sees nothing a guest wrote', async ({ page, context }) => {
  await open(page, circle);
  await field(page, 'It starts').fill(secret);
  await expect(page.getByRole('status')).toHaveText(kept.saved);
  const person = await newPerson('fill');
  // An open page would reload by itself.
  await page.goto('about:blank');
  await signInByCookie(context, person);
  await open(page, circle);
  await expect(field(page, 'It starts')).toHaveValue('');
  await field(page, 'It starts').fill('Mine');
  await expect(page.getByRole('status')).toHaveText(kept.saved);
  await page.goto('about:blank');
  await context.clearCookies();
  await open(page, circle);
  await expect(field(page, 'It starts')).toHaveValue(secret);
});
