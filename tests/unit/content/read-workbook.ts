import type { Inline } from '@/content/text';
import type { Workbook, WorkbookBlock, WorkbookPart } from '@/content/workbook/model';
import { type AnswerField, fieldsOf } from '@/lib/workbook/answers';
import { textsOfBlock } from './read-blocks';

/** All texts of a workbook block with their markup, in reading order. */
export function textsOfWorkbookBlock(block: WorkbookBlock): Inline[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'checklist':
      return [block.label, ...block.items];
    case 'fields':
      return block.fields.map(({ label }) => label);
    case 'circle':
      return block.steps.map(({ label }) => label);
    case 'log':
      return [block.caption, ...block.columns.map(({ label }) => label), ...(block.rowLabels ?? [])];
    case 'four-rings':
    case 'crisis-numbers':
      return [];
    default:
      return textsOfBlock(block);
  }
}

/** All fields of a part. */
export function fieldsOfPart({ sections }: WorkbookPart): AnswerField[] {
  return sections.flatMap(({ id, blocks }) => blocks.flatMap((block) => fieldsOf(id, block)));
}

export function sectionsOf(workbook: Workbook) {
  return workbook.parts.flatMap(({ sections }) => sections);
}

export function textsOfWorkbook(workbook: Workbook): Inline[] {
  return workbook.parts.flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfWorkbookBlock)]),
  ]);
}
