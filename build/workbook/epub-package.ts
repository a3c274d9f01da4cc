import { site } from '@/content/site';
import type { Workbook } from '@/content/workbook/model';
import { escapeHtml } from '@/lib/escape-html';

/** One file of the book. */
export interface Piece {
  /** Its file name, and its id in the manifest. */
  id: string;
  title: string;
  /** XHTML. */
  body: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Stays the same for every edition of the workbook. */
const BOOK_ID = 'urn:uuid:5b0a4e0e-3a1b-4d5e-9d52-6f1c8a7e2c11';

/** Accessibility metadata (EPUB Accessibility 1.1). */
const accessibility = [
  ['accessMode', 'textual'],
  ['accessMode', 'visual'],
  ['accessModeSufficient', 'textual'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityFeature', 'readingOrder'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityHazard', 'none'],
  [
    'accessibilitySummary',
    'All of it is text in the order of reading, under headings; the drawings add nothing to it. The pages to write on are lists of questions, to be answered on paper.',
  ],
] as const;

/** Returns a complete XHTML page. */
export function epubPage(title: string, body: string): string {
  return `${HEAD}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>
`;
}

export const epubContainer = `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Returns the package document: metadata, manifest and spine. */
export function epubPackage(workbook: Workbook, pieces: readonly Piece[]): string {
  const xhtml = 'media-type="application/xhtml+xml"';
  const itemOf = ({ id, body }: Piece) =>
    `<item id="${id}" href="${id}.xhtml" ${xhtml}${body.includes('<svg') ? ' properties="svg"' : ''}/>`;
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-GB">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${BOOK_ID}</dc:identifier>
<dc:title>${escapeHtml(workbook.title)}</dc:title>
<dc:creator>${escapeHtml(site.authorName || site.name)}</dc:creator>
<dc:language>en-GB</dc:language>
<dc:description>${escapeHtml(workbook.subtitle)}</dc:description>
<meta property="dcterms:modified">${workbook.revised}T00:00:00Z</meta>
${accessibility.map(([name, value]) => `<meta property="schema:${name}">${escapeHtml(value)}</meta>`).join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" ${xhtml} properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover-image" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
${pieces.map(itemOf).join('\n')}
</manifest>
<spine>${pieces.map(({ id }) => `<itemref idref="${id}"/>`).join('')}</spine>
</package>
`;
}

/** Returns the navigation document. */
export function epubContents(pieces: readonly Piece[]): string {
  const entries = pieces.map(({ id, title }) => `<li><a href="${id}.xhtml">${escapeHtml(title)}</a></li>`);
  return epubPage('Contents', `<nav epub:type="toc"><h1>Contents</h1><ol>${entries.join('\n')}</ol></nav>`);
}
