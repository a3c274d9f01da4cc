// Calls `window.print`.
'use client';

/** A print button styled as a link; hidden without JavaScript. */
export function PrintLink({ label }: { label: string }) {
  return (
    <button type="button" className="link is-alone noscript:hidden" onClick={() => window.print()}>
      {label}
    </button>
  );
}
