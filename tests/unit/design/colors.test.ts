import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColorName, colors, paletteRule } from '@/lib/design/colors';
import { contrast } from '../../support/contrast';

const grounds = ['paper', 'surface', 'sage-wash', 'apricot-wash', 'danger-wash'] as const;

/** What is written on what, and how far apart the two must be. */
const pairs: [text: ColorName, ground: ColorName, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'surface', 7],
  ['ink', 'sage-wash', 7],
  ['ink', 'apricot-wash', 7],
  ['ink', 'danger-wash', 7],
  ['sea-ink', 'sea', 7],
  ...grounds.flatMap((ground): [ColorName, ColorName, number][] => [
    ['muted', ground, 4.5],
    ['sea-text', ground, 4.5],
    ['sage-text', ground, 4.5],
    ['apricot-text', ground, 4.5],
    ['danger-text', ground, 4.5],
  ]),
  ['sage-ink', 'sage', 4.5],
  ['apricot-ink', 'apricot', 4.5],
  ['danger-ink', 'danger', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'surface', 3],
  ['chart-completed', 'surface', 3],
  ['chart-action', 'surface', 3],
  ['chart-flipped', 'surface', 3],
  ['chart-emergency', 'surface', 3],
];

describe.each(['light', 'dark'] as const)('the palette in the %s', (theme) => {
  it.each(pairs)('%s on %s keeps at least %d to 1', (text, ground, least) => {
    expect(contrast(colors[text][theme], colors[ground][theme])).toBeGreaterThanOrEqual(least);
  });
});

describe('the night room', () => {
  it.each([
    ['ink', 7],
    ['muted', 7],
    ['sea-text', 4.5],
    ['apricot-text', 4.5],
  ] as const)('keeps %s at least %d to 1', (text, least) => {
    expect(contrast(colors[text].dark, colors.night.dark)).toBeGreaterThanOrEqual(least);
  });
});

describe('the style sheet with the palette', () => {
  it('is the one that `npm run draw` writes', () => {
    expect(readFileSync('app/styles/tokens.css', 'utf8')).toContain(paletteRule());
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals, and does not mind the order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#e58a4b', '#e58a4b')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});
