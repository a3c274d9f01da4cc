import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { routes } from '../../support/pages.ts';
import { anyEmail, connect, newPerson, serviceClient } from '../../support/stack.ts';
import { type Engine, Missing } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type Gate, startGate } from './gate.ts';
import { Hands } from './hands.ts';
import { startWebKit } from './webkit.ts';

/* What people use beside Chromium: each page, and everything that has a script of its own. */

const app = '/flip-method-app';
const pictures = 'test-results/engines';

/** A whole flip in real time: two timed steps around the choice. */
async function flip(hands: Hands): Promise<void> {
  await hands.press('Start Flip Method');
  await hands.see('Can I take action RIGHT NOW?');
  await hands.press('NO');
  await hands.press('Plan Dinner');
  await hands.see('Spiral Broken!');
}

for (const [name, start] of Object.entries({ firefox: startFirefox, webkit: startWebKit })) {
  test.describe(name, () => {
    test.describe.configure({ timeout: 180_000 });

    let engine: Engine;
    let gate: Gate;
    let hands: Hands;
    test.beforeAll(async () => {
      try {
        engine = await start();
      } catch (error) {
        if (error instanceof Missing) test.skip(true, error.message);
        throw error;
      }
      gate = await startGate();
      hands = new Hands(engine, gate.url);
      const sql = connect();
      await sql`delete from public.rate_limits where bucket like '%:client'`;
      await sql.end();
    });
    test.afterAll(async () => {
      await engine?.close();
      await gate?.shut();
    });

    for (const width of [360, 1280]) {
      test(`every page is whole, at ${width} px`, async () => {
        mkdirSync(pictures, { recursive: true });
        await engine.resize({ width, height: 800 });
        for (const { path, heading } of routes) {
          await hands.open(path);
          const seen = await engine.evaluate(`({
            heading: document.querySelector('h1').textContent,
            sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
            isStyled: getComputedStyle(document.body).margin === '0px',
          })`);
          expect.soft(seen, path).toEqual({ heading, sideways: 0, isStyled: true });
          const picture = await engine.screenshot();
          writeFileSync(`${pictures}/${name}-${width}${path.replaceAll('/', '_')}.png`, picture);
          // A page that is blank, or words alone, is a smaller file.
          expect.soft(picture.length, path).toBeGreaterThan(width * 25);
        }
        expect(engine.complaints() ?? []).toEqual([]);
      });
    }

    test('both forms say what is missing, and are sent', async () => {
      await hands.open('/workbook');
      await hands.press('Send My Free Workbook');
      await hands.see('Please fill in required fields');
      await hands.fill('Email', anyEmail(name));
      await hands.fill('First name', 'Ann');
      await hands.press('Send My Free Workbook');
      await hands.see('Check Your Email!');
      await hands.open('/contact?topic=speaking');
      await hands.fill('Name', 'Ann Reader');
      await hands.fill('Email', anyEmail(name));
      await hands.fill('Message', 'Are you free in May?');
      await hands.press('Send Message');
      await hands.see('Message Received!');
    });

    test('a person signs in, flips, goes offline, flips again, and finds both in their progress', async () => {
      const person = await newPerson(name);
      await hands.open('/flip-method-auth');
      await hands.fill('Email', person.email);
      await hands.fill('Password', person.password);
      await hands.press('Sign In');
      await hands.arriveAt(app);
      await hands.see('Welcome back');
      await flip(hands);
      await hands.see('Your progress has been saved to your account.');
      await engine.evaluate('navigator.serviceWorker.ready.then(() => true)');

      await gate.shut();
      await hands.open(`${app}?view=home`);
      await hands.see('Welcome back');
      await flip(hands);
      await hands.see('Saved on this device');
      await gate.open();
      await hands.open(`${app}?view=home`);
      await expect
        .poll(
          async () =>
            (await serviceClient().from('flip_sessions').select('id').eq('user_id', person.id)).data?.length,
          { timeout: 40_000 },
        )
        .toBe(2);
      await hands.press('Progress');
      await hands.see('Overall Statistics');
      await serviceClient().auth.admin.deleteUser(person.id);
    });
  });
}
