import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ColorName, colors, paletteRule } from '@/lib/design/colors';

/**
 * The WCAG contrast ratio of two opaque colours, from 1 to 21.
 * @param first, second hex colours such as `#1f2a2e`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['paper', 'surface', 'sage-wash', 'apricot-wash', 'danger-wash'] as const;

const texts = ['muted', 'sea-text', 'sage-text', 'apricot-text', 'danger-text'] as const;
const drawn = ['edge', 'chart-completed', 'chart-action', 'chart-flipped', 'chart-emergency'] as const;

type Pair = [text: ColorName, ground: ColorName, least: number];

/** What is written on what, and how far apart the two must be. */
const pairs: Pair[] = [
  ['sea-ink', 'sea', 7],
  ...grounds.map((ground): Pair => ['ink', ground, 7]),
  ...grounds.flatMap((ground) => texts.map((text): Pair => [text, ground, 4.5])),
  ['sage-ink', 'sage', 4.5],
  ['apricot-ink', 'apricot', 4.5],
  ['danger-ink', 'danger', 4.5],
  ['edge', 'paper', 3],
  ...drawn.map((name): Pair => [name, 'surface', 3]),
];
const atNight: Pair[] = [
  ['ink', 'night', 7],
  ['muted', 'night', 7],
  ['sea-text', 'night', 4.5],
  ['apricot-text', 'night', 4.5],
];

const themes = ['light', 'dark'] as const;
const all = [
  ...themes.flatMap((theme) => pairs.map((pair) => [...pair, theme] as const)),
  ...atNight.map((pair) => [...pair, 'dark'] as const),
];
it.each(all)('%s on %s keeps at least %d to 1 in the %s', (text, ground, least, theme) => {
  expect(contrast(colors[text][theme], colors[ground][theme])).toBeGreaterThanOrEqual(least);
});

it('the style sheet with the palette is the one that `npm run draw` writes', () => {
  expect(readFileSync('app/styles/tokens.css', 'utf8')).toContain(paletteRule());
});
