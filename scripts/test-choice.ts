import { readdirSync } from 'node:fs';

/** What runs the tests: which files each one takes, and in which projects of its configuration. */
export const runners = {
  unit: { tool: 'vitest', files: /^tests\/unit\/.+\.test\.tsx?$/, projects: ['unit', 'unit-alone'] },
  database: { tool: 'vitest', files: /^tests\/database\/.+\.test\.ts$/, projects: ['database', 'stack'] },
  browser: {
    tool: 'playwright',
    files: /^tests\/e2e\/(?!.+\.alone\.).+\.spec\.ts$/,
    projects: ['device', 'desktop', 'forms', 'mobile', 'no-js'],
  },
  // These change global state, or need it to stand still, so they get a run of their own.
  browserAlone: { tool: 'playwright', files: /^tests\/e2e\/.+\.alone\.spec\.ts$/, projects: ['alone'] },
  longStack: { tool: 'vitest', files: /^tests\/long\/.+\.test\.ts$/, projects: ['long'] },
  longBrowser: {
    tool: 'playwright',
    files: /^tests\/long\/(?!.+\.alone\.).+\.spec\.ts$/,
    projects: ['long'],
  },
  longBrowserAlone: {
    tool: 'playwright',
    files: /^tests\/long\/.+\.alone\.spec\.ts$/,
    projects: ['long-alone'],
  },
} as const;

export type RunnerName = keyof typeof runners;

/** Every file with tests, from the root of the checkout. */
export function testFiles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => Object.values(runners).some(({ files }) => files.test(file)))
    .sort();
}

/** What `npm test -- <words>` runs: by runner, the files whose path has one of the words. Null: no path has any. */
export function chooseFiles(
  words: readonly string[],
  files: readonly string[] = testFiles(),
): Partial<Record<RunnerName, string[]>> | null {
  const chosen = files.filter((file) => words.some((word) => file.includes(word)));
  if (chosen.length === 0) return null;
  const lists = Object.entries(runners).map(([name, runner]) => {
    return [name, chosen.filter((file) => runner.files.test(file))] as const;
  });
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}
