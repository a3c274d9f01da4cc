import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { BookCover } from '../components/illustrations/book-cover.tsx';
import { Mark } from '../components/illustrations/drawings.tsx';
import { colors, PALETTE_START, paletteRule } from '../lib/design/colors.ts';

/**
 * `npm run draw`: draws the committed images, which are the icons of the site and the installed app, and the
 * press cover, and writes the palette's style sheet. Run it when the mark, the cover or a colour changes.
 */
const xmlns = 'http://www.w3.org/2000/svg';
const icons = 'public/icons';
const press = 'public/press';
const { paper } = colors;

/**
 * @param file output path without extension
 * @param size width and height in pixels
 * @param share the mark's height as a fraction of `size`
 * @param ground background colour; transparent by default
 */
async function drawIcon(file: string, size: number, share: number, ground = '#00000000') {
  const height = Math.round(size * share);
  const width = Math.round((height * 32) / 40);
  const svg = renderToStaticMarkup(createElement(Mark, { xmlns, width, height }));
  await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${file}.png`);
}

async function drawCover(svg: string, width: number) {
  const height = width * 1.5;
  await sharp(Buffer.from(svg), { density: (72 * width) / 400 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toFile(`${press}/the-flip-method-cover-${width}x${height}.png`);
}

for (const folder of [icons, press]) mkdirSync(folder, { recursive: true });
await drawIcon(`${icons}/icon-192`, 192, 0.92);
await drawIcon(`${icons}/icon-512`, 512, 0.92);
// Launchers may crop a maskable icon to its central 80 %.
await drawIcon(`${icons}/maskable-192`, 192, 0.52, paper.light);
await drawIcon(`${icons}/maskable-512`, 512, 0.52, paper.light);
await drawIcon('app/apple-icon', 180, 0.68, paper.light);
await drawIcon(`${icons}/shortcut-96`, 96, 0.7, paper.light);
// The favicon: the mark alone, as SVG.
const tab = renderToStaticMarkup(createElement(Mark, { xmlns, viewBox: '-4 0 40 40' }));
writeFileSync('app/icon.svg', `${tab}\n`);

const cover = renderToStaticMarkup(createElement(BookCover, { xmlns, width: 400, height: 600 }));
writeFileSync(`${press}/the-flip-method-cover.svg`, `${cover}\n`);
for (const width of [1600, 800]) await drawCover(cover, width);

const sheet = readFileSync('app/styles/tokens.css', 'utf8');
const start = sheet.indexOf(PALETTE_START);
const end = sheet.indexOf('}\n', start) + 2;
writeFileSync('app/styles/tokens.css', sheet.slice(0, start) + paletteRule() + sheet.slice(end));
