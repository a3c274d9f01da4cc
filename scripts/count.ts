import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.ts';

const isCode = (file: string) => /\.(ts|tsx|mjs|css|sql)$/.test(file);
const isHandWritten = (file: string) =>
  !/^(content|tests)\/|^lib\/supabase\/database\.types\.ts$|^supabase\/(schema\.sql$|templates\/)/.test(file);
/** Blank lines, lone punctuation, imports and comments, whose repetition is not duplication. */
const isThin = (line: string) =>
  line.length < 4 || /^(import |export \* |\/\/|\/?\*|--|[\])}>;,]+$)/.test(line);
const WINDOW = 6;

const read = (file: string) => readFileSync(file, 'utf8').split('\n');
const lines = (files: readonly string[]) => files.reduce((sum, file) => sum + read(file).length - 1, 0);

/** Pairs of files that share at least six consecutive lines, ignoring thin ones. */
function repeated(files: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const pairs = new Set<string>();
  for (const file of files) {
    const solid = read(file)
      .map((line) => line.trim())
      .filter((line) => !isThin(line));
    for (let at = 0; at + WINDOW <= solid.length; at++) {
      const run = solid.slice(at, at + WINDOW).join('\n');
      const first = seen.get(run) ?? file;
      if (first !== file) pairs.add(`${first} ~ ${file}`);
      seen.set(run, first);
    }
  }
  return [...pairs];
}

/** Hand-written lines and files of each folder of `app`, `components` and `lib`, and of the other top folders; largest first. */
function byFolder(files: readonly string[]) {
  const folderOf = (file: string) =>
    /^(?:app|components|lib)\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? '.';
  return [...new Set(files.map(folderOf))]
    .map((folder) => ({ folder, found: files.filter((file) => folderOf(file) === folder) }))
    .map(({ folder, found }) => ({ folder, lines: lines(found), files: found.length }))
    .sort((a, b) => b.lines - a.lines);
}

/** Exported names of different things in different files. */
function sameNames(files: readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const file of files) {
    // Next identifies these by their path, so their export names may repeat.
    if (/\/(page|layout|route|error|not-found|loading)\.tsx?$/.test(file)) continue;
    for (const line of read(file)) {
      const [, name] = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/.exec(line) ?? [];
      if (name) places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  return [...places].flatMap(([name, found]) => (found.length > 1 ? [`${name}: ${found.join(', ')}`] : []));
}

/** `npm run count`: prints the amount of code, and what is duplicated. */
export async function run(): Promise<number> {
  const code = trackedFiles().filter(isCode);
  const own = code.filter(isHandWritten);
  const sizes = own.map((file) => read(file).length - 1).sort((a, b) => a - b);
  const product = own.filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file));
  const short = product.filter((file) => read(file).length - 1 < 40);
  const tooling = own.filter((file) => /^(scripts|build)\//.test(file));
  const twice = repeated(own);
  const names = sameNames(own.filter((file) => /^(app|components|lib)\//.test(file)));
  const report: [what: string, figure: number, places?: readonly string[]][] = [
    ['hand-written lines', lines(own)],
    ['of these in scripts and build', lines(tooling)],
    ['lines of tests', lines(code.filter((file) => file.startsWith('tests/')))],
    ['lines of content', lines(code.filter((file) => file.startsWith('content/')))],
    ['TypeScript files in app, components and lib', product.length],
    ['mean lines of these', Math.round(lines(product) / product.length)],
    ['percent of these under 40 lines', Math.round((100 * short.length) / product.length)],
    ['style sheets', own.filter((file) => file.endsWith('.css')).length],
    ['median file', sizes[Math.floor(sizes.length / 2)] ?? 0],
    ['largest file', sizes.at(-1) ?? 0],
    ['pairs of files that share six lines', twice.length, twice],
    ['different things with the same name', names.length, names],
  ];
  for (const [what, figure, places = []] of report) {
    process.stdout.write(`${String(figure).padStart(7)}  ${what}\n`);
    for (const place of places) process.stdout.write(`${' '.repeat(11)}${place}\n`);
  }
  process.stdout.write('\n  lines  files\n');
  for (const { folder, lines, files } of byFolder(own))
    process.stdout.write(`${String(lines).padStart(7)}${String(files).padStart(7)}  ${folder}\n`);
  return 0;
}
