import { createHash } from 'node:crypto';
import type { MailAttachment } from '@/lib/domain/mail-queue/job';
import { mailStyles } from './templates/mail-palette';

export const previewThemes = ['light', 'dark'] as const;
export type PreviewTheme = (typeof previewThemes)[number];

const DARK = '@media (prefers-color-scheme:dark){';

/** The mail's style sheet, fixed to light or dark whatever the device prefers. */
function stylesIn(theme: PreviewTheme): string {
  const styles = mailStyles.replace(DARK, theme === 'dark' ? '@media all{' : '@media not all{');
  return styles.replace('color-scheme:light dark', `color-scheme:${theme}`);
}

/**
 * A mail as a document for a sandboxed iframe, in light or dark.
 * @param attachments PNGs shown in the mail; they are inlined
 */
export function previewHtml(
  html: string,
  theme: PreviewTheme,
  attachments: readonly MailAttachment[] = [],
): string {
  return attachments.reduce(
    (page, { contentId, content }) => page.replaceAll(`cid:${contentId}`, `data:image/png;base64,${content}`),
    html.replace(mailStyles, stylesIn(theme)),
  );
}

/** CSP hashes of these style sheets, for the page around the iframe, whose policy it inherits. */
export function previewStyleHashes(): string[] {
  return previewThemes.map((theme) => {
    const hash = createHash('sha256')
      .update(`\n${stylesIn(theme)}\n`)
      .digest('base64');
    return `'sha256-${hash}'`;
  });
}
