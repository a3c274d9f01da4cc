import type { BrowserContext, Locator, Page } from '@playwright/test';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { paths } from '@/lib/paths';
import { test as base, expect } from '../../support/fixtures.ts';
import { databasesOnDisk } from '../../support/on-disk.ts';
import { cookiesOfSession, signInByCookie as signIn } from '../../support/sign-in.ts';
import { type Person, serviceClient } from '../../support/stack.ts';

export const appPath = paths.flipApp;
export const viewPath = (name: string) => `${appPath}?view=${name}`;
export const home = viewPath('home');
export const emergencyFlip = `${appPath}?mode=emergency`;

interface Fixtures {
  app: Exercise;
  /** Who is signed in; a test that asks for no person has a guest. */
  person: Person;
}

export const test = base.extend<Fixtures>({
  app: async ({ page }, use) => use(new Exercise(page)),
  person: async ({ context, someone }, use) => {
    const person = await someone('flipper');
    await signIn(context, person);
    await use(person);
  },
});

/** Both kinds of a flip: from home, and by the link for an emergency. */
export const modes = ['flip', 'emergency'] as const;

/** The exercise in a page. */
export class Exercise {
  constructor(readonly page: Page) {}

  readonly start = () => this.page.getByRole('button', { name: 'Start Flip Method' });
  readonly technique = (name: RegExp) =>
    this.page.getByRole('group', { name: 'Pick one' }).getByRole('button', { name });
  readonly count = () => this.page.getByRole('timer');
  readonly step = () => this.page.getByRole('heading', { level: 1 });
  readonly yes = () => this.page.getByRole('button', { name: 'YES', exact: true });
  readonly no = () => this.page.getByRole('button', { name: 'NO', exact: true });
  readonly toHome = () => this.page.getByRole('button', { name: 'Back to Home' });
  readonly back = () => this.page.getByRole('button', { name: 'Back', exact: true });

  /** Opens a page whose clock goes on, and can be advanced. */
  async open(path = home): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(path);
  }

  /** Opens the page with a paused clock. */
  async openPaused(path: string = appPath): Promise<void> {
    await this.page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
    await this.page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
    await this.page.goto(path);
    await this.runUntilVisible();
  }

  /**
   * Runs the clock in small steps until an element is visible after a navigation, by default the first button: every
   * screen has one, the server-rendered page none. Hydration takes real time, and the effects after it wait for the clock.
   */
  async runUntilVisible(locator = this.page.getByRole('main').getByRole('button').first()): Promise<void> {
    await expect(async () => {
      await this.page.clock.runFor(100);
      await expect(locator).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [20], timeout: 20_000 });
  }

  /** Opens home with a paused clock. */
  async openHome(): Promise<void> {
    await this.openPaused(home);
    await expect(this.start()).toBeVisible();
  }

  /** Opens a flip with a paused clock. */
  async openFlip(mode: (typeof modes)[number] = 'flip'): Promise<void> {
    await this.openPaused(mode === 'flip' ? home : emergencyFlip);
    if (mode === 'flip') await this.begin();
    else await this.runUntilVisible(this.count());
  }

  /** Starts a flip from home. Its code may still be loading; the flip starts when it has loaded. */
  async begin(): Promise<void> {
    await this.start().click();
    await expect(this.count()).toBeVisible();
  }

  /** Chooses a technique once its tap is accepted. */
  async choose(name: RegExp): Promise<void> {
    await this.page.clock.runFor(settleDelay);
    await this.technique(name).click();
  }

  /** At the pace by hand: lets a step's seconds pass, and goes on, after a look at the button. */
  async goOn(look?: (button: Locator) => Promise<void>): Promise<void> {
    await this.page.clock.runFor(stepDuration);
    const next = this.page.getByRole('button', { name: 'Continue', exact: true });
    await look?.(next);
    await next.click();
  }

  /** Lets time pass from the start of a flip until its question can be answered. */
  async toQuestion(): Promise<void> {
    await this.page.clock.runFor(stepDuration);
    await this.page.clock.runFor(questionDelay);
  }

  /** Lets time pass from the choice of a technique to the end of the flip. */
  async toEnd(): Promise<void> {
    await this.page.clock.runFor(stepDuration);
    await this.page.clock.runFor(stepDuration);
    await expect(this.step()).toHaveText('Spiral Broken!');
  }

  /** Goes through a flip from its question to its end. */
  async complete({ answer = this.no, pick = /Plan Dinner/ } = {}): Promise<void> {
    await answer().click();
    await this.choose(pick);
    await this.toEnd();
  }

  /** Completes a whole flip from home, in 13.6 seconds. */
  async flipOnce(how?: Parameters<Exercise['complete']>[0]): Promise<void> {
    await this.begin();
    await this.toQuestion();
    await this.complete(how);
  }

  /** Resolves when the service worker has cached the exercise. */
  waitUntilCached(): Promise<void> {
    return this.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise<void>((resolve) =>
        active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
      );
    });
  }

  /** Presses Tab until the element, once visible, has focus. */
  async tabTo(goal: Locator): Promise<void> {
    await goal.waitFor();
    for (let presses = 0; presses < 40; presses++) {
      await this.page.keyboard.press('Tab');
      if (await goal.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${goal}.`);
  }

  /** The controls that the toast covers. */
  readonly covered = () =>
    this.page.locator('[data-toast]').evaluate((element) => {
      const toast = element.getBoundingClientRect();
      return [
        ...document.querySelectorAll(':is(header, main, [data-frame]) :is(button, a, [role="progressbar"])'),
      ]
        .filter((control) => control.checkVisibility() && !element.contains(control))
        .filter((control) => {
          const { top, bottom, left, right, width } = control.getBoundingClientRect();
          if (width < 2) return false;
          return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
        })
        .map((control) => control.textContent);
    });

  /** The owners of all flips in the device's outbox. */
  async waitingOwners() {
    const rows = (await databasesOnDisk(this.page))['flip-method']?.outbox ?? [];
    return rows.map(({ userId }) => userId);
  }
}

/** Opens a page of its own. */
export async function open(context: BrowserContext, path?: string): Promise<Exercise> {
  const app = new Exercise(await context.newPage());
  await app.open(path);
  return app;
}

/** Text that overflows its element or the sides of the window. */
export const cutOff = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, p, button, a, span')]
      .filter((element) => {
        const { width, left, right } = element.getBoundingClientRect();
        // Skips visually hidden text.
        const isUnseen = [element, element.parentElement].some(
          (each) => each && getComputedStyle(each).clipPath === 'inset(50%)',
        );
        if (width < 2 || isUnseen) return false;
        const isTooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        return left < -1 || right > innerWidth + 1 || isTooWide;
      })
      .map((element) => element.textContent),
  );

/** Holds answers back. @returns a function that lets them through */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Chromium's console message for a request while offline. */
export const noNetwork = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** Opens the exercise once, so that the service worker caches it. */
export async function cacheApp(context: BrowserContext, site = ''): Promise<void> {
  const page = await context.newPage();
  await page.goto(site + home);
  await new Exercise(page).waitUntilCached();
  await page.close();
}

/** Records a flip of each day in the database, by default a completed one. */
export async function storeFlips(
  { id }: Person,
  days: readonly string[],
  change: object = {},
): Promise<void> {
  const rows = days.map((session_date) => ({
    user_id: id,
    flip_step_reached: 'complete',
    action_needed: false,
    completion_time_seconds: 15,
    session_date,
    ...change,
  }));
  const { error } = await serviceClient().from('flip_sessions').insert(rows);
  if (error) throw error;
}

/** A person's flips in the database. */
export async function storedFlips(person: Person) {
  const { data, error } = await serviceClient().from('flip_sessions').select('*').eq('user_id', person.id);
  if (error) throw error;
  return data;
}

/** Whether the first, seen above the second, ends where that begins or before. */
export async function isAbove(first: Locator, second: Locator): Promise<boolean | null> {
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  return above && below && above.y + above.height <= below.y;
}

/** Chromium's console message for a failed or refused request. */
export const failedRequest =
  /Failed to load resource: (net::ERR_|the server responded with a status of (401|403|409|429|503))/;

/** Opens the exercise as a person, who is greeted. */
export async function openAs(context: BrowserContext, person: Person, path?: string): Promise<Exercise> {
  await context.clearCookies();
  await context.addCookies(await cookiesOfSession(person.client));
  const app = await open(context, path);
  await greeting(app.page, person).waitFor();
  return app;
}

export const greeting = (page: Page, { email }: Person) =>
  page.getByText(`Welcome back, ${email.split('@')[0]}`);

/** A whole flip. Resolves when the page says where it is stored. */
export async function flip(app: Exercise): Promise<void> {
  await app.flipOnce();
  await app.page
    .getByText(/^(Saved on this device|Your progress has been saved to your account\.)$/)
    .waitFor();
}

export const waiting = (page: Page) =>
  page.getByText(/saved on this device and waits? to be sent|flips are saved on this device/);

export { expect, type Person, signIn };
