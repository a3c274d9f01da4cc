import 'server-only';

import sharp from 'sharp';
import type { MailAttachment } from '@/lib/domain/mail-queue/job';
import { mailPalette } from './templates/mail-palette';
import { CHART_ID } from './templates/owner-mail';

const WIDTH = 1040;
const HEIGHT = 320;
const GAP = 24;

/**
 * Draws daily sessions as a bar chart without text: fonts differ between servers, and the table has the
 * numbers.
 * @returns a base64 PNG
 */
export async function drawWeek(days: readonly { sessions: number }[]): Promise<string> {
  const most = Math.max(1, ...days.map(({ sessions }) => sessions));
  const width = (WIDTH - GAP * (days.length + 1)) / days.length;
  const bars = days.map(({ sessions }, index) => {
    const height = Math.round((sessions / most) * (HEIGHT - 40));
    const x = Math.round(GAP + index * (width + GAP));
    return `<rect x="${x}" y="${HEIGHT - 8 - height}" width="${Math.round(width)}" height="${height}" rx="4"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${mailPalette.tint}"/><g fill="${mailPalette.sea}">${bars.join('')}</g><rect y="${HEIGHT - 8}" width="100%" height="3" fill="${mailPalette.ink}"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return png.toString('base64');
}

/** The weekly mail's chart. */
export async function chartOfWeek(days: readonly { sessions: number }[]): Promise<MailAttachment> {
  return { filename: 'sessions.png', contentId: CHART_ID, content: await drawWeek(days) };
}
