import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BookCover } from '@/components/illustrations/book-cover';
import { press } from '@/content/press';

const file = (href: string) => readFileSync(`public${href}`);
/** Without the small print, which the file has as outlines. */
const drawing = (svg: string) =>
  svg
    .trim()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<g font-size.*<\/g>/, '');

describe('the press cover', () => {
  const [vector, ...pictures] = press.downloads.items;

  it("equals the site's cover", () => {
    expect(drawing(file(vector.href).toString())).toBe(drawing(renderToStaticMarkup(<BookCover />)));
    expect(file(vector.href).toString()).toMatch(/^<svg[^>]*xmlns=/);
  });

  it.each(pictures)('$label has the size in its label', async ({ href, label }) => {
    const { width, height, format } = await sharp(file(href)).metadata();
    expect(format).toBe('png');
    expect(label).toContain(`${width} by ${height}`);
  });
});
