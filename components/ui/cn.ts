type Classes = string | false | null | undefined | readonly Classes[];

/**
 * Joins classes, leaving out what is false or missing. It does not sort out contradictions: a merging library would
 * cost every page with a form more than the form itself. Pieces therefore take places and sizes from outside (margin,
 * width, grow), and looks through their variants only.
 */
export function cn(...classes: Classes[]): string {
  return classes
    .map((part) => (Array.isArray(part) ? cn(...part) : part))
    .filter(Boolean)
    .join(' ');
}
