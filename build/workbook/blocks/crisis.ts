import type { CrisisNumber } from '@/content/workbook/crisis-numbers';
import { ink } from '../ink';
import { breakLines, drawLines, styles } from '../rich-lines';
import { rule } from '../rules';
import type { Sheet } from '../sheet';
import { branch, type Tag } from '../tags';

const STEP = 35;
const fine = { ...styles.small, size: 8.5, leading: 11, color: ink.muted } as const;

/** Who answers and when, short enough for one line of half a page. */
function whoAndWhen({ name, country, hours }: CrisisNumber): string {
  const place = name.includes('(') ? '' : `, ${country}`;
  return `${name}${place}. ${hours.replace(/^(24 hours, every day|Always)/, 'Day and night')}`;
}

/** The crisis numbers in two columns, each a link on a telephone. */
export function drawCrisisNumbers(sheet: Sheet, tag: Tag, numbers: readonly CrisisNumber[]): void {
  const { doc, size } = sheet;
  const half = (size.right - size.left - 24) / 2;
  const rows = Math.ceil(numbers.length / 2);
  sheet.ensure(rows * STEP + 14);
  const list = branch(doc, tag, 'L');
  const top = sheet.y + 4;
  numbers.forEach((number, index) => {
    const x = size.left + (index >= rows ? half + 24 : 0);
    const y = top + (index % rows) * STEP;
    rule(doc, x, y, x + half, ink.danger, 0.75);
    const item = branch(doc, list, 'LI');
    const body = branch(doc, item, 'LBody');
    const label = { ...styles.label, color: ink.text };
    drawLines(
      doc,
      body,
      'P',
      breakLines(doc, `[${number.label}](${number.href})`, half, label),
      x,
      y + 4,
      label,
    );
    const who = whoAndWhen(number);
    drawLines(doc, body, 'P', breakLines(doc, who, half, fine), x, y + 18, fine);
    body.end();
    item.end();
  });
  list.end();
  sheet.y = top + rows * STEP + 10;
}
