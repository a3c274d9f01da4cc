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
import type { Kind, Of, Place, Sheet } from './sheet';

const drawers: { [K in Kind]: (sheet: Sheet, block: Of<K>, place: Place) => void } = {
  heading: drawSubheading,
  list: drawList,
  quote: drawQuote,
  note: drawNote,
  table: drawTable,
  exercise: drawExercise,
  writing: drawWriting,
  checklist: drawChecklist,
  fields: drawFields,
  log: drawLog,
  circle: drawCircle,
  'four-rings': drawFourRings,
  'crisis-numbers': drawCrisisNumbers,
};

/** Draws one block of the workbook at the pen. */
export function drawBlock(sheet: Sheet, block: WorkbookBlock, place: Place): void {
  if (typeof block === 'string') drawParagraph(sheet, block);
  else
    (drawers[block.kind] as (sheet: Sheet, block: WorkbookBlock, place: Place) => void)(sheet, block, place);
}
