import { seedOfRun } from '../../../scripts/seed.ts';
import { type EdgeCase, edgeCases, expectStoredOnce, failedRequest } from '../../e2e/flip/edge-cases.ts';
import { expect, storedFlips, test } from '../../e2e/flip/exercise.ts';
import { seeded } from '../../support/seeded.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

for (const round of [1, 2]) {
  test(`sixteen random schedules, ${round} of 2: each flip is stored once, for the right person`, async ({
    context,
    someone,
  }) => {
    test.setTimeout(420_000);
    const random = seeded(seedOfRun() + round);
    const [ada, ben] = [await someone('ada'), await someone('ben')];
    const done = new Map([
      [ada, 0],
      [ben, 0],
    ]);
    for (let schedule = 0; schedule < 16; schedule++) {
      const by = schedule < edgeCases.length ? schedule : Math.floor(random() * edgeCases.length);
      const edgeCase = edgeCases[by] as EdgeCase;
      const pair = random() < 0.5 ? ([ada, ben] as const) : ([ben, ada] as const);
      await test.step(`${schedule + 1}: ${edgeCase}`, async () => {
        done.set(pair[0], (done.get(pair[0]) ?? 0) + (await expectStoredOnce(context, edgeCase, pair)));
      });
    }
    for (const [person, flips] of done) expect(await storedFlips(person)).toHaveLength(flips);
  });
}
