import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColorName, colors, paletteRule } from '@/lib/design/colors';
import { contrast } from '../../support/contrast';

const grounds = ['paper', 'surface', 'sage-wash', 'apricot-wash', 'danger-wash'] as const;

type Pair = [text: ColorName, ground: ColorName, least: number];

/** What is written on what, and how far apart the two must be. */
const pairs: Pair[] = [
  ['sea-ink', 'sea', 7],
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground, 7],
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
const atNight: Pair[] = [
  ['ink', 'night', 7],
  ['muted', 'night', 7],
  ['sea-text', 'night', 4.5],
  ['apricot-text', 'night', 4.5],
];

describe.each(['light', 'dark'] as const)('the palette in the %s', (theme) => {
  const all = theme === 'dark' ? [...pairs, ...atNight] : pairs;
  it.each(all)('%s on %s keeps at least %d to 1', (text, ground, least) => {
    expect(contrast(colors[text][theme], colors[ground][theme])).toBeGreaterThanOrEqual(least);
  });
});

it('the style sheet with the palette is the one that `npm run draw` writes', () => {
  expect(readFileSync('app/styles/tokens.css', 'utf8')).toContain(paletteRule());
});
