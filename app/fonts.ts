import localFont from 'next/font/local';

/*
 * `optional`: a font that is not there when the page is first painted waits for the next page. Words that jump while
 * somebody reads them are worse than words in Georgia, and with the preload it seldom comes to that.
 */

/** Headlines and quotations. */
const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
});

/** Everything that is read or pressed. */
const atkinson = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
});

/** The emphasised words of a text; fetched by the pages that have some. */
const atkinsonItalic = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'optional',
  preload: false,
  variable: '--font-atkinson-italic',
  adjustFontFallback: 'Arial',
});

/** The classes that make the three families known to the page. */
export const fontClasses = `${fraunces.variable} ${atkinson.variable} ${atkinsonItalic.variable}`;
