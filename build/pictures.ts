import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { BookCover, coverLines } from '../components/illustrations/book-cover.tsx';
import { colors, PALETTE_START, paletteRule } from '../lib/design/colors.ts';
import { outlineLines } from './outline-lines.ts';

/**
 * `npm run draw`: draws the committed images, which are the icons of the site and the installed app, the
 * press cover and the pages of the workbook, and writes the palette's style sheet. Run it when the mark, the cover or a colour changes.
 */
const xmlns = 'http://www.w3.org/2000/svg';
const icons = 'public/icons';
const press = 'public/press';

/** The mark's fold on a square, to its edges. Launchers may crop a maskable icon to its central 80 %. */
const tile = (corner: number) =>
  `<svg xmlns="${xmlns}" viewBox="0 0 40 40"><title>The Flip Method</title><path d="M0 0h40v40H0z" fill="${colors.sea.light}"/><g transform="translate(${(40 - 32 * corner).toFixed(2)} ${(40 - 40 * corner).toFixed(2)}) scale(${corner})"><path d="M32 15v25H4Z" fill="${colors.apricot.light}"/><path d="M32 15 4 40 9.600 10Z" fill="${colors.paper.light}"/></g></svg>`;

async function drawIcon(file: string, size: number, corner = 1.18) {
  await sharp(Buffer.from(tile(corner)), { density: (72 * size) / 40 })
    .resize(size, size)
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
for (const size of [192, 512]) {
  await drawIcon(`${icons}/icon-${size}`, size);
  await drawIcon(`${icons}/maskable-${size}`, size, 1);
}
/** Browsers without SVG icons, feed readers and search engines ask for this one: a list of PNGs after a header of fixed size. */
async function drawFavicon(sizes: readonly number[]) {
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(tile(1.18)), { density: (72 * size) / 40 })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
  );
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const size = sizes[index] ?? 0;
    const entry = 6 + 16 * index;
    header.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  writeFileSync('app/favicon.ico', Buffer.concat([header, ...images]));
}

await drawFavicon([16, 32, 48]);
await drawIcon('app/apple-icon', 180);
await drawIcon(`${icons}/shortcut-96`, 96);
writeFileSync('app/icon.svg', `${tile(1.18)}\n`);

const cover = renderToStaticMarkup(
  createElement(BookCover, { xmlns, width: 400, height: 600, outlines: outlineLines(coverLines, 15.5) }),
);
writeFileSync(`${press}/the-flip-method-cover.svg`, `${cover}\n`);
for (const width of [1600, 800]) await drawCover(cover, width);

/** The pages of the workbook that the site shows, by words at their top. */
const file = 'generated/workbook-a4.pdf';
const texts = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).split('\f');
function leafOf(words: RegExp): Buffer {
  const page = String(texts.findIndex((text) => words.test(text)) + 1);
  return execFileSync('pdftoppm', ['-png', '-r', '150', '-f', page, '-l', page, file], {
    maxBuffer: 2 ** 26,
  });
}
const circle = leafOf(/^My circle, drawn/);
const plan = leafOf(/^13\s+Emergency/);
const triggers = leafOf(/^Trigger log: first/);
const technique = leafOf(/^4\s+The 4-second/);
const care = leafOf(/^14\s+Self-care/);
const week = leafOf(/^A week of /);
const panic = leafOf(/^Worksheet one/);

/** A leaf of the given width with a line around it that is seen on white, too, turned by an angle. */
async function leaf(page: Buffer, width: number, angle = 0) {
  const height = Math.round(width * Math.SQRT2);
  const bordered = await sharp(page)
    .resize(width - 2, height - 2)
    .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#cdbfa8' })
    .png()
    .toBuffer();
  return sharp(bordered).rotate(angle, { background: '#00000000' }).png().toBuffer();
}

mkdirSync('public/pictures', { recursive: true });
/** Larger than mails show it, for fine screens. Few mail programs show WebP. */
const saveForMails = (picture: Buffer, name: string) =>
  sharp(picture)
    .resize(384)
    .png({ compressionLevel: 9, palette: true, colours: 16, dither: 0.3 })
    .toFile(`public/pictures/${name}.png`);

/** The exercise on a phone, on a ground of its own, because a mail may be dark. */
const phone = `<svg xmlns="${xmlns}" width="480" height="320" viewBox="0 0 240 160" fill="none" stroke="${colors.ink.light}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect width="240" height="160" rx="6" fill="${colors['sage-wash'].light}" stroke="none"/><circle cx="130" cy="84" r="54" fill="${colors.sage.light}" stroke="none"/><rect x="76" y="16" width="88" height="164" rx="14" fill="${colors.paper.light}"/><path d="M110 28h20"/><circle cx="120" cy="82" r="28" stroke="${colors.line.light}" stroke-width="7"/><path d="M120 54a28 28 0 1 1-28 28" stroke="${colors.apricot.light}" stroke-width="7"/><path d="M96 130h48M104 143h32"/></svg>`;
await saveForMails(Buffer.from(phone), 'mail-exercise');

/** The same ground under a picture whose white pages would be lost on a mail's white. */
async function onTile(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const ground = `<svg xmlns="${xmlns}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="15" fill="${colors['sage-wash'].light}"/></svg>`;
  const input = await sharp(picture)
    .resize(Math.round(width * 0.9))
    .toBuffer();
  return sharp(Buffer.from(ground)).composite([{ input }]).png().toBuffer();
}

/** Alone in the margin of an article, 96 CSS pixels wide: with more contrast, as its lines would be too fine. */
await sharp(await leaf(await sharp(triggers).linear(2.2, -306).toBuffer(), 192))
  .webp({ quality: 45, effort: 6 })
  .toFile('public/pictures/trigger-log.webp');

/** Smaller ones for phones, whose pixels are finer than one by one. */
for (const [suffix, width, quality] of [
  ['', 300, 45],
  ['-small', 208, 35],
] as const) {
  const at = (share: number) => Math.round(width * share);
  const compose = (columns: number, rows: number, parts: { input: Buffer; left: number; top: number }[]) =>
    sharp({
      create: { width: at(columns), height: at(rows), channels: 4, background: '#00000000' },
    }).composite(parts);
  const save = (picture: Sharp, name: string, own: number = quality) =>
    picture
      .webp({ quality: own, alphaQuality: 60, effort: 6 })
      .toFile(`public/pictures/${name}${suffix}.webp`);
  const fan = compose(2, 1.66, [
    { input: await leaf(plan, width, -6), left: 0, top: at(0.1) },
    { input: await leaf(triggers, width, 7), left: at(0.83), top: at(0.09) },
    { input: await leaf(circle, width, 1), left: at(0.49), top: 0 },
  ]);
  await save(fan, 'workbook-fan');
  if (!suffix) await saveForMails(await onTile(await fan.png().toBuffer()), 'mail-workbook');
  const row = [technique, week, plan, care, panic].map(async (page, index) => ({
    input: await leaf(page, at(0.6)),
    left: index * at(0.68),
    top: 0,
  }));
  await save(compose(3.32, 0.86, await Promise.all(row)), 'workbook-pages', 24);
}

const sheet = readFileSync('app/styles/tokens.css', 'utf8');
const start = sheet.indexOf(PALETTE_START);
const end = sheet.indexOf('}\n', start) + 2;
writeFileSync('app/styles/tokens.css', sheet.slice(0, start) + paletteRule() + sheet.slice(end));
