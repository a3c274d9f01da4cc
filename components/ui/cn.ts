import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Knows the names of this design, so that a later class wins over an earlier one of its kind. */
const merge = extendTailwindMerge({
  extend: {
    theme: { text: ['display'], container: ['prose', 'text', 'page', 'form'] },
  },
});

/** Joins classes; of two that say the same thing differently the later one counts. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
