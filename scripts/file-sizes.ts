import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const limit = 250;

/** Words are as long as they are, generated and adopted files have no author here, test tables may be long. */
const exempt = /^(content\/|tests\/|components\/ui\/|lib\/supabase\/database\.types\.ts)/;
const handWritten = /\.(ts|tsx|mjs|css|sql)$/;

/** Every hand-written file of the checkout, but for those that may be long, with its lines. */
export function handWrittenFiles(): { file: string; lines: number }[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed.stdout
    .split('\0')
    .filter((file) => handWritten.test(file) && !exempt.test(file) && existsSync(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
}

/** @returns one line for each hand-written file that is so long that it must have two jobs. */
export function overlongFiles(): string[] {
  return handWrittenFiles()
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${limit}`);
}
