import type { ComponentProps } from 'react';

/** The cover without its words: a sheet, its turned corner, the quiet page beneath. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" {...props}>
      <path d="M2 0h28a2 2 0 0 1 2 2v36a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z" fill="#0e4a4c" />
      <path d="M32 13v25a2 2 0 0 1-2 2H8Z" fill="#e58a4b" />
      <path d="M32 13 8 40 3.6 18.2Z" fill="#faf6ef" />
    </svg>
  );
}
