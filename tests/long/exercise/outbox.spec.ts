import { expect, open, storedFlips, test } from '../../e2e/flip/exercise.ts';
import { failedRequest, flip, openAs, stopSimulating, waiting } from '../../e2e/flip/signed-in.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

// The first tier has a server and a network that are away, a page that is killed, and another person.
for (const edgeCase of ['response lost', 'two tabs', 'expired'] as const)
  test(`${edgeCase}: each flip of two people in turn is stored once, for the right person`, async ({
    context,
    someone,
  }) => {
    test.setTimeout(180_000);
    for (const person of [await someone('ada'), await someone('ben')]) {
      if (edgeCase === 'response lost')
        await context.route('**/api/flip-sessions', async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        });
      const app = await openAs(context, person);
      // Nobody has signed out: the session fingerprint is still there.
      if (edgeCase === 'expired') await context.clearCookies({ name: /^sb-/ });
      await flip(app);
      if (edgeCase === 'two tabs') {
        const second = await open(context);
        await flip(second);
        await second.page.close();
      }
      if (edgeCase === 'expired') {
        await app.toHome().click();
        await expect(app.page.getByText('Your session has ended.')).toBeVisible();
        await expect(app.page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
        await expect(waiting(app.page)).toBeVisible();
      }

      // The cause is gone, and the same person opens the exercise again.
      await stopSimulating(context);
      await app.page.close();
      const after = await openAs(context, person);
      const stored = async () => (await storedFlips(person)).length;
      const done = edgeCase === 'two tabs' ? 2 : 1;
      await expect.poll(stored).toBe(done);
      await expect(waiting(after.page)).toBeHidden();
      await after.page.close();
      expect(await stored()).toBe(done);
    }
  });
