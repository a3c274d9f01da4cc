import { type ColorName, colors } from '@/lib/design/colors';

/** The colours of a mail, by the site's names for them. */
const names = {
  paper: 'paper',
  sheet: 'surface',
  ink: 'ink',
  muted: 'muted',
  line: 'line',
  sea: 'sea-text',
  tint: 'sage-wash',
  apricot: 'apricot',
  'apricot-ink': 'apricot-ink',
  danger: 'danger-text',
  'danger-tint': 'danger-wash',
} as const satisfies Record<string, ColorName>;

type MailColor = keyof typeof names;

const palette = (theme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(names).map(([name, color]) => [name, colors[color][theme]])) as Record<
    MailColor,
    string
  >;

/** The site's light colours, for mail, which does not support CSS variables. */
export const mailPalette = palette('light');
const dark = palette('dark');

const SERIF = "Georgia, 'Times New Roman', serif";
const MONO = "ui-monospace, Menlo, Consolas, 'Courier New', monospace";
const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const font = (family: string, size: number, line: string, more = '') =>
  `font-family:${family};font-size:${size}px;line-height:${line}${more}`;

/** The fonts of a mail, as declarations for a style attribute. */
export const fonts = {
  body: font(SANS, 17, '27px'),
  small: font(SANS, 14, '21px'),
  cell: font(SANS, 15, '22px'),
  button: font(SANS, 18, '24px', ';font-weight:bold'),
  headline: font(SERIF, 32, '1.2', ';font-weight:bold'),
  title: font(SERIF, 22, '29px', ';font-weight:bold'),
  quote: font(SERIF, 20, '30px', ';font-style:italic'),
  masthead: font(SERIF, 19, '26px', ';font-weight:bold'),
  code: font(MONO, 26, '36px', ';letter-spacing:2px;font-weight:bold;white-space:nowrap'),
} as const;

/** The colour of each class in dark mode. */
const darkClasses: readonly [name: string, property: string, color: MailColor][] = [
  ['paper', 'background-color', 'paper'],
  ['sheet', 'background-color', 'sheet'],
  ['tint', 'background-color', 'tint'],
  ['danger-tint', 'background-color', 'danger-tint'],
  ['bar', 'background-color', 'sea'],
  ['ink', 'color', 'ink'],
  ['muted', 'color', 'muted'],
  ['sea', 'color', 'sea'],
  ['danger', 'color', 'danger'],
  ['line', 'border-color', 'line'],
  ['box', 'border-top-color', 'apricot'],
  ['fold', 'border-top-color', 'paper'],
];

const darkRules = (prefix: string) =>
  darkClasses
    .map(([name, property, color]) => `${prefix}.${name}{${property}:${dark[color]} !important}`)
    .join('\n');

/**
 * The only style sheet of a mail: dark-mode colours and narrower margins on phones. Clients that drop it
 * still have the inline styles.
 */
export const mailStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:3px}
@media (max-width:480px){
.gutter{padding-left:22px !important;padding-right:22px !important}
.outer{padding:0 !important}
.title{font-size:27px !important}
.box{padding:18px 16px 6px !important}
}
@media (prefers-color-scheme:dark){
${darkRules('')}
}
${darkRules('[data-ogsc] ')}
`.trim();

const previewThemes = ['light', 'dark'] as const;
export type PreviewTheme = (typeof previewThemes)[number];

/** The mail's style sheet, fixed to light or dark whatever the device prefers. */
const stylesIn = (theme: PreviewTheme): string =>
  mailStyles
    .replace('@media (prefers-color-scheme:dark)', theme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme:light dark', `color-scheme:${theme}`);

/** A mail as a document for a sandboxed iframe, in light or dark. */
export const previewHtml = (html: string, theme: PreviewTheme): string =>
  html.replace(mailStyles, stylesIn(theme));

/** CSP hashes of these style sheets, for the page around the iframe, whose policy it inherits. */
export const previewStyleHashes = (): Promise<string[]> =>
  Promise.all(
    previewThemes.map(async (theme) => {
      const styles = new TextEncoder().encode(`\n${stylesIn(theme)}\n`);
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', styles));
      return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
    }),
  );
