import { join } from 'node:path';

/** A PDF in two paper sizes, or an EPUB. */
export const workbookFormats = ['a4', 'letter', 'epub'] as const;
export type WorkbookFormat = (typeof workbookFormats)[number];

/** Output folder of the build; not `public`, so that the files are only served by the download route. */
export const workbookFolder = join(process.cwd(), 'generated');

const nameOf = (format: WorkbookFormat) => (format === 'epub' ? 'workbook.epub' : `workbook-${format}.pdf`);

/** Path of a format's file on the server. */
export function workbookFile(format: WorkbookFormat): string {
  return join(workbookFolder, nameOf(format));
}

/** Download file name. */
export function workbookDownloadName(format: WorkbookFormat): string {
  return `the-flip-method-${nameOf(format)}`;
}

/** Media type. */
export function workbookMediaType(format: WorkbookFormat): string {
  return format === 'epub' ? 'application/epub+zip' : 'application/pdf';
}
