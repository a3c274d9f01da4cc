type Classes = string | false | null | undefined | readonly Classes[];

/**
 * Joins class names, skipping falsy ones. Does not merge conflicting Tailwind classes: tailwind-merge would weigh more
 * than a form itself. So `className` props may set only margin, width and flex; everything else is a variant.
 */
export function cn(...classes: Classes[]): string {
  return classes
    .map((part) => (Array.isArray(part) ? cn(...part) : part))
    .filter(Boolean)
    .join(' ');
}
