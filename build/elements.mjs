import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'elements';

/**
 * Bundles the custom elements into files of `public` whose names change with their content: one for every page, one for
 * those with a form, one for the pages of the workbook. Earlier files stay: a server that still runs, or a page that is still open, asks for them.
 * @param {string} projectDir
 * @returns {Promise<{ambient: string, forms: string, fill: string}>} their addresses on the site, such as `/elements/forms.A1B2C3D4.js`
 */
export async function buildElements(projectDir = process.cwd()) {
  const outdir = resolve(projectDir, 'public', FOLDER);
  mkdirSync(outdir, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: [
      'components/elements/ambient.ts',
      'components/elements/forms.ts',
      'app/(site)/workbook/fill/fill.ts',
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
  return { ambient: addressOf('ambient'), forms: addressOf('forms'), fill: addressOf('fill') };
}
