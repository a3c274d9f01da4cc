import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { appPath, home, storedFlips } from '../../e2e/flip/exercise.ts';
import { routes } from '../../support/pages.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { anyEmail, connect, newPerson, serviceClient } from '../../support/stack.ts';
import { Driver } from './driver.ts';
import { type Engine, MissingBrowser } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/* Every page and every scripted feature in Firefox and WebKit. */

const pictures = 'test-results/engines';

/** A whole flip in real time: two timed steps around the choice. */
async function flip(driver: Driver): Promise<void> {
  await driver.click('Start Flip Method');
  await driver.see('Can I take action RIGHT NOW?');
  await driver.click('NO');
  await driver.click('Plan Dinner');
  await driver.see('Spiral Broken!');
}

for (const [name, start] of Object.entries({ firefox: startFirefox, webkit: startWebKit })) {
  test.describe(name, () => {
    test.describe.configure({ timeout: 180_000 });

    let engine: Engine;
    let site: SecondSite;
    let driver: Driver;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      try {
        engine = await start();
      } catch (error) {
        if (error instanceof MissingBrowser) test.skip(true, error.message);
        throw error;
      }
      site = await startSecondSite();
      driver = new Driver(engine, site.siteUrl);
      const sql = connect();
      await sql`delete from public.rate_limits where bucket like '%:client'`;
      await sql.end();
    });
    test.afterAll(async () => {
      await engine?.close();
      await site?.stop();
    });

    for (const width of [360, 1280]) {
      test(`every page renders at ${width} px`, async () => {
        mkdirSync(pictures, { recursive: true });
        await engine.resize({ width, height: 800 });
        for (const { path, heading } of routes) {
          await driver.open(path);
          const seen = await engine.evaluate(`({
            heading: document.querySelector('h1').textContent,
            sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
            isStyled: getComputedStyle(document.body).margin === '0px',
          })`);
          expect.soft(seen, path).toEqual({
            heading: typeof heading === 'string' ? heading : expect.stringMatching(heading),
            sideways: 0,
            isStyled: true,
          });
          const picture = await engine.screenshot();
          writeFileSync(`${pictures}/${name}-${width}${path.replaceAll('/', '_')}.png`, picture);
          // A blank or unstyled page compresses to a smaller file.
          expect.soft(picture.length, path).toBeGreaterThan(width * 25);
        }
        expect(engine.consoleErrors() ?? []).toEqual([]);
      });
    }

    test('both forms report missing fields, and can be sent', async () => {
      await driver.open('/workbook');
      await driver.click('Send My Free Workbook');
      await driver.see('Please fill in required fields');
      await driver.fill('Email', anyEmail(name));
      await driver.fill('First name', 'Ann');
      await driver.click('Send My Free Workbook');
      await driver.see('Check Your Email!');
      await driver.open('/contact?topic=speaking');
      await driver.fill('Name', 'Ann Reader');
      await driver.fill('Email', anyEmail(name));
      await driver.fill('Message', 'Are you free in May?');
      await driver.click('Send Message');
      await driver.see('Message Received!');
    });

    test('flips of a signed-in person, online and offline, both reach their progress', async () => {
      const person = await newPerson(name);
      await driver.open('/flip-method-auth');
      await driver.fill('Email', person.email);
      await driver.fill('Password', person.password);
      await driver.click('Sign In');
      await driver.arriveAt(appPath);
      await driver.see('Welcome back');
      await flip(driver);
      await driver.see('Your progress has been saved to your account.');
      await engine.evaluate('navigator.serviceWorker.ready.then(() => true)');

      await site.pause();
      await driver.open(home);
      await driver.see('Welcome back');
      await flip(driver);
      await driver.see('Saved on this device');
      await site.resume();
      await driver.open(home);
      await expect.poll(async () => (await storedFlips(person)).length, { timeout: 40_000 }).toBe(2);
      await driver.click('Progress');
      await driver.see('Overall Statistics');
      await serviceClient().auth.admin.deleteUser(person.id);
    });
  });
}
