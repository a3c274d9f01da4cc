import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.ts';

const limit = 250;

/** Words are as long as they are, generated and adopted files have no author here, test tables may be long. */
const exempt = /^(content\/|tests\/|components\/ui\/|lib\/supabase\/database\.types\.ts)/;
const handWritten = /\.(ts|tsx|mjs|css|sql)$/;

/** @returns one line for each hand-written file that is so long that it must have two jobs. */
export function overlongFiles(): string[] {
  return trackedFiles()
    .filter((file) => handWritten.test(file) && !exempt.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${limit}`);
}
