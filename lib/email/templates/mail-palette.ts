/** The colours and type of the site for mail, where CSS variables and web fonts do not reach. */
export const mailPalette = {
  paper: '#FAF6EF',
  sheet: '#FFFDF9',
  ink: '#1F2A2E',
  muted: '#56625F',
  line: '#DDD5C6',
  sea: '#0E4A4C',
  tint: '#EEF1EA',
  apricot: '#E58A4B',
  apricotInk: '#23150B',
  danger: '#A83023',
  dangerTint: '#FBEDE9',
} as const;

const night = {
  paper: '#10191C',
  sheet: '#172226',
  ink: '#EFE8DC',
  muted: '#B3B7AE',
  line: '#34444A',
  sea: '#9CCFC8',
  tint: '#1E2D30',
  apricot: '#E58A4B',
  apricotInk: '#23150B',
  danger: '#F0A093',
  dangerTint: '#33211F',
} as const satisfies Record<keyof typeof mailPalette, string>;

export const mailFonts = {
  serif: "Georgia, 'Times New Roman', serif",
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
