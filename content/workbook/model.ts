import type { Block, Inline, Source } from '@/content/text';

/** A field to fill in: a label and its space. */
interface WorkbookField {
  name: string;
  label: string;
  lines: number;
}

export interface LogColumn {
  name: string;
  label: string;
  /** Share of the table's width; the shares of a table add up to 1. */
  share: number;
}

/** Blocks of the workbook besides those of every long text. */
export type WorkbookBlock =
  | Block
  /** Checkboxes. */
  | { kind: 'checklist'; name: string; label: string; items: readonly Inline[] }
  /** Labelled lines, to fill in by hand or on screen. */
  | { kind: 'fields'; name: string; fields: readonly WorkbookField[] }
  /** A table with empty cells. `rowLabels` fills the first column and sets the number of rows. */
  | {
      kind: 'log';
      name: string;
      caption: string;
      columns: readonly LogColumn[];
      rows: number;
      rowLabels?: readonly string[];
      /** Height of a row, in lines. */
      lines: 1 | 2 | 3 | 4;
    }
  /** A circle of boxes, each leading to the next and the last to the first. */
  | { kind: 'circle'; name: string; steps: readonly { name: string; label: string }[] }
  /** A drawing of the four steps, four seconds each. */
  | { kind: 'four-rings' }
  /** The crisis numbers, from the site's list, or only those to call first. */
  | { kind: 'crisis-numbers'; first?: true };

export interface WorkbookSection {
  id: string;
  heading: string;
  /** Starts on a new sheet, to copy or tear out. */
  newPage?: true;
  blocks: readonly WorkbookBlock[];
}

export interface WorkbookPart {
  id: string;
  title: string;
  /** Purpose of the part, in a sentence or two. */
  lead: Inline;
  /** Opens with a small head, so that its first section fits on the same sheet. */
  small?: true;
  sections: readonly WorkbookSection[];
}

export interface Workbook {
  title: string;
  subtitle: string;
  /** ISO date of the text; also the PDF's creation date, so that the same text gives identical bytes. */
  revised: string;
  parts: readonly WorkbookPart[];
  sources: readonly Source[];
}
