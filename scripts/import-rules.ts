import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

/**
 * Holds source files against the rules of .dependency-cruiser.mjs.
 *
 * @param paths files or folders, from the project's root.
 * @returns one line for each violation: the rule, who imports, and what.
 */
export async function brokenImportRules(paths: string[], baseDir = process.cwd()): Promise<string[]> {
  // By its functions and not its command, which refuses Node 20; with swc, as TypeScript 7 has no parser to offer.
  const result = await cruise(paths, {
    ...config.options,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    parser: 'swc',
    baseDir,
  });
  const { summary } = result.output as ICruiseResult;
  // Without its parser it reads nothing, and finds nothing wrong.
  if (summary.totalCruised === 0) return ['no file was read: is @swc/core installed?'];
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
