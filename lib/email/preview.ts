import { createHash } from 'node:crypto';
import { mailStyles } from './templates/mail-palette';

export const previewThemes = ['light', 'dark'] as const;
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
export const previewStyleHashes = (): string[] =>
  previewThemes.map((theme) => {
    const hash = createHash('sha256').update(`\n${stylesIn(theme)}\n`);
    return `'sha256-${hash.digest('base64')}'`;
  });
