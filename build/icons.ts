import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Mark } from '../components/illustrations/mark.tsx';
import { colors } from '../lib/design/colors.ts';

/** Draws the app's icons from the mark of the site, for browsers and for the installed app: `npm run draw:icons`. */
const folder = 'public/icons';

/**
 * @param file where to, without its ending
 * @param size of the square, in pixels
 * @param share of the square's height that the mark takes
 * @param ground behind the mark; none leaves it transparent
 */
async function drawIcon(file: string, size: number, share: number, ground = '#00000000') {
  const height = Math.round(size * share);
  const width = Math.round((height * 32) / 40);
  const svg = renderToStaticMarkup(
    createElement(Mark, { xmlns: 'http://www.w3.org/2000/svg', width, height }),
  );
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${file}.png`);
}

mkdirSync(folder, { recursive: true });
const { paper } = colors;
await drawIcon(`${folder}/icon-192`, 192, 0.92);
await drawIcon(`${folder}/icon-512`, 512, 0.92);
// Launchers cut a maskable icon to any shape within its middle four fifths.
await drawIcon(`${folder}/maskable-192`, 192, 0.52, paper.light);
await drawIcon(`${folder}/maskable-512`, 512, 0.52, paper.light);
await drawIcon('app/apple-icon', 180, 0.68, paper.light);
await drawIcon(`${folder}/emergency-96`, 96, 0.7, paper.light);
await drawIcon(`${folder}/search-96`, 96, 0.7, paper.light);
// The mark alone, at any size, for the tabs of a browser.
const tab = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-4 0 40 40' };
writeFileSync('app/icon.svg', `${renderToStaticMarkup(createElement(Mark, tab))}\n`);
