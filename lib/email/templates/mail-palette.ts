import { colors } from '@/lib/design/colors';

function palette(room: 'light' | 'dark') {
  return {
    paper: colors.paper[room],
    sheet: colors.surface[room],
    ink: colors.ink[room],
    muted: colors.muted[room],
    line: colors.line[room],
    sea: colors['sea-text'][room],
    tint: colors['sage-wash'][room],
    apricot: colors.apricot[room],
    apricotInk: colors['apricot-ink'][room],
    danger: colors['danger-text'][room],
    dangerTint: colors['danger-wash'][room],
  } as const;
}

/** The colours of the site by day, for mail, where CSS variables do not reach. */
export const mailPalette = palette('light');
const night = palette('dark');

export const mailFonts = {
  serif: "Georgia, 'Times New Roman', serif",
  mono: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
  sans: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;

function nightRules(prefix: string): string {
  return [
    `${prefix}.paper{background-color:${night.paper} !important}`,
    `${prefix}.sheet{background-color:${night.sheet} !important}`,
    `${prefix}.tint{background-color:${night.tint} !important}`,
    `${prefix}.danger-tint{background-color:${night.dangerTint} !important}`,
    `${prefix}.ink{color:${night.ink} !important}`,
    `${prefix}.muted{color:${night.muted} !important}`,
    `${prefix}.sea{color:${night.sea} !important}`,
    `${prefix}.danger{color:${night.danger} !important}`,
    `${prefix}.line{border-color:${night.line} !important}`,
    `${prefix}.box{border-top-color:${night.apricot} !important}`,
    `${prefix}.fold{border-top-color:${night.paper} !important}`,
  ].join('\n');
}

/**
 * The only style sheet of a mail. Clients that drop it still have every inline style:
 * it adds the night colours, and narrows the margins on a phone.
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
${nightRules('')}
}
${nightRules('[data-ogsc] ')}
`.trim();
