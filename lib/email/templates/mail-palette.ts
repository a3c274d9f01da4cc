import { colors } from '@/lib/design/colors';

function palette(theme: 'light' | 'dark') {
  return {
    paper: colors.paper[theme],
    sheet: colors.surface[theme],
    ink: colors.ink[theme],
    muted: colors.muted[theme],
    line: colors.line[theme],
    sea: colors['sea-text'][theme],
    tint: colors['sage-wash'][theme],
    apricot: colors.apricot[theme],
    apricotInk: colors['apricot-ink'][theme],
    danger: colors['danger-text'][theme],
    dangerTint: colors['danger-wash'][theme],
  } as const;
}

/** The site's light colours, for mail, which does not support CSS variables. */
export const mailPalette = palette('light');
const dark = palette('dark');

const SERIF = "Georgia, 'Times New Roman', serif";
const MONO = "ui-monospace, Menlo, Consolas, 'Courier New', monospace";
const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const font = (family: string, size: number, line: number | string, more = '') =>
  `font-family:${family};font-size:${size}px;line-height:${typeof line === 'number' ? `${line}px` : line}${more}`;

/** The fonts of a mail, as declarations for a style attribute. */
export const fonts = {
  body: font(SANS, 17, 27),
  small: font(SANS, 14, 21),
  cell: font(SANS, 15, 22),
  button: font(SANS, 18, 24, ';font-weight:bold'),
  headline: font(SERIF, 32, '1.2', ';font-weight:bold'),
  title: font(SERIF, 22, 29, ';font-weight:bold'),
  quote: font(SERIF, 20, 30, ';font-style:italic'),
  masthead: font(SERIF, 19, 26, ';font-weight:bold'),
  code: font(MONO, 26, 36, ';letter-spacing:2px;font-weight:bold;white-space:nowrap'),
} as const;

function darkRules(prefix: string): string {
  return [
    `${prefix}.paper{background-color:${dark.paper} !important}`,
    `${prefix}.sheet{background-color:${dark.sheet} !important}`,
    `${prefix}.tint{background-color:${dark.tint} !important}`,
    `${prefix}.danger-tint{background-color:${dark.dangerTint} !important}`,
    `${prefix}.ink{color:${dark.ink} !important}`,
    `${prefix}.muted{color:${dark.muted} !important}`,
    `${prefix}.sea{color:${dark.sea} !important}`,
    `${prefix}.danger{color:${dark.danger} !important}`,
    `${prefix}.line{border-color:${dark.line} !important}`,
    `${prefix}.box{border-top-color:${dark.apricot} !important}`,
    `${prefix}.fold{border-top-color:${dark.paper} !important}`,
  ].join('\n');
}

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
