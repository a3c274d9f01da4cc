import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { WorkbookBlock } from '@/content/workbook/model';
import { drawCircle } from './blocks/circle';
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
  if (typeof block === 'string') {
    drawParagraph(sheet, tag, block);
    return;
  }
  switch (block.kind) {
    case 'heading':
      drawSubheading(sheet, tag, block.text);
      break;
    case 'list':
      drawList(sheet, tag, block.items, block.ordered === true);
      break;
    case 'quote':
      drawQuote(sheet, tag, block);
      break;
    case 'note':
      drawNote(sheet, tag, block);
      break;
    case 'table':
      drawTable(sheet, tag, block);
      break;
    case 'exercise':
      drawExercise(sheet, tag, block);
      break;
    case 'writing':
      drawWriting(sheet, tag, block);
      break;
    case 'checklist':
      drawChecklist(sheet, tag, block, section);
      break;
    case 'fields':
      drawFields(sheet, tag, block, section);
      break;
    case 'log':
      drawLog(sheet, tag, block, section, last);
      break;
    case 'circle':
      drawCircle(sheet, tag, block, section);
      break;
    case 'four-rings':
      drawFourRings(sheet, tag);
      break;
    case 'crisis-numbers':
      drawCrisisNumbers(sheet, tag, crisisNumbers);
      break;
  }
}
