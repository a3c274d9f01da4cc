import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import subsetFont from 'subset-font';

/** The custom elements: for every page, for pages with a form, for forms under attack, and for the pages of the book, the workbook and the night. */
const scripts = {
  ELEMENTS_SCRIPT: 'components/elements/ambient.ts',
  FORMS_SCRIPT: 'components/elements/forms.ts',
  SOLVER_SCRIPT: 'components/elements/solve.ts',
  EBOOK_SCRIPT: 'app/(site)/book/ebook.ts',
  FILL_SCRIPT: 'app/(site)/workbook/fill/fill.ts',
  NIGHT_SCRIPT: 'app/(site)/night/night.ts',
};

/** What every bundle is built with. */
export const bundled = /** @type {const} */ ({
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
});

/**
 * Bundles the custom elements into files of `public/elements` with content hashes in their names. Earlier files stay, as a
 * running server or an open page may still request them.
 * @returns {Promise<Record<string, string>>} their URL paths, such as `/elements/forms.A1B2C3D4.js`, by variable
 */
export async function buildElements() {
  const { metafile } = await build({
    ...bundled,
    entryPoints: Object.values(scripts),
    entryNames: '[name].[hash]',
    outdir: 'public/elements',
    format: 'esm',
    metafile: true,
  });
  const urls = Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [
    Object.keys(scripts).find((name) => scripts[name] === entryPoint),
    `/elements/${basename(path)}`,
  ]);
  return Object.fromEntries(urls);
}

const OUT = 'generated/fonts';
const fraunces = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
const range = { min: 400, max: 700, default: 400 };
/** The source and the weights of each font. Italics are never bold; share images cannot read WOFF2 or a range of weights. */
const fonts = {
  'fraunces.woff2': [fraunces, { ...range, max: 600 }],
  'atkinson.woff2': ['build/data/atkinson.woff2', range],
  'atkinson-italic.woff2': ['build/data/atkinson-italic.woff2', 400],
  'atkinson-600.ttf': ['build/data/atkinson.woff2', 600],
};

/** Folders with text that a page can show. */
const SOURCES = ['app', 'components', 'content', 'lib'];
/** Words to look for in what people write, in many alphabets, and the workspace: device fonts draw what is shown of them. */
const NOT_DRAWN = /^(?:content\/(?:danger|admin)|app\/admin|lib\/domain\/(?:admin|danger))\b/;

/** Every character of the sources, and ASCII. Others that people type fall back to system fonts. */
function characters() {
  const found = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)));
  for (const folder of SOURCES)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(?:tsx?|json)$/.test(path) && !NOT_DRAWN.test(`${folder}/${path}`))
        for (const character of readFileSync(join(folder, path), 'utf8')) found.add(character);
  return [...found].sort().join('');
}

/**
 * Subsets the fonts to the site's characters and weights, into `generated/fonts`, where app/layout.tsx reads
 * them. Reuses existing fonts while the characters and the weights are the same.
 */
export async function buildFonts() {
  const text = characters();
  const state = JSON.stringify({ text, fonts });
  const mark = join(OUT, 'state.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return;
  mkdirSync(OUT, { recursive: true });
  for (const [name, [source, wght]] of Object.entries(fonts)) {
    const cut = await subsetFont(readFileSync(source), text, {
      targetFormat: name.endsWith('ttf') ? 'truetype' : 'woff2',
      variationAxes: { wght },
    });
    const file = join(OUT, name);
    writeFileSync(`${file}.${process.pid}`, cut);
    renameSync(`${file}.${process.pid}`, file);
  }
  writeFileSync(mark, state);
}
