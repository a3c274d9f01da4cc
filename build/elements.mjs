import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'elements';

/**
 * Bundles the custom elements into files of `public` with content hashes in their names: one for every page,
 * one for pages with a form, one for forms under attack, one for the workbook's pages, one for the night page. Earlier files stay, as a running server or an open
 * page may still request them.
 * @param {string} projectDir
 * @returns {Promise<{ambient: string, forms: string, solve: string, fill: string, night: string}>} their URL paths, such as `/elements/forms.A1B2C3D4.js`
 */
export async function buildElements(projectDir = process.cwd()) {
  const outdir = resolve(projectDir, 'public', FOLDER);
  mkdirSync(outdir, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: [
      'components/elements/ambient.ts',
      'components/elements/forms.ts',
      'components/elements/solve.ts',
      'app/(site)/workbook/fill/fill.ts',
      'app/(site)/night/night.ts',
    ],
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
  const files = Object.keys(metafile.outputs).map((path) => path.split('/').at(-1) ?? '');
  const addressOf = (name) => `/${FOLDER}/${files.find((file) => file.startsWith(`${name}.`))}`;
  return {
    ambient: addressOf('ambient'),
    forms: addressOf('forms'),
    solve: addressOf('solve'),
    fill: addressOf('fill'),
    night: addressOf('night'),
  };
}
