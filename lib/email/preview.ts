import { createHash } from 'node:crypto';
import type { MailAttachment } from '@/lib/domain/mail-queue/job';
import { mailStyles } from './templates/mail-palette';

export const previewRooms = ['light', 'dark'] as const;
export type PreviewRoom = (typeof previewRooms)[number];

const NIGHT = '@media (prefers-color-scheme:dark){';

/** The mail's style sheet, fixed to light or dark whatever the device prefers. */
function stylesIn(room: PreviewRoom): string {
  const styles = mailStyles.replace(NIGHT, room === 'dark' ? '@media all{' : '@media not all{');
  return styles.replace('color-scheme:light dark', `color-scheme:${room}`);
}

/**
 * A mail as a document for a sandboxed iframe, in light or dark.
 * @param attachments PNGs shown in the mail; they are inlined
 */
export function previewHtml(
  html: string,
  room: PreviewRoom,
  attachments: readonly MailAttachment[] = [],
): string {
  return attachments.reduce(
    (page, { contentId, content }) => page.replaceAll(`cid:${contentId}`, `data:image/png;base64,${content}`),
    html.replace(mailStyles, stylesIn(room)),
  );
}

/** CSP hashes of these style sheets, for the page around the iframe, whose policy it inherits. */
export function previewStyleHashes(): string[] {
  return previewRooms.map((room) => {
    const hash = createHash('sha256')
      .update(`\n${stylesIn(room)}\n`)
      .digest('base64');
    return `'sha256-${hash}'`;
  });
}
