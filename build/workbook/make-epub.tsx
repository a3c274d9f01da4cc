import { load } from 'cheerio';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WorkbookPart } from '@/app/(site)/workbook/fill/blocks';
import { ArticleSources, InlineText } from '@/components/site/rich-text';
import { disclaimer } from '@/content/disclaimer';
import { safetyLine } from '@/content/safety';
import type { Workbook } from '@/content/workbook/model';
import { escapeHtml } from '@/lib/escape-html';
import { epubContainer, epubContents, epubPackage, epubPage, type Piece } from './epub-package';
import { ink } from './ink';
import { spiralPath } from './spiral';

const SOURCES = 'sources';

/**
 * Packs the workbook as an EPUB 3 book. It has no form fields, as few e-readers save what is typed. Output is
 * byte-identical for the same workbook.
 */
export function makeWorkbookEpub(workbook: Workbook): Uint8Array {
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
    'book/cover.svg': strToU8(coverImage(workbook)),
  };
  for (const { id, title, body } of pieces) files[`book/${id}.xhtml`] = strToU8(epubPage(title, body));
  // ZIP dates start in 1980 and are in local time.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) });
}

function Cover({ workbook: { title, subtitle } }: { workbook: Workbook }) {
  return (
    <>
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
  for (const name of ['data-label', 'data-labelled', 'data-new-page', 'data-step', 'tabindex'])
    $(`[${name}]`).removeAttr(name);
  $('svg').attr('xmlns', 'http://www.w3.org/2000/svg');
  $('a[href^="#source-"]').each((_, link) => {
    link.attribs.href = `${SOURCES}.xhtml${link.attribs.href}`;
  });
  // The book does not know the site's address, and e-readers cannot send messages: these links become text.
  $('a:is([href^="/"], [href^="sms:"])').each((_, link) => void $(link).replaceWith($(link).contents()));
  return $.xml();
}

function coverImage({ title, subtitle }: Workbook): string {
  const words = title
    .split(' ')
    .map((word, line) => `<tspan x="60" dy="${line && 104}">${escapeHtml(word)}</tspan>`);
  const path = spiralPath({ cx: 290, cy: 1010, turns: 4, radius: 220, end: 904 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1350" role="img" aria-label="${escapeHtml(title)}">
<rect width="900" height="1350" fill="${ink.paper}"/>
<path d="${path}" fill="none" stroke="${ink.sea}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M900 1110V1350H690Z" fill="${ink.apricot}"/>
<path d="M900 1110 690 1350 740 1160Z" fill="${ink.sea}"/>
<text y="170" font-family="Georgia, serif" font-weight="bold" font-size="96" fill="${ink.sea}">${words.join('')}</text>
<text x="60" y="640" font-family="Georgia, serif" font-style="italic" font-size="36" fill="${ink.text}">${escapeHtml(subtitle)}</text>
</svg>
`;
}

/** Sets no text colours, so that the e-reader's dark mode works. */
const styles = `body { line-height: 1.5; }
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
