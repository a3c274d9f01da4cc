import type { ReactNode } from 'react';
import type { TechniqueId } from '@/lib/domain/flip/techniques';

/** One ink line of even weight and one shape of sage, like every drawing of the book. */
const drawings = {
  'times-table': (
    <>
      <rect x="7" y="5" width="22" height="30" rx="1.5" className="drawing-shape" />
      <path d="M12 12h6M15 9v6M22 26l-5 5M17 26l5 5M12 21h12" />
      <rect x="11" y="3" width="22" height="30" rx="1.5" />
    </>
  ),
  'jumping-jacks': (
    <>
      <ellipse cx="20" cy="36" rx="12" ry="2.500" className="drawing-shape" />
      <circle cx="20" cy="8" r="3.500" />
      <path d="M20 12v11M8 6l12 8 12-8M11 34l9-11 9 11" />
    </>
  ),
  'cold-water': (
    <>
      <path d="M10 18h20l-2 17H12Z" className="drawing-shape" />
      <path d="M8 8h24l-3 28H11Z" />
      <path d="m15 13 5-2 4 4-5 3ZM22 22l5 1-1 5-5-1Z" />
    </>
  ),
  'text-someone': (
    <>
      <path d="M14 18h20v13H23l-5 5v-5h-4Z" className="drawing-shape" />
      <path d="M5 6h24v15H15l-6 6v-6H5Z" />
      <path d="M11 12h12M11 16h7" />
    </>
  ),
  'plan-dinner': (
    <>
      <circle cx="21" cy="21" r="9" className="drawing-shape" />
      <circle cx="21" cy="21" r="13" />
      <path d="M3 6v8M6 6v8M3 14h3M4.500 14v21M37 6c-2 4-2 8 0 11v18" />
    </>
  ),
  'count-objects': (
    <>
      <rect x="22" y="22" width="13" height="13" className="drawing-shape" />
      <circle cx="11" cy="28" r="7" />
      <path d="m20 5 7 12H13Z" />
      <path d="M31 8v10M27 13h8" />
    </>
  ),
} as const satisfies Record<TechniqueId, ReactNode>;

export function TechniqueDrawing({ id }: { id: TechniqueId }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="drawing size-9">
      {drawings[id]}
    </svg>
  );
}
