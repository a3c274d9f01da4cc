/** Marks a link that opens in a new tab: an arrow, and hidden text for screen readers. */
export function ExternalLabel() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-[0.7em] shrink-0">
        <path d="M3 1.5h7.5V9M10 2 1.5 10.5" fill="none" stroke="currentColor" strokeWidth="1.7" />
      </svg>
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
