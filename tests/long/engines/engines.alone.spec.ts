import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { forgetClientTries } from '../../e2e/auth/people.ts';
import { appPath, home, storedFlips } from '../../e2e/flip/exercise.ts';
import { routes } from '../../support/pages.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { anyEmail, newPerson, serviceClient } from '../../support/stack.ts';
import { type Engine, startFirefox, startWebKit } from './engine.ts';

/* Every page and every scripted feature in Firefox and WebKit. */

/**
 * Runs in the page. Finds a clickable element by its name and scrolls it into view.
 * @returns its centre, or null
 */
function findClickable(words: string): { x: number; y: number } | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  // Controls in `main` take precedence over those of the same name in header and footer.
  const all = [
    'main button',
    'main a[href], main summary, main label',
    'button, a[href], summary, label',
  ].flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const shown = all.filter((element) => element.checkVisibility() && !element.matches(':disabled'));
  const found =
    shown.find((element) => nameOf(element) === words) ??
    shown.find((element) => nameOf(element).includes(words));
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  // A press would go elsewhere during a view transition (WebKit), and just after a view of the exercise appears.
  return found.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

/** Runs in the page. Finds a field by its label. @returns a point in it, or null */
function findField(label: string): { x: number; y: number } | null {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')];
  const found = fields.find(
    (field) =>
      field.checkVisibility() &&
      [...(field.labels ?? [])].some(({ textContent }) => textContent?.includes(label)),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
}

/** Runs in the page. The focused field's value; null if the field with this label is not focused. */
function readFocused(label: string): string | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  return [...(field.labels ?? [])].some(({ textContent }) => textContent?.includes(label))
    ? field.value
    : null;
}

/** Drives a browser as a user would: waits, clicks and types. */
class Driver {
  constructor(
    readonly engine: Engine,
    readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path);
  }

  /** Polls until there is a result. @throws with a description and the page's text */
  private async until<Result>(what: string, ask: () => Promise<Result | null | false>): Promise<Result> {
    for (const deadline = Date.now() + 40_000; Date.now() < deadline; await sleep(150)) {
      // Evaluation fails during a navigation.
      const answer = await ask().catch(() => null);
      if (answer) return answer;
    }
    const text = await this.engine.evaluate<string>('document.body.innerText.slice(0, 600)').catch(String);
    throw new Error(`No ${what}. The page shows: ${text}`);
  }

  async see(words: string): Promise<void> {
    const shown = `document.body.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`;
    await this.until(`"${words}"`, () => this.engine.evaluate<boolean>(shown));
  }

  async click(words: string): Promise<void> {
    const find = `(${findClickable})(${JSON.stringify(words)})`;
    const point = await this.until(`"${words}" to click`, () =>
      this.engine.evaluate<{ x: number; y: number } | null>(find),
    );
    await this.engine.click(point);
  }

  async fill(label: string, text: string): Promise<void> {
    const find = `(${findField})(${JSON.stringify(label)})`;
    const read = () => this.engine.evaluate<string | null>(`(${readFocused})(${JSON.stringify(label)})`);
    // A busy engine may hit-test a click at the previous scroll position; so wait for focus before typing.
    await this.until(`caret in the field "${label}"`, async () => {
      const point = await this.engine.evaluate<{ x: number; y: number } | null>(find);
      if (point) await this.engine.click(point);
      return (await read()) !== null;
    });
    await this.engine.type(text);
    await this.until(`"${text}" in the field "${label}"`, async () => (await read()) === text);
  }

  async arriveAt(path: string): Promise<void> {
    await this.until(path, () =>
      this.engine.evaluate<boolean>(`location.pathname === ${JSON.stringify(path)}`),
    );
  }
}

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
      engine = await start();
      site = await startSecondSite();
      driver = new Driver(engine, site.siteUrl);
      await forgetClientTries();
    });
    test.afterAll(async () => {
      await engine?.close();
      await site?.stop();
    });

    for (const width of [360, 1280]) {
      test(`every page renders at ${width} px`, async () => {
        mkdirSync(pictures, { recursive: true });
        await engine.resize({ width, height: 800 });
        for (const { path } of routes) {
          await driver.open(path);
          const seen = await engine.evaluate(`({
            heading: document.querySelector('h1').textContent,
            sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
            isStyled: getComputedStyle(document.body).margin === '0px',
          })`);
          expect.soft(seen, path).toEqual({
            heading: expect.stringMatching(/\S/),
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
