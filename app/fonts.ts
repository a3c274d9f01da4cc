import localFont from 'next/font/local';

/*
 * The files are cut by build/fonts.mjs to the characters and weights in use.
 *
 * `optional`: a font that is not there when the page is first painted waits for the next page. Words that jump while
 * somebody reads them are worse than words in Georgia, and with the preload it seldom comes to that.
 */

/** Headlines and quotations. */
const fraunces = localFont({
  src: '../generated/fonts/fraunces.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
});

/** Everything that is read or pressed. */
const atkinson = localFont({
  src: '../generated/fonts/atkinson.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
});

/** The emphasised words of a text; fetched by the pages that have some. */
const atkinsonItalic = localFont({
  src: '../generated/fonts/atkinson-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'optional',
  preload: false,
  variable: '--font-atkinson-italic',
  adjustFontFallback: 'Arial',
});

/** The classes that make the three families known to the page. */
export const fontClasses = `${fraunces.variable} ${atkinson.variable} ${atkinsonItalic.variable}`;
