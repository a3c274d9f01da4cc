export type PageSizeName = 'a4' | 'letter';

/** A page and its grid, in points from the top left corner. */
export interface PageSize {
  name: PageSizeName;
  width: number;
  height: number;
  /** The outer grid: headings, tables and everything to write on. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The inner edge: running text starts here, so that headings stand out to its left. */
  text: number;
  /** From one line to write on to the next. */
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
