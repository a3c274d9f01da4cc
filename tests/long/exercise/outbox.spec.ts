import type { BrowserContext } from '@playwright/test';
import { expect, open, type Person, storedFlips, test } from '../../e2e/flip/exercise.ts';
import { failedRequest, flip, greeting, openAs, stopSimulating, waiting } from '../../e2e/flip/signed-in.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';

/** What can happen while a flip is sent. */
const edgeCases = [
  'offline',
  '503',
  'response lost',
  'two tabs',
  'killed',
  'expired',
  'other person',
] as const;
type EdgeCase = (typeof edgeCases)[number];

/** Makes requests that send flips fail, as the edge case requires. */
async function simulate(context: BrowserContext, edgeCase: EdgeCase) {
  await context.route('**/api/flip-sessions', async (route) => {
    if (edgeCase === 'offline' || edgeCase === 'killed') return route.abort('internetdisconnected');
    if (edgeCase === '503') return route.fulfill({ status: 503, body: '{}' });
    if (edgeCase === 'response lost') {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
}

/**
 * Completes a flip under an edge case, and expects it to be stored once, for the person who did it.
 * @returns how many flips were done
 */
async function expectStoredOnce(
  context: BrowserContext,
  edgeCase: EdgeCase,
  [mine, other]: readonly [mine: Person, other: Person],
): Promise<number> {
  const stored = async () => (await storedFlips(mine)).length;
  const before = await stored();
  await simulate(context, edgeCase);
  let app = await openAs(context, mine);

  // Nobody has signed out: the session fingerprint is still there.
  if (edgeCase === 'expired') await context.clearCookies({ name: /^sb-/ });
  if (edgeCase === 'other person') {
    await app.begin();
    await context.clearCookies();
    await context.addCookies(await cookiesOfSession(other.client));
    await app.toQuestion();
    await app.complete();
  } else await flip(app);

  if (edgeCase === 'two tabs') {
    const second = await open(context);
    await flip(second);
    await second.page.close();
  }
  if (edgeCase === 'killed') {
    await app.page.close({ runBeforeUnload: false });
    app = await open(context);
    await expect(waiting(app.page)).toBeVisible();
  }
  if (edgeCase === 'expired') {
    await app.toHome().click();
    await expect(app.page.getByText('Your session has ended.')).toBeVisible();
    await expect(app.page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(waiting(app.page)).toBeVisible();
  }
  if (edgeCase === 'other person') {
    await app.toHome().click();
    await expect(greeting(app.page, other)).toBeVisible();
    await expect(waiting(app.page)).toBeHidden();
  }

  // The cause is gone, and the same person opens the exercise again.
  await stopSimulating(context);
  await app.page.close();
  const after = await openAs(context, mine);
  const done = edgeCase === 'two tabs' ? 2 : 1;
  await expect.poll(stored).toBe(before + done);
  await expect(waiting(after.page)).toBeHidden();
  await after.page.close();
  return done;
}

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

for (const edgeCase of edgeCases)
  test(`${edgeCase}: each flip of two people in turn is stored once, for the right person`, async ({
    context,
    someone,
  }) => {
    test.setTimeout(180_000);
    const [ada, ben] = [await someone('ada'), await someone('ben')];
    for (const [mine, other] of [[ada, ben] as const, [ben, ada] as const]) {
      const done = await expectStoredOnce(context, edgeCase, [mine, other]);
      expect(await storedFlips(mine)).toHaveLength(done);
    }
  });
