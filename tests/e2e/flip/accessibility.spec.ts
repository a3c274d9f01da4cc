import { expectNoViolations, isThorough } from '../../support/axe.ts';
import {
  appPath,
  type Exercise,
  emergencyFlip,
  expect,
  home,
  signIn,
  storeFlips,
  test,
  viewPath,
} from './exercise.ts';

async function visitFlip(app: Exercise, name: string) {
  await expectNoViolations(app.page, `${name}: notice`);
  await app.back().click();
  await expect(app.page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(app.page, `${name}: leave`);
  await app.page.getByRole('button', { name: 'Keep going' }).click();
  await app.goOn();
  await app.page.clock.runFor(1_500);
  await expectNoViolations(app.page, `${name}: assess`);
  await app.no().click();
  await expectNoViolations(app.page, `${name}: choose`);
  await app.choose(/Text Someone/);
  await expectNoViolations(app.page, `${name}: perform`);
  await app.goOn();
  await app.goOn();
  await expect(app.toHome()).toBeVisible();
  await expectNoViolations(app.page, `${name}: complete`);
}

test.use({ serviceWorkers: 'block' });

test('no view of the exercise has axe violations', async ({ app, context, page, someone }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('flip.preferences', '{"pace":"by-hand"}'));
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.goto(appPath);
  await page.getByRole('button', { name: 'Continue as Guest' }).waitFor();
  await expectNoViolations(page, 'gate');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.getByText('Pace, cues and techniques').click();
  await page.getByText('The Slug Story').click();
  await expectNoViolations(page, 'home');
  await app.begin();
  await visitFlip(app, 'flip');
  await page.goto(emergencyFlip);
  if (isThorough()) await visitFlip(app, 'emergency');
  // Enough for the first tier: what emergency mode adds is on each of its screens.
  else await expectNoViolations(page, 'emergency: notice');
  await page.goto(viewPath('evidence'));
  await page.getByText('Reality Check').waitFor();
  await expectNoViolations(page, 'evidence');

  const person = await someone('axe');
  await storeFlips(person, ['2026-11-20']);
  await signIn(context, person);
  await page.goto(viewPath('progress'));
  await page.getByRole('img', { name: /as bars/ }).waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expectNoViolations(page, 'progress');
  await page.goto(home);
  await page.getByText("Today's Progress").waitFor();
  await expectNoViolations(page, 'home, signed in');
});
