/**
 * Whether a script may change this part of the page now. On a page with React, changes made before hydration are a
 * mismatch, and React would render the whole page again.
 */
export const isHydrated = (element: Element): boolean =>
  !('__next_f' in window) || Object.keys(element).some((key) => key.startsWith('__reactProps$'));
