import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.ts';

/** A longer file covers more than one topic. */
const limit = 300;

/** Content, generated and third-party files. */
const exempt = /^(content\/|components\/ui\/|lib\/supabase\/database\.types\.ts|supabase\/schema\.sql)/;
/** Test data and set-up may be longer than a test. */
const isTestData = (file: string) => file.startsWith('tests/') && !/\.(spec|test)\.tsx?$/.test(file);
const handWritten = /\.(ts|tsx|mjs|css|sql)$/;

/** @returns one line for each hand-written file over the limit */
export function overlongFiles(): string[] {
  return trackedFiles()
    .filter((file) => handWritten.test(file) && !exempt.test(file) && !isTestData(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${limit}`);
}
