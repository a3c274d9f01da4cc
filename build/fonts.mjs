import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
const OUT = 'generated/fonts';
const fonts = {
  fraunces: 'fraunces/files/fraunces-latin-wght-normal.woff2',
  atkinson: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  'atkinson-italic': 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
};

/** Folders with text that a page can show. */
const SOURCES = ['app', 'components', 'content', 'lib'];

/** Every character of the sources, and ASCII. Others that people type fall back to system fonts. */
function characters() {
  const found = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)));
  for (const folder of SOURCES)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(path))
        for (const character of readFileSync(join(folder, path), 'utf8')) found.add(character);
  return [...found].sort().join('');
}

/**
 * Subsets the fonts to the site's characters and weights, into `generated/fonts`, where app/fonts.ts reads
 * them. Reuses existing fonts while the characters are the same.
 */
export async function buildFonts() {
  const text = characters();
  const mark = join(OUT, 'characters.txt');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === text) return;
  mkdirSync(OUT, { recursive: true });
  for (const [name, path] of Object.entries(fonts)) {
    const cut = await subsetFont(readFileSync(join(PACKAGES, path)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    });
    const file = join(OUT, `${name}.woff2`);
    writeFileSync(`${file}.${process.pid}`, cut);
    renameSync(`${file}.${process.pid}`, file);
  }
  writeFileSync(mark, text);
}
