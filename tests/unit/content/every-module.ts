import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FoundString, stringsIn } from './strings-in';

/** The files of `content`, without extensions, such as `legal/privacy`. */
export function contentFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
}

/** All strings exported by these files; `where` starts with the file name. */
export async function everyString(files: readonly string[]): Promise<FoundString[]> {
  const modules = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(/* @vite-ignore */ resolve(`content/${file}.ts`));
      return stringsIn(module, file);
    }),
  );
  return modules.flat();
}
