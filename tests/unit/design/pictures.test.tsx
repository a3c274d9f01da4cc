import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';

const shown = async (authorPhoto: string) => {
  vi.resetModules();
  vi.doMock('@/content/site', async (original) => {
    const { site, ...rest } = await original<typeof import('@/content/site')>();
    return { ...rest, site: { ...site, authorPhoto } };
  });
  const { AuthorPicture } = await import('@/components/illustrations/drawings');
  return renderToStaticMarkup(<AuthorPicture />);
};

it('the author is drawn until the owner names a photograph, which then has its words and its place', async () => {
  expect(await shown('')).toMatch(/^<svg aria-hidden="true"/);
  const photo = await shown('/pictures/author.webp');
  for (const part of ['src="/pictures/author.webp"', 'alt="The author"', 'width="480"', 'height="640"'])
    expect(photo).toContain(part);
  expect(photo).not.toContain('<svg');
});

it('the favicon has the sizes that browsers and search engines take, filled to the edge', async () => {
  const file = readFileSync('app/favicon.ico');
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  expect(entries.map((at) => file[at])).toEqual([16, 32, 48]);
  for (const at of entries) {
    const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    const { isOpaque } = await sharp(file.subarray(offset, offset + length)).stats();
    expect(isOpaque).toBe(true);
  }
});
