/**
 * The turned corner of the section above: overlaps its lower right and shows the ground of the section below. The fold
 * is straight, and the flap mirrors the corner.
 */
export function TurnedCorner() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -96 320 236"
      className="pointer-events-none absolute right-0 bottom-full -mb-px w-(--corner-width) print:hidden"
    >
      <path d="M320 0v140H0Z" fill="var(--ground)" />
      <path d="M320 0 217.200-95.100 0 140Z" fill="var(--flap,var(--sage))" />
    </svg>
  );
}
