import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FoundString, stringsIn } from './strings-in';

/**
 * Not read: words of the account, the workspace and the exercise; figures; titles of sources; a message that quotes what
 * does not help; and parts of other modules.
 */
const elsewhere =
  /^(claim|companion-share|evidence-claims|flip\/(flip|counts|questions)$|health-sources|link$|refusals|site$|text$)/;

const names = globSync('content/{*,flip/*,legal/*,workbook/{links,page}}.ts')
  .map((file) => file.slice('content/'.length, -'.ts'.length))
  .filter((name) => !elsewhere.test(name))
  .sort();

/** The content modules shown on marketing pages, and those for records kept on the device, by name. */
export const marketingModules: Readonly<Record<string, object>> = Object.fromEntries(
  await Promise.all(
    names.map(
      async (name) => [name, await import(/* @vite-ignore */ resolve(`content/${name}.ts`))] as const,
    ),
  ),
);

export const marketingStrings: FoundString[] = Object.entries(marketingModules).flatMap(([file, module]) =>
  stringsIn(module, file),
);
