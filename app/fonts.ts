import localFont from 'next/font/local';

/*
 * build/assets.mjs subsets the files to the characters and weights in use.
 *
 * `optional`: a font that misses the first paint is used from the next page on. A layout shift while someone reads is
 * worse than Georgia, and with the preload it seldom happens.
 */

/** Headlines and quotations. */
const fraunces = localFont({
  src: '../generated/fonts/fraunces.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
});

/** Body text and controls. */
const atkinson = localFont({
  src: '../generated/fonts/atkinson.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
});

/** Italics in body text; fetched only by pages that use them. */
const atkinsonItalic = localFont({
  src: '../generated/fonts/atkinson-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'optional',
  preload: false,
  variable: '--font-atkinson-italic',
  adjustFontFallback: 'Arial',
});

/** Class names that define the CSS variables of the three families. */
export const fontClasses = `${fraunces.variable} ${atkinson.variable} ${atkinsonItalic.variable}`;
