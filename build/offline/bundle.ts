import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { bundled } from '../assets.mjs';

/** URL path of the files built here. */
const base = '/_next/static/offline/';

/** Limit on the compressed script that runs before the first tap, in bytes; an empty Next page has 116 KB. */
const MAX_START_BYTES = 100_000;

/** URL paths of the bundled exercise. */
export interface OfflineBundle {
  /** The entry script and the chunks that it imports statically. */
  start: readonly [start: string, ...parts: string[]];
  /** The code of a running flip and what it imports, which an emergency asks for at once. */
  flip: readonly string[];
  /** Everything that it needs offline; not the chart, which is loaded on demand. */
  needed: readonly string[];
}

const START = 'app/flip-method-app/offline/start.tsx';

/**
 * Makes the files that are loaded on demand import the entry script, too. esbuild splits by the set of entries
 * that share a module, so the exercise starts with two files instead of fifteen.
 */
function oneStartChunk(onDemand: ReadonlySet<string>): Plugin {
  const addition = `\nimport ${JSON.stringify(resolve(START))};`;
  return {
    name: 'one-start-chunk',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
        onDemand.has(path) ? { contents: readFileSync(path, 'utf8') + addition, loader: 'tsx' } : null,
      );
    },
  };
}

const urlOf = (path: string) => base + (path.split('/').at(-1) ?? '');

/** An output and its static imports, transitively; `also` decides on each dynamic import. */
function reach({ outputs }: Metafile, from: string, also: (entry: string) => boolean): string[] {
  const reached = new Set<string>();
  const add = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' || also(outputs[next]?.entryPoint ?? '')) add(next);
  };
  add(from);
  return [...reached].map(urlOf);
}

/** @throws when the exercise needs more than `MAX_START_BYTES` of script to start, what Safari cannot read before 16.4, or `process.env` */
function checkStart(outdir: string, start: readonly string[]): void {
  const scripts = start.map((url) => readFileSync(join(outdir, url.slice(base.length))));
  if (scripts.some((script) => /\(\?<[=!]|static ?\{/.test(script.toString())))
    throw new Error('The exercise starts with a lookbehind or a static block.');
  // No browser has it: a module that reads a variable of the build as it loads would end the whole exercise.
  if (scripts.some((script) => /\bprocess\.env\b/.test(script.toString())))
    throw new Error('The exercise starts with a variable of the build that `define` does not name.');
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  if (bytes > MAX_START_BYTES)
    throw new Error(`The exercise starts with ${bytes} bytes of script, more than ${MAX_START_BYTES}.`);
  console.log(`The exercise starts with ${Math.round(bytes / 1000)} KB of compressed script.`);
}

/**
 * Bundles the exercise for offline use into `static/offline` of the build.
 * @param distDir the build folder
 */
export async function bundleExercise(distDir: string): Promise<OfflineBundle> {
  const outdir = join(distDir, 'static/offline');
  rmSync(outdir, { recursive: true, force: true });
  const options = {
    ...bundled,
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
    entryPoints: { start: START },
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    // Chromium then compiles all functions in the background while it loads a file, not each at its first call.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.CLAIMS': JSON.stringify(process.env.CLAIMS ?? ''),
      // Of forms that a server answers, which the exercise has none of.
      'process.env.BUILD': '""',
    },
  } as const;
  const first = await build({ ...options, write: false });
  const entries = Object.values(first.metafile.outputs).map(({ entryPoint }) => entryPoint ?? '');
  const onDemand = new Set(entries.filter((path) => path && path !== START).map((path) => resolve(path)));
  const { metafile } = await build({ ...options, plugins: [oneStartChunk(onDemand)] });
  const outputs = Object.keys(metafile.outputs);
  const entry = outputs.find((path) => metafile.outputs[path]?.entryPoint?.endsWith('/start.tsx'));
  if (!entry) throw new Error('The exercise has not been bundled.');
  const flip = outputs.find((path) => metafile.outputs[path]?.entryPoint?.endsWith('/flip/screen.tsx'));
  if (!flip) throw new Error('The flip has no file of its own.');
  const [start = '', ...parts] = reach(metafile, entry, () => false);
  checkStart(outdir, [start, ...parts]);
  return {
    start: [start, ...parts],
    flip: reach(metafile, flip, () => false),
    needed: reach(metafile, entry, (later) => !later.endsWith('/days-chart.tsx')),
  };
}
