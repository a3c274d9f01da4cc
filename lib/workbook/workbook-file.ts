import { join } from 'node:path';

export type WorkbookPageSize = 'a4' | 'letter';

/** Where the build puts the PDFs: not in `public`, so that they are reached only through a reader's own link. */
export const workbookFolder = join(process.cwd(), 'generated');

/** The file of a page size on the disk of the server. */
export function workbookFile(size: WorkbookPageSize): string {
  return join(workbookFolder, `workbook-${size}.pdf`);
}

/** The name that the file has in a reader's downloads. */
export function workbookDownloadName(size: WorkbookPageSize): string {
  return `the-flip-method-workbook-${size}.pdf`;
}
