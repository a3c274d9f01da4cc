import { load } from 'cheerio';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { WorkbookPart } from '@/app/(site)/workbook/fill/blocks';
import { bookCoverPaths, turnedPage } from '@/components/illustrations/book-cover';
import { ArticleSources, InlineText } from '@/components/site/rich-text';
import { disclaimer } from '@/content/disclaimer';
import { safetyLine } from '@/content/safety';
import { site } from '@/content/site';
import type { Workbook } from '@/content/workbook/model';
import { escapeHtml } from '@/lib/rich-text/inline';
import { outlineLines } from '../outline-lines';
import { ink } from './design';
import { ART } from './pages';

const SOURCES = 'sources';
const COVER = 'cover.jpg';
/** In pixels. */
const COVER_WIDTH = 1_000;

/**
 * Packs the workbook as an EPUB 3 book. It has no form fields, as few e-readers save what is typed. Output is
 * byte-identical for the same workbook.
 */
export async function makeWorkbookEpub(workbook: Workbook): Promise<Uint8Array> {
  const pieces: Piece[] = [
    { id: 'cover', title: workbook.title, body: bodyOf(<Cover workbook={workbook} />) },
    ...workbook.parts.map((part, index) => ({
      id: part.id,
      title: part.title,
      body: bodyOf(<WorkbookPart part={part} number={index + 1} />),
    })),
    { id: SOURCES, title: 'Sources', body: bodyOf(<ArticleSources sources={workbook.sources} />) },
  ];
  const files: Zippable = {
    // The format requires it to be first and uncompressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(epubContainer),
    'book/package.opf': strToU8(epubPackage(workbook, pieces)),
    'book/nav.xhtml': strToU8(epubContents(pieces)),
    'book/style.css': strToU8(styles),
    [`book/${COVER}`]: [await coverImage(workbook), { level: 0 }],
  };
  for (const { id, title, body } of pieces) files[`book/${id}.xhtml`] = strToU8(epubPage(title, body));
  // ZIP dates start in 1980 and are in local time.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
}

function Cover({ workbook: { title, subtitle } }: { workbook: Workbook }) {
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: an e-reader has no image service. */}
      <img src={COVER} alt={`${title}. ${ART}`} />
      <h1>{title}</h1>
      <p className="workbook-lead">{subtitle}</p>
      <p>{disclaimer.short}</p>
      <p>
        <InlineText text={safetyLine} />
      </p>
    </>
  );
}

/** Renders a component of the site as the body of a page. */
function bodyOf(element: ReactElement): string {
  const $ = load(renderToStaticMarkup(element), null, false);
  $('textarea').each((_, field) => {
    const isCell = $(field).parent().is('td');
    $(field).replaceWith(isCell ? '' : '<span class="line"></span>'.repeat(Number(field.attribs.rows)));
  });
  $('input').replaceWith('<span class="box">☐</span> ');
  for (const [from, to] of Object.entries({ label: 'p', fieldset: 'div', legend: 'p' }))
    $(from).each((_, found) => {
      if ('name' in found) found.name = to;
    });
  // Removes attributes for the site's styles and scripts, and column widths, which are up to the e-reader.
  $('colgroup').remove();
  // React adds one for each picture.
  $('link').remove();
  $('*').removeAttr('data-label data-labelled data-new-page tabindex');
  $('svg').attr('xmlns', 'http://www.w3.org/2000/svg');
  $('a[href^="#source-"]').each((_, link) => {
    link.attribs.href = `${SOURCES}.xhtml${link.attribs.href}`;
  });
  // The book does not know the site's address, and e-readers cannot send messages: these links become text.
  $('a:is([href^="/"], [href^="sms:"])').each((_, link) => void $(link).replaceWith($(link).contents()));
  return $.xml();
}

const serif = (style: string) => `fraunces/files/fraunces-latin-${style}.woff`;

/**
 * The cover as a picture of pixels, as several shelves show no other, composed like the PDF's. Its words are paths, so
 * it needs no font.
 */
function coverImage({ title, subtitle }: Workbook): Promise<Buffer> {
  const word = { text: title.split(' ').at(-1) ?? title, x: 384, y: 580, end: true };
  // The lines are as long as the space beside the page.
  const lines = (subtitle.match(/.{1,14}(?:\s|$)/g) ?? []).map((text, index) => ({
    text: text.trim(),
    x: 37,
    y: 330 + 19 * index,
    end: false,
  }));
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 400 600"
      width={COVER_WIDTH}
      height={COVER_WIDTH * 1.5}
    >
      <title>{title}</title>
      <path d="M0 0h400v600H0z" fill={ink.sea} />
      <path d={bookCoverPaths.title} fill={ink.paper} />
      <path d={bookCoverPaths.method} transform="translate(-57.600 -168.400) scale(.8)" fill={ink.paper} />
      <path d={outlineLines(lines, 14, serif('400-italic'))} fill={ink.onSea} />
      <g transform="translate(80 120) scale(.8)">{turnedPage()}</g>
      <path d={outlineLines([word], 34, serif('600-normal'))} fill={ink.onApricot} />
    </svg>,
  );
  return sharp(Buffer.from(svg)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Sets no text colours, so that the e-reader's dark mode works. */
const styles = `body { line-height: 1.5; }
img { display: block; max-width: 100%; max-height: 95vh; margin: 0 auto 1em; }
h1, h2, h3, h4, .workbook-lead { font-family: serif; }
h3 { margin-top: 2em; }
.workbook-number { font-weight: normal; color: ${ink.sage}; }
.workbook-lead { font-style: italic; }
.prose-section + .prose-section { break-before: page; }
.prose-note, .prose-exercise { margin: 1.5em 0; padding: 0.5em 1em; border-left: 3px solid ${ink.sage}; }
.prose-note[data-tone='urgent'] { border-color: ${ink.danger}; }
.workbook-field span, .line { display: block; }
.workbook-field > span:first-child, .workbook-checklist p:first-child { font-weight: bold; }
.line { height: 1.8em; border-bottom: 1px solid ${ink.edge}; }
.workbook-checklist p { margin: 0.4em 0; padding-left: 1.6em; text-indent: -1.6em; }
.workbook-checklist p:first-child { padding: 0; text-indent: 0; }
.box { margin-right: 0.4em; }
table { width: 100%; border-collapse: collapse; font-size: 0.85em; }
caption { padding: 0.5em 0; text-align: left; font-weight: bold; }
th, td { padding: 0.4em; border: 1px solid ${ink.line}; text-align: left; vertical-align: top; }
.workbook-log td { height: 3em; }
.workbook-numbers span { display: block; font-size: 0.85em; }
svg { stroke: ${ink.sea}; }
svg .stroke-sage-wash { stroke: ${ink.wash}; }
svg .stroke-line { stroke: ${ink.line}; }
svg text { font-size: 15px; stroke: none; fill: currentColor; }
`;

/** One file of the book. */
interface Piece {
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
  ['accessibilityFeature', 'alternativeText'],
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
function epubPage(title: string, body: string): string {
  return `${HEAD}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>
`;
}

const epubContainer = `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Returns the package document: metadata, manifest and spine. */
function epubPackage(workbook: Workbook, pieces: readonly Piece[]): string {
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
<meta name="cover" content="cover-image"/>
<meta property="dcterms:modified">${workbook.revised}T00:00:00Z</meta>
${accessibility.map(([name, value]) => `<meta property="schema:${name}">${escapeHtml(value)}</meta>`).join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" ${xhtml} properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover-image" href="${COVER}" media-type="image/jpeg" properties="cover-image"/>
${pieces.map(itemOf).join('\n')}
</manifest>
<spine>${pieces.map(({ id }) => `<itemref idref="${id}"/>`).join('')}</spine>
</package>
`;
}

/** Returns the navigation document. */
function epubContents(pieces: readonly Piece[]): string {
  const entries = pieces.map(({ id, title }) => `<li><a href="${id}.xhtml">${escapeHtml(title)}</a></li>`);
  return epubPage('Contents', `<nav epub:type="toc"><h1>Contents</h1><ol>${entries.join('\n')}</ol></nav>`);
}
