import { Drawing, type DrawingProps } from './drawing';

/** The search box as a hungry creature. */
export function SearchCreature({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="28 0 192 180">
      <path className="apricot" d="M69 88h118a31 31 0 0 1 0 62H69a31 31 0 0 1 0-62Z" />
      <path d="M61 78h118a31 31 0 0 1 0 62H61a31 31 0 0 1 0-62Z" />
      <path className="paper" d="M66 79c-6-30 40-34 36 0M104 79c-5-30 40-34 37 0" />
      <circle className="ink" cx="89" cy="66" r="4.5" />
      <circle className="ink" cx="127" cy="66" r="4.500" />
      <path className="ink" d="M58 98c24 5 60 5 84 0-6 34-72 38-84 0Z" />
      <path d="M176 97a11 11 0 1 0 .1 0M184 116l10 9" />
      <path d="M82 140v19h-9M154 140v19h9" />
      <path d="M163 30c-1-13 19-15 20-2 1 9-10 9-10 19M173 55v.1M196 52l3 2M150 50l-2 2" />
    </Drawing>
  );
}
