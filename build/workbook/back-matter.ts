import { footLine } from '@/content/safety';
import type { Source } from '@/content/text';
import { addBookmark } from './bookmarks';
import { ink } from './ink';
import { breakLines, drawLines, styles } from './rich-lines';
import type { Sheet } from './sheet';
import { artifact, branch, leaf, type Tag } from './tags';

/** An address as it fits on a line: a long one is its host, and leads to the whole of it. */
function shortAddress(url: string): string {
  const address = url.replace(/^https:\/\//, '');
  return address.length > 80 ? new URL(url).hostname : address;
}

/** The numbered sources that the text cites; each can be jumped to from its citation. */
export function drawSources(sheet: Sheet, root: Tag, sources: readonly Source[]): void {
  const { doc, size } = sheet;
  sheet.ensure(160);
  sheet.y += 12;
  const tag = branch(doc, root, 'Sect', { title: 'Sources' });
  addBookmark(sheet, doc.outline, 'Sources');
  sheet.write(tag, 'H2', 'Sources', styles.heading, size.left);
  sheet.y += 8;
  const list = branch(doc, tag, 'L');
  sources.forEach(({ id, text, url }, index) => {
    const words = url ? `${text} [${shortAddress(url)}](${url})` : text;
    const lines = breakLines(doc, words, size.right - size.text, styles.small);
    sheet.ensure(lines.length * styles.small.leading + 6);
    doc.addNamedDestination(`source-${id}`, 'XYZ', 0, sheet.y - 12, 0);
    const item = branch(doc, list, 'LI');
    leaf(doc, item, 'Lbl', () => {
      doc.font('sans-bold').fontSize(9.5).fillColor(ink.sea);
      doc.text(`[${index + 1}]`, size.text - 24, sheet.y + 1, { lineBreak: false });
    });
    drawLines(doc, item, 'LBody', lines, size.text, sheet.y, styles.small);
    item.end();
    sheet.y += lines.length * styles.small.leading + 6;
  });
  list.end();
  tag.end();
}

/** The foot of every page but the cover: what to do in an emergency, and the number of the page. */
export function drawFeet(sheet: Sheet, title: string): void {
  const { doc, size } = sheet;
  const { count } = doc.bufferedPageRange();
  const y = size.height - 36;
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    artifact(
      doc,
      () => {
        doc.font('sans').fontSize(8.5).fillColor(ink.muted);
        doc.text(title, size.left, y, { lineBreak: false });
        doc.text(footLine, (size.width - doc.widthOfString(footLine)) / 2, y, { lineBreak: false });
        doc.font('serif-bold').fontSize(11).fillColor(ink.sea);
        doc.text(String(page + 1), size.right - doc.widthOfString(String(page + 1)), y - 3, {
          lineBreak: false,
        });
      },
      'Pagination',
    );
  }
}
