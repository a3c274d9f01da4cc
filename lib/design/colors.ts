/**
 * The palette. `npm run draw` writes it to `app/styles/tokens.css`; share images, mails, PDFs and the web manifest read it
 * here.
 */
export const colors = {
  /** The night sky, the same in both themes. */
  night: { light: '#0b1316', dark: '#0b1316' },
  paper: { light: '#faf6ef', dark: '#10191c' },
  surface: { light: '#fffdf9', dark: '#182428' },
  ink: { light: '#1f2a2e', dark: '#efe8dc' },
  muted: { light: '#545f62', dark: '#aab4b0' },
  line: { light: '#e1d8c8', dark: '#2c3b40' },
  edge: { light: '#857d6e', dark: '#728487' },
  sea: { light: '#0e4a4c', dark: '#12393c' },
  'sea-ink': { light: '#faf6ef', dark: '#efe8dc' },
  'sea-text': { light: '#0e4a4c', dark: '#92cdc6' },
  sage: { light: '#7c9c86', dark: '#7c9c86' },
  'sage-ink': { light: '#101c15', dark: '#0d1611' },
  'sage-wash': { light: '#e6ece2', dark: '#1b2a25' },
  'sage-text': { light: '#3a5c49', dark: '#a9c6b1' },
  apricot: { light: '#e58a4b', dark: '#e58a4b' },
  'apricot-ink': { light: '#2a1508', dark: '#241206' },
  'apricot-wash': { light: '#f9e5d5', dark: '#33241a' },
  'apricot-text': { light: '#8a4413', dark: '#f0ae7e' },
  danger: { light: '#c23a2b', dark: '#c23a2b' },
  'danger-ink': { light: '#ffffff', dark: '#ffffff' },
  'danger-wash': { light: '#f9e3de', dark: '#3a201c' },
  'danger-text': { light: '#a82c1f', dark: '#f6a192' },
  'chart-completed': { light: '#3a7a53', dark: '#7fbf97' },
  'chart-action': { light: '#2c6ba3', dark: '#79b3e3' },
  'chart-flipped': { light: '#7a54a8', dark: '#b79be0' },
  'chart-emergency': { light: '#c44f24', dark: '#f08a62' },
} as const satisfies Record<string, { light: string; dark: string }>;

export type ColorName = keyof typeof colors;

/** The rule that starts the palette in `app/styles/tokens.css`. */
export const PALETTE_START = ':root,\n[data-theme] {\n';

/** The rule with the palette as custom properties, for the light and the dark theme. */
export function paletteRule(): string {
  const lines = Object.entries(colors).map(
    ([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});\n`,
  );
  return `${PALETTE_START}${lines.join('')}  color: var(--ink);\n}\n`;
}
