import { edgeCases, expectStoredOnce, failedRequest } from '../../e2e/flip/edge-cases.ts';
import { expect, storedFlips, test } from '../../e2e/flip/exercise.ts';

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
