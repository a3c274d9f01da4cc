import { connect } from '../../support/stack.ts';
import { dailyTitle, daysFromNow, expectFiguresToAgree, pickedDays } from './compare.ts';
import { test } from './people.ts';

/* Comparing 90 days takes too long to fit between the writes of other tests. */

test('every figure of the other ranges matches a direct query', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  test.slow();
  const sql = connect();
  const today = daysFromNow(0);
  for (const [query, range, title] of [
    [`?from=${pickedDays.from}&to=${pickedDays.to}`, pickedDays, dailyTitle(pickedDays)],
    ['?range=today', { from: today, to: today }, 'Daily Sessions (Today)'],
    ['?range=90', { from: daysFromNow(-89), to: today }, 'Daily Sessions (Last 90 Days)'],
  ] as const)
    await expectFiguresToAgree(page, sql, ['', query], range, { title });
  await sql.end();
});
