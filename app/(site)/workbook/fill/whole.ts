/** In place of a part's id: all of them on one page. */
export const WHOLE = 'whole';
