import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from '@/app/admin/mails/newsletter/[issue]/picture';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 40, alpha: 0.5 } } });
const file = (bytes: BlobPart, name = 'a.jpg') => new File([bytes], name, { type: 'image/jpeg' });
const read = async (bytes: Buffer) => readPicture(file(new Uint8Array(bytes)));

it.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a JPEG of at most 1,200 pixels', async (format) => {
  const picture = (await read(await plain(2_000, 1_000).toFormat(format).toBuffer())) as { jpeg: Buffer };
  expect(picture).toMatchObject({ width: 1_200, height: 600 });
  expect(await sharp(picture.jpeg).metadata()).toMatchObject({ format: 'jpeg' });
});

it('a picture stands upright, and loses where and with what it was taken', async () => {
  const exif = { IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
  const taken = await plain(40, 20).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const picture = (await read(taken)) as { jpeg: Buffer };
  expect(picture).toMatchObject({ width: 20, height: 40 });
  expect((await sharp(picture.jpeg).metadata()).exif).toBeUndefined();
});

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a GIF', () => plain(2, 2).gif().toBuffer()],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')],
  ['a text', () => Buffer.from('not a picture')],
  ['the beginning of a PNG', async () => (await plain(200, 200).png().toBuffer()).subarray(0, 60)],
  ['over 5 MB', async () => Buffer.concat([await plain(2, 2).jpeg().toBuffer(), Buffer.alloc(5_000_000)])],
  ['more pixels than memory', () => plain(9_000, 9_000).png().toBuffer()],
])('a picture is refused if it is %s, whatever its name', async (_, bytes) => {
  expect(await read(await bytes())).toBe('not-one');
});

it('a picture may be left out', async () => {
  expect([await readPicture(null), await readPicture(file(new Uint8Array(), ''))]).toEqual([null, null]);
});
