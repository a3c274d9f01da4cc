import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getArticle } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { flipWords } from '@/content/flip';
import { safetyBox } from '@/content/safety';
import { workbookForm } from '@/content/workbook-page';
import { paths } from '@/lib/paths';
import { readState } from '../../../scripts/state.ts';
import { MissingBrowser } from '../engines/engine.ts';
import { type Reader, startOrca } from './orca.ts';

/* What Orca says in Chromium. Transcripts are in `test-results/reader`, and commented in `docs/accessibility.md`. */

const transcripts = 'test-results/reader';
const site = readState().siteUrl;

let reader: Reader;
let transcript: string[] = [];

/** Sentences said twice in a row. */
const repeated = (said: readonly string[]) =>
  said.filter((words, at) => words.length > 20 && words === said[at - 1]);

/** Expects words to be said in this order. */
function expectInOrder(said: readonly string[], ...words: string[]): void {
  const places = words.map((each) => said.findIndex((one) => one.includes(each)));
  expect(places, said.join('\n')).not.toContain(-1);
  expect(places, said.join('\n')).toEqual([...places].sort((one, other) => one - other));
}

/** Does something and listens until the reader is silent. @returns what it said */
async function hear(what: string, act: () => Promise<unknown>): Promise<string[]> {
  await act();
  const said = await reader.listen();
  transcript.push(`## ${what}`, ...said, '');
  return said;
}

test.describe('Orca', () => {
  test.describe.configure({ timeout: 180_000 });

  test.beforeAll(async () => {
    try {
      reader = await startOrca();
    } catch (error) {
      if (error instanceof MissingBrowser) test.skip(true, error.message);
      throw error;
    }
  });
  test.afterAll(() => reader?.close());

  test.beforeEach(async () => {
    transcript = [];
    await reader.page.goto('data:text/html,<title>Start</title>');
    await reader.listen();
  });
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures first.
  test.afterEach(({}, { title }) => {
    mkdirSync(transcripts, { recursive: true });
    writeFileSync(`${transcripts}/${title.replaceAll(' ', '-')}.txt`, transcript.join('\n'));
    expect(repeated(transcript)).toEqual([]);
  });

  test('reads an article and goes on to the exercise', async () => {
    const { page } = reader;
    const article = await hear('the article opens', () => page.goto(`${site}/blog/google-spiral-science`));
    expectInOrder(
      article,
      getArticle('google-spiral-science').title,
      articlePage.putDown.text,
      safetyBox.title,
      'Call 999, UK',
    );
    const link = page.getByRole('link', { name: articlePage.putDown.link.label });
    const exercise = await hear('Enter on the exercise', () => link.press('Enter'));
    expectInOrder(exercise, flipWords.flip.steps.notice.title);
  });

  for (const [answer, key] of [
    ['NO', 'n'],
    ['YES', 'y'],
  ] as const) {
    test(`speaks through a flip by ${answer}`, async () => {
      const { page } = reader;
      const { steps, question } = flipWords.flip;
      await hear('the exercise opens', () => page.goto(`${site}${paths.flipApp}?view=home`));
      const start = await hear('Start Flip Method, the first step and the question', async () => {
        await page.getByRole('button', { name: flipWords.home.start }).press('Enter');
        await page.getByText(question).waitFor();
      });
      expectInOrder(start, `Step 1. ${steps.notice.title}`, 'Step 2.', question);
      const answered = await hear(`${answer} by its key`, () => page.keyboard.press(key));
      // Orca gets the step's line and the focus as two events, in either order.
      expect(answered.join(' ')).toContain('Step 3.');
      expect(answered.join(' ')).toContain('Pick one panel');
      const rest = await hear('technique 5, and the last steps', async () => {
        await page.keyboard.press('5');
        await page.getByText(steps.complete.title).first().waitFor();
      });
      expectInOrder(rest, 'Performing: Plan Dinner', 'Step 4.', flipWords.flip.home);
      expect([...start, ...answered, ...rest].filter((words) => words.includes('percent'))).toEqual([]);
    });
  }

  test('says what is wrong with the workbook form', async () => {
    const { page } = reader;
    await page.goto(`${site}${paths.workbook}`);
    await reader.listen();
    const { fields, refusals, errors } = workbookForm;
    await hear('the first field', () => page.getByLabel(fields.email.label).first().focus());
    await hear('Tab', () => page.keyboard.press('Tab'));
    await hear('Tab', () => page.keyboard.press('Tab'));
    const refused = await hear('sent with nothing in it', () =>
      page.getByRole('button', { name: workbookForm.submit }).press('Enter'),
    );
    expect(refused).toEqual(expect.arrayContaining([refusals.missing.title, refusals.missing.text]));
    expectInOrder(refused, 'Email entry required', 'invalid entry', errors.email.missing);
  });
});
