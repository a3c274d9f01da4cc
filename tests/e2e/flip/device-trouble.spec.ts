import { experimentWords } from '@/content/flip/experiments';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { trouble } from '@/content/flip/written';
import { appPath, expect, home, test, viewPath } from './exercise.ts';
import { keepPlan } from './notebook.ts';

test.use({ serviceWorkers: 'block' });

test('a plan that the device does not open is not taken for a missing one, and shown when it does', async ({
  app,
  page,
}) => {
  const signs = await keepPlan(app);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      if ('answers' in window) return open.apply(this, asked);
      return new EventTarget() as IDBOpenDBRequest;
    };
  });
  await page.goto(viewPath('plan'));
  await app.runUntilVisible(page.getByText(planWords.unread));
  await page.goto(appPath);
  const toPlan = page.getByRole('button', { name: flipWords.home.plan });
  await app.runUntilVisible(toPlan);
  await page.clock.runFor(10_000);
  await toPlan.click();
  await app.runUntilVisible(page.getByText(planWords.unread));
  await page.evaluate(() => Object.assign(window, { answers: true }));
  // It is asked again after ten seconds.
  await page.clock.runFor(10_000);
  await app.runUntilVisible(page.getByText('I wake at four.'));

  // What was to be kept meanwhile stands below it.
  await page.goto(viewPath('plan'));
  await app.runUntilVisible(page.getByText(planWords.unread));
  await signs.fill('I read labels.');
  await page.getByRole('button', { name: planWords.keep }).click();
  await app.runUntilVisible(page.getByText(experimentWords.notKept));
  await page.evaluate(() => Object.assign(window, { answers: true }));
  await page.clock.runFor(10_000);
  await app.runUntilVisible(page.getByText(planWords.kept, { exact: true }));
  await expect(signs).toHaveValue('I wake at four.\nI read labels.');
});

test('a screen that fails leaves a way on, the steps and the numbers, and reports no word of the person', async ({
  app,
  page,
  expectConsole,
}) => {
  expectConsole(/"my heart is" is not/);
  await page.addInitScript(() => {
    const mark = { owner: 'guest', id: 'a', endsAt: Date.now() + 60_000 };
    localStorage.setItem('flip.wait', JSON.stringify(mark));
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, given) {
        const isMomentText = given[1]?.minute === '2-digit';
        if (isMomentText && !('isMended' in sessionStorage)) throw new Error('"my heart is" is not valid');
        return new target(...(given as []));
      },
    });
  });
  const report = page.waitForRequest('**/api/reports');
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trouble.failed.title);
  await expect(page.getByText('It tried to keep you safe.')).toBeVisible();
  await expect(page.getByRole('link', { name: /999/ }).first()).toHaveAttribute('href', 'tel:999');
  expect((await report).postData()).toContain('is not valid');
  expect((await report).postData()).not.toContain('heart');
  await page.evaluate(() => sessionStorage.setItem('isMended', ''));
  await page.getByRole('button', { name: trouble.retry }).click();
  await expect(app.start()).toBeVisible();
});
