import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.ts';

const limit = 250;
/** A longer test file covers more than one subject. */
const testLimit = 150;

/** Content, generated and third-party files, and test data. */
const exempt =
  /^(content\/|tests\/|components\/ui\/|lib\/supabase\/database\.types\.ts|supabase\/schema\.sql)/;
const handWritten = /\.(ts|tsx|mjs|css|sql)$/;

const limitOf = (file: string) => {
  if (/\.(spec|test)\.tsx?$/.test(file)) return testLimit;
  return exempt.test(file) ? Number.POSITIVE_INFINITY : limit;
};

/** @returns one line for each hand-written file over its limit */
export function overlongFiles(): string[] {
  return trackedFiles()
    .filter((file) => handWritten.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ file, lines }) => lines > limitOf(file))
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${limitOf(file)}`);
}
