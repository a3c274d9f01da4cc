import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { WorkbookBlock } from '@/content/workbook/model';
import { drawCrisisNumbers } from './blocks/crisis';
import { drawChecklist, drawFields } from './blocks/fill-in';
import { drawFourRings } from './blocks/four-rings';
import { drawLog, drawTable } from './blocks/tables';
import {
  drawExercise,
  drawList,
  drawNote,
  drawParagraph,
  drawQuote,
  drawSubheading,
  drawWriting,
} from './blocks/text-blocks';
import type { Sheet } from './sheet';
import type { Tag } from './tags';

/**
 * Draws one block of the workbook at the pen.
 * @param section the address of its section, which makes the names of its fields unique
 * @param last whether nothing follows it on its page
 */
export function drawBlock(
  sheet: Sheet,
  tag: Tag,
  block: WorkbookBlock,
  section: string,
  last: boolean,
): void {
  if (typeof block === 'string') return drawParagraph(sheet, tag, block);
  switch (block.kind) {
    case 'heading':
      return drawSubheading(sheet, tag, block.text);
    case 'list':
      return drawList(sheet, tag, block.items, block.ordered === true);
    case 'quote':
      return drawQuote(sheet, tag, block);
    case 'note':
      return drawNote(sheet, tag, block);
    case 'table':
      return drawTable(sheet, tag, block);
    case 'exercise':
      return drawExercise(sheet, tag, block);
    case 'writing':
      return drawWriting(sheet, tag, block);
    case 'checklist':
      return drawChecklist(sheet, tag, block, section);
    case 'fields':
      return drawFields(sheet, tag, block, section);
    case 'log':
      return drawLog(sheet, tag, block, section, last);
    case 'four-rings':
      return drawFourRings(sheet, tag);
    case 'crisis-numbers':
      return drawCrisisNumbers(sheet, tag, crisisNumbers);
  }
}
