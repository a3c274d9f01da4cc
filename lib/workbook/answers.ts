import type { WorkbookBlock } from '@/content/workbook/model';
import { inAscii, jsonIn, savedLines } from '@/lib/domain/notebook-copy';
import { type Answers, withOldPlan } from '@/lib/domain/plan';
import { parseInline } from '@/lib/rich-text/inline';

const FORMAT = 'flip-method-workbook';
const VERSION = 1;
const NAME = /^[a-z\d-]+(?:\/[a-z\d-]+){2,3}$/;
/** Characters of a file. No answer in it is too long: some people keep a diary in one field. */
export const MAX_FILE_LENGTH = 4 * 1024 * 1024;

/**
 * Serialises the answers to one file.
 * @param day ISO date, local to the person
 */
export function writeAnswers(answers: Answers, day: string): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, saved: day, answers }, null, 2)}\n`;
}

/**
 * Parses such a file, also after a mail program or an editor, without invalid answers.
 * @returns null if it is not a workbook file
 */
export function readAnswers(text: string): Answers | null {
  if (text.length > MAX_FILE_LENGTH) return null;
  const lines = savedLines(text);
  const { format, version, answers } = Object(jsonIn([text]) ?? jsonIn(lines) ?? jsonIn(lines.map(inAscii)));
  if (format !== FORMAT || version !== VERSION) return null;
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return null;
  const valid = Object.entries(answers as Answers).filter(
    ([name, answer]) => NAME.test(name) && typeof answer === 'string' && answer.trim() !== '',
  );
  return withOldPlan(Object.fromEntries(valid), null);
}

/** A field to fill in, with the same name in the PDF, on the web pages and in a saved file. */
export interface AnswerField {
  /** Unique within the workbook, such as `plan-now/plan/person`. */
  name: string;
  /** Accessible name. */
  label: string;
  lines: number;
}

/**
 * The fields of a block, in reading order.
 * @param section id of the block's section
 */
export function fieldsOf(section: string, block: WorkbookBlock): AnswerField[] {
  if (typeof block === 'string') return [];
  switch (block.kind) {
    case 'fields':
      return block.fields.map(({ name, label, lines }) => ({
        name: `${section}/${block.name}/${name}`,
        label,
        lines,
      }));
    case 'circle':
      return block.steps.map(({ name, label }) => ({
        name: `${section}/${block.name}/${name}`,
        label,
        lines: 4,
      }));
    case 'checklist':
      return block.items.map((item, index) => ({
        name: `${section}/${block.name}/${index + 1}`,
        label: parseInline(item)
          .map(({ text }) => text)
          .join(''),
        lines: 1,
      }));
    case 'log':
      return Array.from({ length: block.rows }, (_, row) => logRow(section, block, row)).flat();
    default:
      return [];
  }
}

/** The fields of one table row, from left to right; the first column may be a row header. */
export function logRow(
  section: string,
  { name, caption, columns, rowLabels, lines }: Extract<WorkbookBlock, { kind: 'log' }>,
  row: number,
): AnswerField[] {
  const rowLabel = `${caption.replace(/\.$/, '')}. ${rowLabels?.[row] ?? `Row ${row + 1}`}`;
  return columns.slice(rowLabels ? 1 : 0).map((column) => ({
    name: `${section}/${name}/${row + 1}/${column.name}`,
    label: `${rowLabel}: ${column.label}`,
    lines,
  }));
}
