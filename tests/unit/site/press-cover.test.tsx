import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BookCover } from '@/components/illustrations/book-cover';
import { press } from '@/content/press';

const file = (href: string) => readFileSync(`public${href}`);
const drawing = (svg: string) => svg.trim().replace(/^<svg[^>]*>/, '');

describe('the cover for the press', () => {
  const [vector, ...pictures] = press.downloads.items;

  it('is the cover of the site', () => {
    expect(drawing(file(vector.href).toString())).toBe(drawing(renderToStaticMarkup(<BookCover />)));
    expect(file(vector.href).toString()).toMatch(/^<svg[^>]*xmlns=/);
  });

  it.each(pictures)('$label has the size that it is called by', async ({ href, label }) => {
    const { width, height, format } = await sharp(file(href)).metadata();
    expect(format).toBe('png');
    expect(label).toContain(`${width} by ${height}`);
  });
});
