import { globSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** A string of a content module and its path, such as `hero.headline` or `sections.0.blocks.2`. */
export interface FoundString {
  where: string;
  text: string;
}

/** All strings in a module's exports, including nested objects and arrays. */
export function stringsIn(value: unknown, where = ''): FoundString[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, where ? `${where}.${key}` : key));
}

/** The files of `content`, without extensions, such as `legal/privacy`. */
export function contentFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
}

const moduleOf = (file: string): Promise<object> => import(/* @vite-ignore */ resolve(`content/${file}.ts`));

/** All strings exported by these files; `where` starts with the file name. */
export async function everyString(files: readonly string[]): Promise<FoundString[]> {
  const found = await Promise.all(files.map(async (file) => stringsIn(await moduleOf(file), file)));
  return found.flat();
}

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
export const marketingModules: Record<string, object> = {};
for (const name of names) marketingModules[name] = await moduleOf(name);

export const marketingStrings: FoundString[] = Object.entries(marketingModules).flatMap(([file, module]) =>
  stringsIn(module, file),
);
