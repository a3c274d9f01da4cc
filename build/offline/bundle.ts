import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** The same components on a runtime of a tenth of the size: on a device every byte is kept, and read at each start. */
const runtime = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

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

/** Bundles the exercise for the device into `static/offline` of the build. @param distDir the build's folder */
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
    alias: runtime,
    plugins: [ownWorker(deadline)],
  });
  const outputs = Object.keys(metafile.outputs);
  const entry = outputs.find((path) => metafile.outputs[path]?.entryPoint?.endsWith('/start.tsx'));
  if (!entry) throw new Error('The exercise has not been bundled.');
  const [start = '', ...parts] = reach(metafile, entry, () => false);
  return {
    start: [start, ...parts],
    needed: [...reach(metafile, entry, (later) => !later.endsWith('/days-chart.tsx')), deadline],
    all: outputs.map(addressOf),
  };
}
