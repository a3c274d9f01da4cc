import type { EvidenceMark } from '@/content/evidence';

const inside = {
  tested: <circle cx="12" cy="12" r="9.5" className="fill-current" />,
  near: <path d="M12 2.5a9.5 9.5 0 0 0 0 19Z" className="fill-current" />,
  untested: null,
} as const satisfies Record<EvidenceMark, unknown>;

/** A full, half or empty circle, distinguishable without colour. */
export function EvidenceRound({ mark }: { mark: EvidenceMark }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="size-[1.15em] flex-none text-sage">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2" />
      {inside[mark]}
    </svg>
  );
}
