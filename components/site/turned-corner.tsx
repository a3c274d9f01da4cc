import { cn } from '@/components/ui/cn';

/**
 * The turned corner of the section above: overlaps its lower right and shows the ground of the section below. The fold
 * is straight, and the flap mirrors the corner.
 */
export function TurnedCorner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -96 320 236"
      className={cn('turned-corner pointer-events-none absolute right-0 bottom-full -mb-px block', className)}
    >
      <path d="M320 0v140H0Z" fill="var(--ground)" />
      <path d="M320 0 217.200-95.100 0 140Z" fill="var(--flap)" />
    </svg>
  );
}
