import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workbook as a PDF in two paper sizes, and as an EPUB. */
export const workbookFiles = {
  a4: { name: 'workbook-a4.pdf', type: 'application/pdf' },
  letter: { name: 'workbook-letter.pdf', type: 'application/pdf' },
  epub: { name: 'workbook.epub', type: 'application/epub+zip' },
} as const;

export type WorkbookFormat = keyof typeof workbookFiles;

/** Path of a format's file on the server: not in `public`, so that only the download route serves it. */
export const workbookFile = (format: WorkbookFormat) =>
  join(process.cwd(), 'generated', workbookFiles[format].name);

/** Written by the build from the files of `content`, which are not deployed. */
export const contentReportFile = join(process.cwd(), 'generated', 'content-report.json');

/** Source location of each entry, such as `content/claims.ts:83`, by registry and id, such as `claims/rating-4-9`. */
export type ContentReport = Readonly<Record<string, string>>;

/** @throws if the build has not written it */
export function readContentReport(): ContentReport {
  return JSON.parse(readFileSync(contentReportFile, 'utf8'));
}
