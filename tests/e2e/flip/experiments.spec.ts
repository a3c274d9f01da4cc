import { readFileSync } from 'node:fs';
import { fillMessages } from '@/content/workbook/fill';
import { databases } from '@/lib/device/device';
import { copyLine } from '@/lib/domain/notebook-copy';
import { paths } from '@/lib/paths';
import { expectNoViolations } from '../../support/axe.ts';
import { databasesOnDisk } from '../../support/on-disk.ts';
import { serviceClient } from '../../support/stack.ts';
import { expect, signIn, test, viewPath } from './exercise.ts';
import { deleteNotebook, notebookOnDisk, predict, turn } from './notebook.ts';

const experiments = viewPath('experiments');
const secret = 'Zwiebelkuchen';

test('the text of an experiment is encrypted on the device, and in no request', async ({ context, page }) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    asked.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  const read = async (text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Read a copy in' }).click();
    await (await choosing).setFiles({ name: 'copy.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  const question = page.getByRole('alertdialog', { name: 'Add what is in this copy?' });
  await page.goto(experiments);
  await page.getByRole('button', { name: 'A new experiment' }).click();
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeFocused();
  await turn(page);
  await expect(page.getByLabel('What will happen, as the worry tells it?')).toBeFocused();
  await expect(page.getByText('Please fill in this line.')).toBeVisible();
  await expectNoViolations(page, 'experiments: a page to write on');
  await page.getByRole('button', { name: 'Not now' }).click();
  await predict(page, `${secret} one`, `${secret} left out`);
  await expectNoViolations(page, 'experiments');
  await page.reload();
  await page.getByRole('button', { name: 'Write what happened' }).click();
  await page.getByRole('button', { name: 'It did not' }).click();
  await page.getByLabel('What happened? Only what I saw').fill(`${secret} happened`);
  await turn(page);
  await page.getByLabel('What did I learn?').fill(`${secret} learned`);
  await page.getByRole('button', { name: 'Keep the result on this device' }).click();
  await expect(page.getByRole('region', { name: 'Your own predictions' })).toContainText(`${secret} learned`);

  await page.goto(viewPath('evidence'));
  const shelf = page.getByRole('region', { name: 'Your own predictions' });
  await expect(shelf).toContainText(`${secret} learned`);
  await expect(shelf).not.toContainText('Of 1');
  await shelf.getByRole('button', { name: 'Experiments' }).click();
  const others = (['did-not', 'did-not', 'partly', 'did-not'] as const).map((verdict, at) => ({
    ...{ id: `e-${at}`, madeAt: at, prediction: `${secret} ${at}`, leaveOut: secret, until: '2026-11-21' },
    result: { at, verdict, happened: '', learned: secret },
  }));
  const nothing = { postponements: [], plan: {}, weeks: [], techniques: {} };
  await read(copyLine({ ...nothing, experiments: others }));
  await question.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Of 5 predictions, 0 came true. 1 came true in part.')).toBeVisible();

  await page.goto(viewPath('plan'));
  await page.getByLabel('How it begins with me').fill(`${secret} plan`);
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page.getByText('It is kept on this device.')).toBeVisible();
  await expectNoViolations(page, 'plan');

  const disk = await notebookOnDisk(page);
  expect(disk?.keys).toEqual([{ owner: 'guest', key: { extractable: false } }]);
  expect(disk?.pages?.map(({ kind }) => kind).sort()).toEqual(Array(5).fill('experiment'));
  expect(JSON.stringify(disk?.pages)).not.toContain(secret);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(secret);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const copy = readFileSync(await (await saving).path(), 'utf8');
  for (const words of ['one', 'left out', 'happened', 'learned', 'plan'])
    expect(copy).toContain(`${secret} ${words}`);

  await deleteNotebook(page);
  await expect(page.getByText('All of it has been deleted from this device.')).toBeVisible();
  await expect(page.getByLabel('How it begins with me')).toHaveValue('');
  expect(await notebookOnDisk(page)).toEqual({ pages: [], keys: [] });
  await page.goto(experiments);
  await expect(page.getByText(secret)).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(5);
  await read(copy.slice(0, -9));
  await expect(page.getByText('This file is not a copy that can be read in.')).toBeVisible();
  await read(copy);
  await expect(question).toContainText('your plan, 5 experiments');
  await question.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('region', { name: 'Your own predictions' })).toContainText(`${secret} learned`);
  await expectNoViolations(page, 'experiments, with a copy read in');
  await read(copy);
  await expect(page.getByText('Everything in this copy is here already.')).toBeVisible();
  expect(asked.filter((request) => request.includes(secret))).toEqual([]);
});

test('the next person on the device sees nothing of the previous one, who later finds everything again', async ({
  context,
  page,
  someone,
  expectConsole,
}) => {
  expectConsole(/status of (401|409)/);
  const [ada, ben] = [await someone('ada'), await someone('ben')];
  await signIn(context, ada);
  await page.goto(experiments);
  await predict(page, `${secret} of Ada`, secret);
  const signOut = () => context.request.post('/auth/sign-out', { form: { from: 'app' }, maxRedirects: 0 });
  await signOut();
  const expectNothing = async () => {
    await expect(page.getByText(secret)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'A new experiment' })).toBeVisible();
  };
  // It disappears from the open page, and stays hidden after a reload.
  await expectNothing();
  await page.reload();
  await expectNothing();
  await signIn(context, ben);
  await page.reload();
  await expectNothing();
  await predict(page, 'Of Ben', 'his phone');
  await signOut();
  await signIn(context, ada);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Under way' })).toContainText(`${secret} of Ada`);
  await expect(page.getByText('Of Ben')).toHaveCount(0);
  await page.goto(paths.workbookFillPart('my-circle'));
  const answer = page.getByRole('textbox', { name: 'It starts', exact: true });
  await answer.fill(secret);
  await expect(page.getByRole('status')).toHaveText(fillMessages.saved);
  await signOut();
  await expect(answer).toHaveValue('');
  await page.goto(experiments);

  await serviceClient().auth.admin.deleteUser(ada.id);
  await signIn(context, ben);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Under way' })).toContainText('Of Ben');
  const owners = async () => (await notebookOnDisk(page))?.keys?.map(({ owner }) => owner);
  await expect.poll(owners).toEqual([ben.id]);
  const workbook = async () => (await databasesOnDisk(page))[databases.workbook];
  await expect.poll(workbook).toEqual({ pages: [], keys: [] });
});
