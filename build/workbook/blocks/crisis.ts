import { type CrisisNumber, crisisNumbers } from '@/content/workbook/crisis-numbers';
import { ink } from '../ink';
import type { Sheet } from '../sheet';
import { styles } from '../styles';

const STEP = 35;
const label = { ...styles.label, color: ink.text } as const;

/** Who answers and when, short enough for one line of a column. */
function whoAndWhen({ name, country, hours }: CrisisNumber): string {
  const place = name.includes('(') ? '' : `, ${country}`;
  return `${name}${place}. ${hours.replace(/^(24 hours, every day|Always)/, 'Day and night')}`;
}

/** Draws the crisis numbers in two columns, each as a tel: link. */
export function drawCrisisNumbers(sheet: Sheet): void {
  const { left, right } = sheet.size;
  const half = (right - left - 24) / 2;
  const rows = Math.ceil(crisisNumbers.length / 2);
  sheet.ensure(rows * STEP + 14);
  const top = sheet.y + 4;
  sheet.tag('L', () => {
    crisisNumbers.forEach((number, index) => {
      const x = left + (index >= rows ? half + 24 : 0);
      const y = top + (index % rows) * STEP;
      sheet.rule(x, y, x + half, ink.danger);
      sheet.tag('LI', () =>
        sheet.tag('LBody', () => {
          const link = `[${number.label}](${number.href})`;
          sheet.put('P', sheet.lines(link, half, label), x, y + 4, label);
          sheet.put('P', sheet.lines(whoAndWhen(number), half, styles.fine), x, y + 18, styles.fine);
        }),
      );
    });
  });
  sheet.y = top + rows * STEP + 10;
}
