import { join } from 'node:path';

/** A PDF in two paper sizes, or an EPUB, each with its file name and media type. */
const files = {
  a4: ['workbook-a4.pdf', 'application/pdf'],
  letter: ['workbook-letter.pdf', 'application/pdf'],
  epub: ['workbook.epub', 'application/epub+zip'],
} as const;

export type WorkbookFormat = keyof typeof files;
export const workbookFormats = Object.keys(files) as WorkbookFormat[];

/** Output folder of the build; not `public`, so that the files are only served by the download route. */
const workbookFolder = join(process.cwd(), 'generated');

/** Path of a format's file on the server. */
export const workbookFile = (format: WorkbookFormat) => join(workbookFolder, files[format][0]);

/** Download file name. */
export const workbookDownloadName = (format: WorkbookFormat) => `the-flip-method-${files[format][0]}`;

/** Media type. */
export const workbookMediaType = (format: WorkbookFormat) => files[format][1];
