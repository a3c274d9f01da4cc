import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

/**
 * Checks source files against the rules of .dependency-cruiser.mjs.
 * @param paths files or folders, relative to `baseDir`
 * @returns one line for each violation: the rule, the importing file and the imported one
 */
export async function brokenImportRules(paths: string[], baseDir = process.cwd()): Promise<string[]> {
  // The API, because the CLI refuses Node 20; swc, because TypeScript 7 exposes no parser.
  const result = await cruise(paths, {
    ...config.options,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    parser: 'swc',
    baseDir,
  });
  const { summary } = result.output as ICruiseResult;
  // Without a parser it cruises no file and reports no violation.
  if (summary.totalCruised === 0) return ['no file was read: is @swc/core installed?'];
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
