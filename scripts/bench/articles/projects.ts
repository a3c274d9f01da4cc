import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeBareProject } from '../bare-page.ts';

export interface Project {
  dir: string;
  /** Gives it so many articles for the next build. */
  setArticles(count: number): void;
  remove(): void;
}

const barePage = (count: number) => `export const dynamicParams = false;

export const generateStaticParams = () => Array.from({ length: ${count} }, (_, n) => ({ id: String(n) }));

export default async function Page({ params }) {
  const { id } = await params;
  return (
    <main>
      <h1>Article {id}</h1>
      {Array.from({ length: 12 }, (_, n) => (
        <p key={n}>Paragraph {n} of an article that says nothing, as long as a paragraph is when it does.</p>
      ))}
    </main>
  );
}
`;

/** The bare Next page with articles that are a heading and a few paragraphs. */
export function bareProject(): Project {
  const { dir, remove } = makeBareProject();
  const page = join(dir, 'app/blog/[id]/page.js');
  mkdirSync(dirname(page), { recursive: true });
  return { dir, remove, setArticles: (count) => writeFileSync(page, barePage(count)) };
}

const listFile = 'content/articles/articles.ts';
const unused = /^(docs|\.ci)\/|^package-lock\.json$/;

/** The true articles again and again under new addresses, until there are enough. */
const moreArticles = (count: number) => `
const written: readonly Article[] = trueArticles;
const copies = Array.from({ length: ${count} - written.length }, (_, n) => {
  const original = written[n % written.length] as Article;
  return { ...original, id: \`\${original.id}-\${n}\`, featured: false };
});
export const articles: readonly Article[] = [...written, ...copies];
`;

/** A copy of this checkout beside it, with more articles in its list. */
export function productProject(): Project {
  const dir = resolve('.local-bench/articles');
  const remove = () => rmSync(dir, { recursive: true, force: true });
  remove();
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.stdout.split('\0')) {
    if (file && !unused.test(file) && existsSync(file)) cpSync(file, join(dir, file));
  }
  for (const made of ['generated', 'public/elements']) {
    if (existsSync(made)) cpSync(made, join(dir, made), { recursive: true });
  }
  // Some tests know how many articles there are.
  const settings = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { exclude: string[] };
  const exclude = [...settings.exclude, 'tests'];
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ ...settings, exclude }));
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  const list = readFileSync(listFile, 'utf8');
  const renamed = list
    .replace('export const articles = ', 'const trueArticles = ')
    .replaceAll('typeof articles', 'typeof trueArticles');
  if (renamed === list) throw new Error(`${listFile} has another shape than the benchmark knows.`);
  const setArticles = (count: number) => {
    const end = renamed.indexOf('] as const satisfies readonly Article[];');
    const cut = renamed.indexOf('\n', end);
    writeFileSync(join(dir, listFile), renamed.slice(0, cut) + moreArticles(count) + renamed.slice(cut));
  };
  return { dir, remove, setArticles };
}
