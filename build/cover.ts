import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { BookCover } from '../components/illustrations/book-cover.tsx';

/** Draws the cover for the press, into `public/press`: `npm run draw:cover`, whenever the cover changes. */
const folder = 'public/press';
const name = 'the-flip-method-cover';

mkdirSync(folder, { recursive: true });
const svg = renderToStaticMarkup(
  createElement(BookCover, { xmlns: 'http://www.w3.org/2000/svg', width: 400, height: 600 }),
);
writeFileSync(`${folder}/${name}.svg`, `${svg}\n`);
for (const width of [1600, 800]) {
  await sharp(Buffer.from(svg), { density: (72 * width) / 400 })
    .resize(width, width * 1.5)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toFile(`${folder}/${name}-${width}x${width * 1.5}.png`);
}
