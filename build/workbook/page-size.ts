export type PageSizeName = 'a4' | 'letter';

/**
 * A page and its grid, in points from the top left corner.
 * @param line distance between writing lines
 */
function pageSize(width: number, height: number, top: number, foot: number, line: number) {
  return {
    width,
    height,
    /** The outer margin: headings, tables and everything to write on. */
    left: 54,
    right: width - 54,
    top,
    bottom: height - foot,
    /** The inner margin, where body text starts, so that headings hang to its left. */
    text: 126,
    line,
  };
}

export type PageSize = ReturnType<typeof pageSize>;

export const pageSizes: Record<PageSizeName, PageSize> = {
  a4: pageSize(595.28, 841.89, 58, 62, 23),
  letter: pageSize(612, 792, 48, 50, 20.5),
};
