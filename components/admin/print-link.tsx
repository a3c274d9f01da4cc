// Printing is the browser's.
'use client';

/** Looks like the links beside it. Without script it is not there: the browser's own menu prints as well. */
export function PrintLink({ label }: { label: string }) {
  return (
    <button type="button" className="link is-alone needs-script" onClick={() => window.print()}>
      {label}
    </button>
  );
}
