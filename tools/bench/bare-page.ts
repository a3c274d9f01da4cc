import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkPackages } from './link-packages.ts';

export interface BarePage {
  /** Folder of the little project; its build is in `.next`. */
  dir: string;
  /** Address of its one page. */
  route: '/';
  /** The script files that a browser of today loads with that page, in order, as paths on this disk. */
  scripts: string[];
  /** Deletes the folder. */
  remove(): void;
}

const files = {
  'app/layout.js': `export const metadata = { title: 'Bare' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/page.js': `export default function Page() {
  return <h1>Bare</h1>;
}
`,
  // Browsers ask for an icon and would complain.
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  // Without it Next takes the checkout around the folder for the project, with its middleware and all.
  'next.config.mjs': 'export default { turbopack: { root: import.meta.dirname } };\n',
};

/**
 * Writes the least that Next can be: a layout, a page, no configuration but where it stands, with the packages of
 * this checkout. It stands in the checkout's ignored `.local-bench`.
 */
export function makeBareProject(): Pick<BarePage, 'dir' | 'remove'> {
  mkdirSync('.local-bench', { recursive: true });
  const dir = mkdtempSync(resolve('.local-bench/bare-'));
  mkdirSync(join(dir, 'app'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  linkPackages(dir, ['next', 'react', 'react-dom']);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/**
 * Builds that project.
 *
 * @throws with the build's output when it fails.
 */
export async function buildBarePage(): Promise<BarePage> {
  const { dir, remove } = makeBareProject();
  try {
    await nextBuild(dir);
    return { dir, route: '/', scripts: scriptsOf(dir), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** From the project's own packages: another copy would bring another React. */
export const nextProgram = 'node_modules/next/dist/bin/next';

/** This shell's environment without its Next settings. */
export function bareEnv(): NodeJS.ProcessEnv {
  const { NEXT_DIST_DIR, ...env } = process.env;
  return { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}

/** `next build` of the project in `dir`. */
function nextBuild(dir: string): Promise<void> {
  const child = spawn(process.execPath, [nextProgram, 'build'], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: bareEnv(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`${dir} could not be built.\n${output.trim()}`)),
    );
  });
}

function scriptsOf(dir: string): string[] {
  const html = readFileSync(join(dir, '.next/server/app/index.html'), 'utf8');
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const modern = tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, src = '']) => src);
  if (modern.length === 0) throw new Error(`${dir}: the bare page names no script.`);
  return [...new Set(modern)].map((src) => join(dir, src.replace('/_next/', '.next/').replace(/\?.*$/, '')));
}
