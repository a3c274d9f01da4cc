export type PageSizeName = 'a4' | 'letter';

/** A page size and its grid, in points from the top left corner. */
export interface PageSize {
  name: PageSizeName;
  width: number;
  height: number;
  /** The outer margin: headings, tables and everything to write on. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The inner margin, where body text starts, so that headings hang to its left. */
  text: number;
  /** Distance between writing lines. */
  line: number;
}

const grid = { left: 54, text: 126 };

export const pageSizes: Record<PageSizeName, PageSize> = {
  a4: {
    name: 'a4',
    width: 595.28,
    height: 841.89,
    right: 595.28 - 54,
    top: 58,
    bottom: 841.89 - 62,
    line: 23,
    ...grid,
  },
  letter: {
    name: 'letter',
    width: 612,
    height: 792,
    right: 612 - 54,
    top: 48,
    bottom: 792 - 50,
    line: 20.5,
    ...grid,
  },
};
