import { seedOfRun } from '../../../scripts/seed.ts';
import {
  deleteFlippers,
  type EdgeCase,
  edgeCases,
  expectStoredOnce,
  failedRequest,
  newFlipper,
} from '../../e2e/flip/edge-cases.ts';
import { storedFlips } from '../../e2e/flip/exercise.ts';
import { expect, test } from '../../support/fixtures.ts';
import { seeded } from '../../support/seeded.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

for (const round of [1, 2]) {
  test(`sixteen random schedules, ${round} of 2: each flip is stored once, for the right person`, async ({
    context,
  }) => {
    test.setTimeout(420_000);
    const random = seeded(seedOfRun() + round);
    const flippers = [await newFlipper('ada'), await newFlipper('ben')] as const;
    const [ada, ben] = flippers;
    for (let schedule = 0; schedule < 16; schedule++) {
      const by = schedule < edgeCases.length ? schedule : Math.floor(random() * edgeCases.length);
      const edgeCase = edgeCases[by] as EdgeCase;
      const pair = random() < 0.5 ? ([ada, ben] as const) : ([ben, ada] as const);
      await test.step(`${schedule + 1}: ${edgeCase}`, () => expectStoredOnce(context, edgeCase, pair));
    }
    for (const { person, promised } of flippers) {
      const flips = await storedFlips(person);
      expect(flips).toHaveLength(promised);
      expect(new Set(flips.map(({ id }) => id)).size).toBe(promised);
    }
    await deleteFlippers(flippers);
  });
}
