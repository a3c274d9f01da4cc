import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Whole paths, so that it can be seen from the code which packages are needed.
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

/** The file of the face that typed answers are set in. */
export function readWritingFont(): Buffer {
  return readFileSync(files.sans);
}

/** Makes the two families known to the document; what is used of them is embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files)) doc.registerFont(name, readFileSync(file));
}
