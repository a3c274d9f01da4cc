import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the starter into the build.
 * @param distDir the build's folder
 * @returns its address on the site, which changes with its content
 */
export async function buildStarter(distDir: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: { start: join(import.meta.dirname, 'starter.ts') },
    entryNames: '[name]-[hash]',
    outdir: join(distDir, 'static/quiet'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const [file = ''] = Object.keys(metafile.outputs).map((path) => path.split('/').at(-1) ?? '');
  return `/_next/static/quiet/${file}`;
}
