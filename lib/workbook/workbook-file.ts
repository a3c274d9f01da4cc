import { join } from 'node:path';

/** A PDF in one of two paper sizes, or a book for an e-reader. */
export const workbookFormats = ['a4', 'letter', 'epub'] as const;
export type WorkbookFormat = (typeof workbookFormats)[number];

/** Where the build puts the files: not in `public`, so that they are reached only through the download. */
export const workbookFolder = join(process.cwd(), 'generated');

const nameOf = (format: WorkbookFormat) => (format === 'epub' ? 'workbook.epub' : `workbook-${format}.pdf`);

/** The file of a format on the disk of the server. */
export function workbookFile(format: WorkbookFormat): string {
  return join(workbookFolder, nameOf(format));
}

/** The name that the file has in a reader's downloads. */
export function workbookDownloadName(format: WorkbookFormat): string {
  return `the-flip-method-${nameOf(format)}`;
}

/** The media type of the file. */
export function workbookMediaType(format: WorkbookFormat): string {
  return format === 'epub' ? 'application/epub+zip' : 'application/pdf';
}
