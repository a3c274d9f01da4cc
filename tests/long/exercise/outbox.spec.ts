import { seedOfRun } from '../../../scripts/seed.ts';
import { storedFlips } from '../../e2e/flip/exercise.ts';
import {
  forgetFlippers,
  type Hazard,
  hazards,
  lostAnswer,
  newFlipper,
  survive,
} from '../../e2e/flip/hazards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { seeded } from '../../support/seeded.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(lostAnswer));

for (const round of [1, 2]) {
  test(`sixteen random schedules, ${round} of 2: nothing lost, nothing twice, nothing under another`, async ({
    context,
  }) => {
    test.setTimeout(420_000);
    const random = seeded(seedOfRun() + round);
    const flippers = [await newFlipper('ada'), await newFlipper('ben')] as const;
    const [ada, ben] = flippers;
    for (let schedule = 0; schedule < 16; schedule++) {
      const by = schedule < hazards.length ? schedule : Math.floor(random() * hazards.length);
      const hazard = hazards[by] as Hazard;
      const pair = random() < 0.5 ? ([ada, ben] as const) : ([ben, ada] as const);
      await test.step(`${schedule + 1}: ${hazard}`, () => survive(context, hazard, pair));
    }
    for (const { person, promised } of flippers) {
      const flips = await storedFlips(person);
      expect(flips).toHaveLength(promised);
      expect(new Set(flips.map(({ id }) => id)).size).toBe(promised);
    }
    await forgetFlippers(flippers);
  });
}
