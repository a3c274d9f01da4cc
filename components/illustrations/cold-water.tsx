import { Drawing, type DrawingProps } from './drawing';

/** A glass of iced water. */
export function ColdWater({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="51 0 140 180">
      <path className="sage" d="M90 82c14 8 22-6 36-1 12 4 20 5 35-1l-6 76H98Z" />
      <path d="M76 34l11 108c.500 5 3 8 8 8h50c5 0 7.500-3 8-8l11-108" />
      <path d="M81 74c14 8 22-6 36-1 12 4 28 6 43-2" />
      <path className="paper" d="M98 82l25-7 7 25-25 7ZM124 104l23-3 3 23-23 3Z" />
      <path d="M184 62c-8 11-8 19 0 19s8-8 0-19ZM58 96c-7 9-7 16 0 16s7-7 0-16Z" />
    </Drawing>
  );
}
