import { readdirSync } from 'node:fs';

/** The test runners: which files each takes, and in which projects of its configuration. */
export const runners = {
  unit: { tool: 'vitest', files: /^tests\/unit\/.+\.test\.tsx?$/, projects: ['unit', 'unit-alone'] },
  database: { tool: 'vitest', files: /^tests\/database\/.+\.test\.ts$/, projects: ['database', 'stack'] },
  browser: {
    tool: 'playwright',
    files: /^tests\/e2e\/(?!.+\.alone\.).+\.spec\.ts$/,
    projects: ['device', 'desktop', 'forms', 'mobile', 'no-js'],
  },
  // These change global state or need it not to change, so they run separately.
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

/** Paths of all test files, relative to the project root. */
export function testFiles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => Object.values(runners).some(({ files }) => files.test(file)))
    .sort();
}

/** Returns, by runner, the files whose path contains one of the words. Null: none does. */
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
