import type { Block, Inline, Source } from '@/content/text';

/** One thing to fill in: a label and as much room as it needs. */
export interface WorkbookField {
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

/** What a workbook holds beyond the blocks of every long text. */
export type WorkbookBlock =
  | Block
  /** Things to tick. */
  | { kind: 'checklist'; name: string; label: string; items: readonly Inline[] }
  /** Labelled lines to fill in by hand or on the screen. */
  | { kind: 'fields'; name: string; fields: readonly WorkbookField[] }
  /** A table with empty cells. `rowLabels` fills the first column and then counts the rows. */
  | {
      kind: 'log';
      name: string;
      caption: string;
      columns: readonly LogColumn[];
      rows: number;
      rowLabels?: readonly string[];
      /** Lines of writing that a row has room for. */
      lines: 1 | 2 | 3 | 4;
    }
  /** A circle of boxes to write in, each leading to the next and the last to the first. */
  | { kind: 'circle'; name: string; steps: readonly { name: string; label: string }[] }
  /** A drawing of the four steps, four seconds each. */
  | { kind: 'four-rings' }
  /** The crisis numbers, from the one list of the site. */
  | { kind: 'crisis-numbers' };

export interface WorkbookSection {
  id: string;
  heading: string;
  /** Begins on a sheet of its own, to be copied or torn out. */
  newPage?: true;
  blocks: readonly WorkbookBlock[];
}

export interface WorkbookPart {
  id: string;
  title: string;
  /** What the part is for, in a sentence or two. */
  lead: Inline;
  sections: readonly WorkbookSection[];
}

export interface Workbook {
  title: string;
  subtitle: string;
  /** ISO date of the text; it is also the date of the PDF, so that the same text gives the same bytes. */
  revised: string;
  parts: readonly WorkbookPart[];
  sources: readonly Source[];
}
