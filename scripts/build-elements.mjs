import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'elements';

/**
 * Bundles the custom elements into one file of `public` whose name changes with its content. Earlier files stay:
 * a server that still runs, or a page that is still open, asks for them.
 * @param {string} projectDir
 * @returns {Promise<string>} the file's address on the site, such as `/elements/ambient.A1B2C3D4.js`
 */
export async function buildElements(projectDir = process.cwd()) {
  const outdir = resolve(projectDir, 'public', FOLDER);
  mkdirSync(outdir, { recursive: true });
  const result = await build({
    absWorkingDir: projectDir,
    entryPoints: { ambient: 'components/elements/define.ts' },
    entryNames: '[name].[hash]',
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const file = Object.keys(result.metafile.outputs).map((path) => path.split('/').at(-1) ?? '')[0];
  if (!file) throw new Error('The bundle of the custom elements is empty.');
  return `/${FOLDER}/${file}`;
}
