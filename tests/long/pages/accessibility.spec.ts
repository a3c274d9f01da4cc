import { expectNoViolations, expectReflow, expectStyled, unfold } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { walkByKeyboard } from '../../support/keyboard-stop.ts';
import { routes } from '../../support/pages.ts';

test.describe.configure({ mode: 'parallel' });

for (const { path } of routes) {
  test(`${path} has no axe violations at either width or theme, and fits a phone at 200 %`, async ({
    page,
  }) => {
    // Four axe runs, slow on pages with long tables.
    test.slow();
    await page.goto(path);
    await unfold(page);
    await expectNoViolations(page);
    await expectStyled(page);
    await expectReflow(page);
  });

  test(`on ${path} every focus stop is visible on a phone, in the fallback font`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED|\.woff2 was preloaded using link preload but not used/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const { stops, faults } = await walkByKeyboard(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(20);
  });
}
