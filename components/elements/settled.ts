/**
 * Whether a part of the page may change now. On a page that React takes over it must have done so before: it would take
 * what has changed meanwhile for a fault and draw all of it anew.
 */
export const isSettled = (element: Element): boolean =>
  !('__next_f' in window) || Object.keys(element).some((key) => key.startsWith('__reactProps$'));
