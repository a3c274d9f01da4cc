import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Where the site serves what is built here. */
export const base = '/_next/static/offline/';

export const common = {
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} as const;

/** Bytes of compressed script that run before the first tap; a bare page of Next has 116 KB. */
const MAX_START_BYTES = 100_000;

/** The addresses of the bundled exercise. */
export interface OfflineBundle {
  /** The exercise itself and what it cannot begin without. */
  start: readonly [start: string, ...parts: string[]];
  /** Everything that it needs without a network; not the chart, which has to be asked for. */
  needed: readonly string[];
  all: readonly string[];
}

/** Outside of Next the worker of the deadline is a file of this bundle, at the address that is given. */
function ownWorker(address: string): Plugin {
  return {
    name: 'own-worker',
    setup({ onLoad }) {
      onLoad({ filter: /flip-clock\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace('./deadline-worker.ts', address),
        loader: 'ts',
      }));
    },
  };
}

const addressOf = (path: string) => base + (path.split('/').at(-1) ?? '');

/** An output and what it imports; with `also` decides about what is imported a little later. */
function reach({ outputs }: Metafile, from: string, also: (entry: string) => boolean): string[] {
  const reached = new Set<string>();
  const add = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' || also(outputs[next]?.entryPoint ?? '')) add(next);
  };
  add(from);
  return [...reached].map(addressOf);
}

/** @throws when the exercise needs more than `MAX_START_BYTES` of script to begin */
function checkWeight(outdir: string, start: readonly string[]): void {
  const bytes = start
    .map((address) => readFileSync(join(outdir, address.slice(base.length))))
    .reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  if (bytes > MAX_START_BYTES)
    throw new Error(`The exercise begins with ${bytes} bytes of script, more than ${MAX_START_BYTES}.`);
  console.log(`The exercise begins with ${Math.round(bytes / 1000)} KB of compressed script.`);
}

/**
 * Bundles the exercise for the device into `static/offline` of the build.
 * @param distDir the build's folder
 */
export async function bundleExercise(distDir: string): Promise<OfflineBundle> {
  const outdir = join(distDir, 'static/offline');
  rmSync(outdir, { recursive: true, force: true });
  const names = { outdir, entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', metafile: true } as const;
  const worker = await build({
    ...common,
    ...names,
    entryPoints: ['app/flip-method-app/clock/deadline-worker.ts'],
  });
  const [deadline = ''] = Object.keys(worker.metafile.outputs).map(addressOf);
  const { metafile } = await build({
    ...common,
    ...names,
    entryPoints: { start: 'app/flip-method-app/offline/start.tsx' },
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.CLAIMS': JSON.stringify(process.env.CLAIMS ?? ''),
    },
    plugins: [ownWorker(deadline)],
  });
  const outputs = Object.keys(metafile.outputs);
  const entry = outputs.find((path) => metafile.outputs[path]?.entryPoint?.endsWith('/start.tsx'));
  if (!entry) throw new Error('The exercise has not been bundled.');
  const [start = '', ...parts] = reach(metafile, entry, () => false);
  checkWeight(outdir, [start, ...parts]);
  return {
    start: [start, ...parts],
    needed: [...reach(metafile, entry, (later) => !later.endsWith('/days-chart.tsx')), deadline],
    all: outputs.map(addressOf),
  };
}
