import type { Page } from '@playwright/test';
import { stepDuration } from '@/lib/domain/flip';
import { expectNoViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, back, begin, choose, newPerson, no, type Person, signIn } from './exercise.ts';

let person: Person;
test.beforeAll(async () => {
  person = await newPerson('axe');
  await serviceClient().from('flip_sessions').insert({
    user_id: person.id,
    flip_step_reached: 'complete',
    completion_time_seconds: 15,
    session_date: '2026-11-20',
  });
});
test.afterAll(() => serviceClient().auth.admin.deleteUser(person.id));

/** With the pace by hand, a step does not end before it has been checked. */
async function goOn(page: Page) {
  await page.clock.runFor(stepDuration);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function visitFlip(page: Page, name: string) {
  await expectNoViolations(page, `${name}: notice`);
  await back(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page, `${name}: leave`);
  await page.getByRole('button', { name: 'Keep going' }).click();
  await goOn(page);
  await page.clock.runFor(1_500);
  await expectNoViolations(page, `${name}: assess`);
  await no(page).click();
  await expectNoViolations(page, `${name}: choose`);
  await choose(page, /Text Someone/);
  await expectNoViolations(page, `${name}: perform`);
  await goOn(page);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Back to Home' })).toBeVisible();
  await expectNoViolations(page, `${name}: complete`);
}

test.use({ serviceWorkers: 'block' });

test('no view of the exercise has axe violations', async ({ context, page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('flip.preferences', '{"pace":"by-hand"}'));
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.goto(app);
  await page.getByRole('button', { name: 'Continue as Guest' }).waitFor();
  await expectNoViolations(page, 'gate');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.getByText('Pace, cues and techniques').click();
  await page.getByText('The Slug Story').click();
  await expectNoViolations(page, 'home');
  await begin(page);
  await visitFlip(page, 'flip');
  await page.goto(`${app}?mode=emergency`);
  if (test.info().project.name.startsWith('long')) await visitFlip(page, 'emergency');
  // Enough for the first tier: what emergency mode adds is on each of its screens.
  else await expectNoViolations(page, 'emergency: notice');
  await page.goto(`${app}?view=evidence`);
  await page.getByText('Reality Check').waitFor();
  await expectNoViolations(page, 'evidence');

  await signIn(context, person);
  await page.goto(`${app}?view=progress`);
  await page.getByRole('img', { name: /as bars/ }).waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expectNoViolations(page, 'progress');
  await page.goto(`${app}?view=home`);
  await page.getByText("Today's Progress").waitFor();
  await expectNoViolations(page, 'home, signed in');
});
