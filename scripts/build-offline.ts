import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Release } from '../app/flip-method-app/offline/release.ts';
import { appDocument, filesOf, offlineDocument, plainDocument, withoutFrame } from './offline-documents.ts';

const base = '/_next/static/offline/';
/** All that the device keeps, in bytes as they are stored. */
const largest = 460_000;

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

/** The same components on a runtime of a tenth of the size: on a device every byte is kept, and read at each start. */
const runtime = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

const common = {
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
} as const;

const nameOf = (path: string) => base + (path.split('/').at(-1) ?? '');

async function bundleApp(distDir: string): Promise<{ metafile: Metafile; deadline: string }> {
  const outdir = join(distDir, 'static/offline');
  rmSync(outdir, { recursive: true, force: true });
  const names = { outdir, entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', metafile: true } as const;
  const worker = await build({
    ...common,
    ...names,
    entryPoints: ['app/flip-method-app/deadline-worker.ts'],
  });
  const [deadline = ''] = Object.keys(worker.metafile.outputs).map(nameOf);
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
  return { metafile, deadline };
}

/** The entry and what it imports, at once or a little later; not the chart, which has to be asked for. */
function neededFiles({ outputs }: Metafile): { start: string; files: string[] } {
  const needed = new Set<string>();
  const add = (path: string) => {
    const output = outputs[path];
    if (needed.has(path) || !output || output.entryPoint?.endsWith('/days-chart.tsx')) return;
    needed.add(path);
    for (const { path: next } of output.imports) add(next);
  };
  const start = Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith('/start.tsx'));
  if (!start) throw new Error('The exercise has not been bundled.');
  add(start);
  return { start: nameOf(start), files: [...needed].map(nameOf) };
}

/**
 * Makes what keeps the exercise on the device, from the finished build: its bundle, and the service worker
 * with its documents inside.
 *
 * @param distDir the build's folder
 * @throws when it has grown too large for a device
 */
export async function buildOffline(distDir: string): Promise<void> {
  const page = (name: string) => readFileSync(join(distDir, 'server/app', `${name}.html`), 'utf8');
  const shell = page('flip-method-app');
  const { metafile, deadline } = await bundleApp(distDir);
  const { start, files: parts } = neededFiles(metafile);
  const documents = {
    app: appDocument(shell, start),
    resources: withoutFrame(plainDocument(page('resources'))),
    offline: offlineDocument(shell),
  };
  const files = [...new Set([...filesOf(shell), ...filesOf(documents.resources), ...parts, deadline])];
  const version = createHash('sha256')
    .update(JSON.stringify([files, documents]))
    .digest('hex')
    .slice(0, 12);
  const release: Release = { version, files, documents };
  const worker = join(distDir, 'static/offline/worker.js');
  await build({
    ...common,
    entryPoints: ['app/flip-method-app/offline/worker.ts'],
    outfile: worker,
    format: 'iife',
    define: { FLIP_RELEASE: JSON.stringify(release) },
  });
  const onDisk = (file: string) => join(distDir, file.replace('/_next/', ''));
  const bytes = [worker, ...files.map(onDisk)].reduce((sum, file) => sum + statSync(file).size, 0);
  if (bytes > largest)
    throw new Error(`The exercise keeps ${bytes} bytes on the device, more than ${largest}.`);
  console.log(`The exercise keeps ${files.length} files, ${Math.round(bytes / 1000)} KB, for offline.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildOffline(process.env.NEXT_DIST_DIR ?? '.next');
