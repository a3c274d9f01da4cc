import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { expect } from '../../support/fixtures.ts';
import { readStructuredData } from './structured-data.ts';

/** Checks title, description, canonical URL, share image and structured data. */
export async function expectSearchMetadata(html: string, request: APIRequestContext, address: string) {
  const $ = load(html);
  const content = (selector: string) => $(selector).attr('content') ?? '';
  const title = $('head > title').text();
  expect.soft(title.length).toBeGreaterThan(10);
  expect.soft(content('meta[name=description]').length).toBeGreaterThan(40);
  expect.soft(content('meta[name=robots]')).not.toContain('noindex');
  expect.soft($('link[rel=canonical]').attr('href')).toBe(address);
  expect.soft(content('meta[property="og:title"]')).toBe(title);
  expect.soft(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  const image = await request.get(content('meta[property="og:image"]'));
  const { width, height, format } = await sharp(await image.body()).metadata();
  expect.soft({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect.soft(() => readStructuredData(html)).not.toThrow();
}
