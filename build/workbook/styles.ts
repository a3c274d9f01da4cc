import type { FontName } from './fonts';
import { ink } from './ink';

export interface TextStyle {
  font: FontName;
  size: number;
  /** Distance between baselines, in points. */
  leading: number;
  color: string;
}

const body = { font: 'sans', size: 11, leading: 16.4, color: ink.text } as const satisfies TextStyle;
const bold = { ...body, font: 'sans-bold' } as const;
const serif = { font: 'serif-bold', color: ink.sea } as const;

/** Every text style of the workbook. */
export const styles = {
  body,
  small: { ...body, size: 9.5, leading: 13.5 },
  fine: { ...body, size: 8.5, leading: 11, color: ink.muted },
  foot: { ...body, size: 8.5, color: ink.muted },
  cell: { ...body, size: 10, leading: 14 },
  cellLabel: { ...bold, size: 10, leading: 14 },
  cellHead: { ...bold, size: 9.5, leading: 13, color: ink.sea },
  label: { ...bold, size: 10.5, leading: 15 },
  boxLabel: { ...bold, size: 10, leading: 13 },
  caption: { ...body, size: 9.5, leading: 13.5, color: ink.muted },
  bullet: { ...bold, color: ink.apricot },
  itemNumber: { ...serif, size: 11, leading: 16.4 },
  sourceNumber: { ...bold, size: 9.5, color: ink.sea },
  ringLabel: { ...bold },
  ringNumber: { ...serif, size: 24, leading: 28 },
  pageNumber: { ...serif, size: 11, leading: 14 },
  partNumber: { font: 'serif-light', size: 46, leading: 46, color: ink.sage },
  contentsNumber: { font: 'serif-light', size: 14, leading: 20, color: ink.muted },
  contentsTitle: { font: 'serif-bold', size: 14, leading: 20, color: ink.text },
  contentsPage: { ...body, size: 12 },
  lead: { font: 'serif-italic', size: 15, leading: 22, color: ink.text },
  subtitle: { font: 'serif-italic', size: 19, leading: 27, color: ink.text },
  quote: { font: 'serif-italic', size: 17, leading: 25, color: ink.sea },
  heading: { ...serif, size: 17, leading: 23 },
  subheading: { ...serif, size: 13, leading: 18 },
  urgent: { ...serif, size: 15, leading: 21, color: ink.danger },
  title: { ...serif, size: 30, leading: 36 },
  bookTitle: { ...serif, size: 58, leading: 62 },
} as const satisfies Record<string, TextStyle>;
