import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Literal paths, so that the packages needed can be found by searching.
const files = {
  'serif-bold': require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  'serif-italic': require.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff'),
  'serif-light': require.resolve('@fontsource/fraunces/files/fraunces-latin-300-normal.woff'),
  sans: require.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  ),
  'sans-bold': require.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
  ),
  'sans-italic': require.resolve(
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff',
  ),
} as const;

export type FontName = keyof typeof files;

/** Reads the font for typed answers. */
export function readWritingFont(): Buffer {
  return readFileSync(files.sans);
}

/** Registers both font families with the document; pdfkit embeds the characters used. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, readFileSync(file));
}
