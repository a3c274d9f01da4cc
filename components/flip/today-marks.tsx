import type { FlipCounts } from '@/lib/domain/stats/aggregate';

/** An upper limit: more marks would look like a score to beat. */
const MAX_MARKS = 12;

/** A turned page for each of today's flips, ticked where the answer was YES. */
export function TodayMarks({ today }: { today: FlipCounts }) {
  const marks = Math.min(today.completed_flips, MAX_MARKS);
  if (marks === 0) return null;
  const actions = Math.min(today.action_needed_flips, marks);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${marks * 30 + 8} 44`}
      preserveAspectRatio="xMinYMid meet"
      className="drawing h-12 [stroke-width:2]"
    >
      {Array.from({ length: marks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike.
        <g key={index} transform={`translate(${index * 30} 0)`}>
          <path className="sage" d="M9 8h16v22l-6 8H9Z" />
          <path d="M5 5h17v22l-7 9H5ZM22 27l-7 1v8" />
          {index < actions && <path d="m9 15 4 4 6-8" />}
        </g>
      ))}
    </svg>
  );
}
