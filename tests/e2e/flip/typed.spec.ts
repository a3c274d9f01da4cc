import { experimentWords } from '@/content/flip/experiments';
import { flipWords } from '@/content/flip/flip';
import { keptWords } from '@/content/flip/kept';
import { optionsWords } from '@/content/flip/options';
import { planWords } from '@/content/flip/plan';
import { weekWords } from '@/content/flip/weeks';
import { settleDelay } from '@/lib/domain/flip';
import { addDays, localDateOf } from '@/lib/domain/local-date';
import { paths } from '@/lib/paths';
import { expectNoViolations } from '../../support/axe.ts';
import { cutOff, emergencyFlip, expect, home, signIn, storeFlips, test, viewPath } from './exercise.ts';
import { choice, keepPlan, notebookOnDisk, predict } from './notebook.ts';

const plan = viewPath('plan');

test('what is typed into a plan or an experiment stays, also once it is kept', async ({ app, page }) => {
  await page.goto(home);
  await choice(page, /^Write a plan/).click();
  const signs = page.getByLabel('How it begins with me');
  const first = page.getByLabel('What I do first');
  await signs.fill('I wake at four.');
  await expect(page.getByText(keptWords.draft)).toBeVisible();
  await app.back().click();
  await choice(page, /^Write a plan/).click();
  await expect(signs).toHaveValue('I wake at four.');
  expect(await notebookOnDisk(page)).toBeUndefined();

  await page.getByRole('link', { name: planWords.talk.label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: keptWords.leave.stay }).click();
  await expect(signs).toHaveValue('I wake at four.');

  await page.getByRole('button', { name: planWords.keep }).click();
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: planWords.keep })).toHaveCount(0);
  await first.fill('A glass of water.');
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  // What a full device refuses goes with the next line, and nothing is said to be kept before that is.
  const setFull = (isFull: boolean) =>
    page.evaluate((isFull) => {
      const refused = { value: () => Promise.reject(new DOMException('No room.', 'QuotaExceededError')) };
      if (isFull) Object.defineProperty(crypto.subtle, 'encrypt', { ...refused, configurable: true });
      else Reflect.deleteProperty(crypto.subtle, 'encrypt');
    }, isFull);
  await setFull(true);
  await page.getByLabel(planWords.lines.flip).fill('Four steps.');
  await expect(page.getByText(experimentWords.notKept)).toBeInViewport();
  await setFull(false);
  await page.getByLabel(planWords.lines.spot).fill('In the hall.');
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: planWords.talk.label }).click();
  await expect(page).toHaveURL(/resources/);
  await page.goto(plan);
  for (const line of ['A glass of water.', 'Four steps.', 'In the hall.'])
    await expect(page.getByText(line)).toBeVisible();
  await page.getByRole('button', { name: planWords.change }).click();
  await page.getByRole('button', { name: planWords.done }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(home);
  await choice(page, /Evidence Bank/).click();
  // By keyboard: a tap soon after another, and near it, is taken for its second.
  await choice(page, /^Experiments/).press('Enter');
  await choice(page, /A new experiment/).press('Enter');
  await page.getByRole('textbox').fill('I will not sleep.');
  await choice(page, /Turn the page/).click();
  await page.getByRole('textbox').fill('Searching');
  await app.back().click();
  await choice(page, /^Experiments/).press('Enter');
  await choice(page, /A new experiment/).press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue('Searching');
});

test('deleting the notebook asks, names what goes, and can be undone', async ({ app, page }) => {
  const signs = await keepPlan(app);
  const remove = page.getByRole('button', { name: keptWords.remove });
  const asked = page.getByRole('alertdialog', { name: keptWords.ask.title });
  await remove.click();
  await expect(asked).toContainText('This goes from this device: your plan.');
  await asked.getByRole('button', { name: keptWords.ask.no }).click();
  await expect(signs).toHaveValue('I wake at four.');

  const undo = page.getByRole('button', { name: keptWords.undo });
  const deleteAll = async () => {
    await remove.click();
    await asked.getByRole('button', { name: keptWords.ask.yes }).click();
    await expect(page.getByText(keptWords.deleted)).toBeVisible();
    await expect(signs).toHaveValue('');
    await expect(page.getByText(planWords.kept, { exact: true })).toBeHidden();
    await expect(undo).toBeFocused();
  };
  await deleteAll();
  await undo.click();
  await expect(signs).toHaveValue('I wake at four.');
  await deleteAll();
  await page.clock.runFor(11_000);
  await expect(undo).toBeHidden();
});

test('a guest’s plan is asked about after signing in, is read from home and from a flip, and calls', async ({
  context,
  page,
  someone,
}) => {
  await page.goto(plan);
  await page.getByLabel('A sentence from a calm day').fill('It has always gone before.');
  const sam = page.getByRole('group', { name: 'Someone to call' });
  await sam.getByLabel('Name and number').fill('Sam +44 (0)7700 900123');
  await page.getByRole('button', { name: planWords.keep }).click();
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();

  await signIn(context, await someone('came-along'));
  await page.goto(home);
  const left = page.getByRole('region', { name: keptWords.left.title });
  // On a phone's first screen, with both buttons that start a flip.
  await page.setViewportSize({ width: 390, height: 664 });
  for (const name of [keptWords.left.take, flipWords.home.start, flipWords.home.emergency])
    await expect(page.getByRole('button', { name })).toBeInViewport();
  // Who is signed in, and the way out, in one row.
  expect((await page.locator('.flip-greeting').boundingBox())?.height).toBeLessThan(60);
  await page.setViewportSize({ width: 1280, height: 800 });
  const more = left.getByRole('button', { name: keptWords.left.more });
  await more.press('Enter');
  await expect(more).toBeFocused();
  await expect(left).toContainText('On this device: your plan.');
  await expectNoViolations(page, 'home, with a guest’s words');
  const other = await context.newPage();
  await other.goto(home);
  const take = other.getByRole('button', { name: keptWords.left.take });
  await take.waitFor();
  await left.getByRole('button', { name: keptWords.left.take }).click();
  await expect(page.getByText(keptWords.left.taken)).toBeVisible();
  await expect(take).toHaveCount(0);
  await choice(page, /^My plan/).click();
  const call = page.getByRole('link', { name: 'Call Sam Someone to call +44 (0)7700 900123' });
  await expect(call).toHaveAttribute('href', 'tel:+447700900123');
  await expectNoViolations(page, 'plan, to read');
  // At 200 % zoom no number is cut off.
  await page.setViewportSize({ width: 180, height: 370 });
  await expect.poll(() => cutOff(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(emergencyFlip);
  await choice(page, /^My plan/).click();
  const overFlip = page.getByRole('alertdialog', { name: 'My plan' });
  await expect(overFlip.getByText('It has always gone')).toBeVisible();
  await expect(call).toBeVisible();
  await expectNoViolations(page, 'plan, over a flip');
  await choice(page, /Back to the flip/).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a week is looked back at in one minute, and two weeks stand side by side', async ({ app, page }) => {
  await page.clock.setFixedTime(new Date('2026-11-19T18:00:00'));
  const weeks = viewPath('weeks');
  const lookBack = async (levels: readonly string[], did: string) => {
    await page.getByRole('button', { name: weekWords.begin }).press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    for (const level of levels) await page.getByRole('button', { name: level }).click();
    await page.getByRole('textbox').fill(did);
    await page.getByRole('button', { name: weekWords.keep }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await page.goto(weeks);
  await lookBack(['Every day', 'On 3 or 4 days', weekWords.skip], '');
  await expect(page.getByText(weekWords.first)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: weekWords.begin })).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-11-26T18:00:00'));
  await page.goto(home);
  await expect(page.getByText(flipWords.home.due.weeks)).toBeVisible();
  await page.getByRole('button', { name: flipWords.notebook.titles.weeks }).click();
  await lookBack(['On 1 or 2 days', 'On no day', 'On no day'], 'Saw the film to its end.');
  await expect(page.getByRole('row', { name: /search/ })).toContainText('Every dayOn 1 or 2 days');
  await expect(page.getByText('Saw the film to its end.')).toBeVisible();
  // At 200 % zoom a question has a line of its own.
  await page.setViewportSize({ width: 180, height: 370 });
  const question = page.getByRole('rowheader', { name: /search/ });
  await expect.poll(async () => (await question.boundingBox())?.width).toBeGreaterThan(120);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page, 'weeks');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: weekWords.calendar.button }).click();
  expect((await saving).suggestedFilename()).toBe('one-minute.ics');
  // One tap from home, too.
  await page.goto(home);
  await page.getByRole('button', { name: weekWords.doctor.open }).click();
  await expect(page.getByRole('article')).toContainText('One thing done: Saw the film to its end.');
  await expectNoViolations(page, 'a page for one’s doctor');
  await page.getByRole('switch', { name: weekWords.doctor.weeks }).click();
  await expect(page.getByRole('article')).not.toContainText('Saw the film');

  // The day of an experiment is said on home, too, and neither of them at night, when home links the page for tonight.
  await page.goto(viewPath('experiments'));
  await predict(page, 'I will not sleep.', 'Searching');
  const due = page.getByText(flipWords.home.due.experiments);
  await page.clock.setFixedTime(new Date('2026-11-27T18:00:00'));
  await page.goto(home);
  await expect(due).toBeVisible();
  const tonight = page.getByRole('link', { name: flipWords.home.night.label });
  await expect(tonight).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-11-27T23:00:00'));
  await page.getByRole('button', { name: flipWords.notebook.titles.experiments }).click();
  await expect(page.getByText(experimentWords.open.over)).toBeVisible();
  await app.back().click();
  await expect(app.start()).toBeVisible();
  await expect(due).toBeHidden();
  await expect(tonight).toHaveAttribute('href', paths.night);
});

test('a technique of one’s own replaces another, and a hidden one is not offered', async ({ app, page }) => {
  await app.openHome();
  await page.getByText('Pace, cues and techniques').click();
  await app.runUntilVisible(page.getByRole('switch', { name: '20 Jumping Jacks' }));
  await page.getByRole('switch', { name: '20 Jumping Jacks' }).click();
  await page.getByRole('switch', { name: 'Cold Water/Ice' }).click();
  const own = page.getByLabel(/in place of 20 Jumping Jacks/);
  await own.fill('Walk to the window');
  await expect(page.getByText('In its place: Walk to the window')).toBeVisible();
  // One tap on the switch does not cost the words: it asks.
  await page.getByRole('switch', { name: '20 Jumping Jacks' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('“Walk to the window” is deleted then.');
  await page.getByRole('button', { name: optionsWords.techniques.ask.no }).click();
  await expect(own).toHaveValue('Walk to the window');
  await page.reload();
  await page.getByText('Pace, cues and techniques').click();
  await app.runUntilVisible(own);
  await app.begin();
  await app.toQuestion();
  await app.no().click();
  await expect(page.getByRole('button', { name: /Cold Water|Jumping/ })).toHaveCount(0);
  await app.choose(/Walk to the window/);
  await expect(page.getByText('Performing: Walk to the window')).toBeVisible();
});

test('after weeks of declining use a plan and hiding all but the flip are offered; one tap restores everything', async ({
  app,
  page,
  person,
}) => {
  const today = localDateOf(Date.now());
  const ages = [24, 25, 26, 31, 32, 33, 38, 39, 40, 9, 0];
  await storeFlips(
    person,
    ages.map((age) => addDays(today, -age)),
  );
  await page.goto(home);
  const offer = page.getByRole('region', { name: 'You have needed this less' });
  await expect(page.getByText("Today's Progress")).toBeVisible();
  await expectNoViolations(page, 'home, with the offer');
  await offer.getByRole('button', { name: 'Write my plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeFocused();
  await expect(page.getByText(planWords.elsewhere)).toBeVisible();
  // A tap in its place is taken for the second of a double tap until then.
  await page.waitForTimeout(settleDelay);
  await page.getByRole('button', { name: 'Show only the flip' }).click();

  await expect(page.getByText('Wanting more of it again is no failure.')).toBeVisible();
  await expectNoViolations(page, 'simple home');
  await page.reload();
  await expect(app.start()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emergency Mode' })).toBeVisible();
  for (const name of ['Evidence Bank', 'Progress', 'I want to search'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByText("Today's Progress")).toHaveCount(0);
  await expect(offer).toHaveCount(0);

  await page.getByRole('button', { name: 'Bring everything back' }).click();
  await expect(page.getByRole('button', { name: 'Evidence Bank' })).toBeVisible();
  await expect(page.getByText("Today's Progress")).toBeVisible();
  await expect(offer).toHaveCount(0);
});
