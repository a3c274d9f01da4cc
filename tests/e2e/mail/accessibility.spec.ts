import { everyAddress } from '../../support/addresses.ts';
import { expectNoViolations, isThorough } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const linked =
  /^\/(workbook\/(open|course|fill(\/(my-circle|emergency-action-plan))?$)|contact\/answered|unsubscribe)/;
/** Built from the same components as the others. */
const alike = /(unknown|fill|emergency-action-plan|unsubscribe)$/;

test('pages linked from mails have no axe violations', async ({ page }) => {
  test.slow();
  const addresses = (await everyAddress()).filter((path) => linked.test(path));
  const visited = addresses.filter((path) => isThorough() || !alike.test(path));
  expect(visited.length).toBeGreaterThanOrEqual(5);
  for (const path of visited) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});
