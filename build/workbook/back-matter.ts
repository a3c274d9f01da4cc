import { footLine } from '@/content/safety';
import type { Source } from '@/content/text';
import type { Sheet } from './sheet';
import { styles } from './styles';

/** A URL short enough for one line: a long one is shown as its host, but links to the full URL. */
function shortAddress(url: string): string {
  const address = url.replace(/^https:\/\//, '');
  return address.length > 80 ? new URL(url).hostname : address;
}

/** Draws the numbered sources, each the link target of its citations. */
export function drawSources(sheet: Sheet, sources: readonly Source[]): void {
  const { doc, size } = sheet;
  sheet.ensure(160);
  sheet.y += 12;
  const drawSource = ({ id, text, url }: Source, index: number) => {
    const words = url ? `${text} [${shortAddress(url)}](${url})` : text;
    const lines = sheet.lines(words, size.right - size.text, styles.small);
    sheet.ensure(lines.length * styles.small.leading + 6);
    doc.addNamedDestination(`source-${id}`, 'XYZ', 0, sheet.y - 12, 0);
    sheet.tag('LI', () => {
      const number = `[${index + 1}]`;
      sheet.leaf('Lbl', () => sheet.words(number, styles.sourceNumber, size.text - 24, sheet.y + 1));
      sheet.put('LBody', lines, size.text, sheet.y, styles.small);
    });
    sheet.y += lines.length * styles.small.leading + 6;
  };
  const draw = () => {
    sheet.bookmark('Sources');
    sheet.write('H2', 'Sources', styles.heading, size.left);
    sheet.y += 8;
    sheet.tag('L', () => sources.forEach(drawSource));
  };
  sheet.tag('Sect', draw, { title: 'Sources' });
}

/** Draws the footer of every page except the cover: what to do in an emergency, and the page number. */
export function drawFeet(sheet: Sheet, title: string): void {
  const { doc, size } = sheet;
  const { count } = doc.bufferedPageRange();
  const y = size.height - 36;
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    const number = String(page + 1);
    sheet.artifact(() => {
      sheet.words(footLine, styles.foot, size.left, y);
      sheet.words(title, styles.foot, size.left, y + 11);
      const x = size.right - sheet.widthOf(number, styles.pageNumber);
      sheet.words(number, styles.pageNumber, x, y + 8);
    }, 'Pagination');
  }
}
