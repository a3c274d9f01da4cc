import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import type { Figure, FigureTable } from '@/lib/domain/admin/figures';
import { writeFigure } from '@/lib/domain/admin/figures';

const isKind = (figure: Figure, ...kinds: string[]) =>
  typeof figure === 'object' && kinds.includes(figure.kind);

/** Formats a figure; placeholders for a missing or withheld number are muted. */
export function FigureText({ figure }: { figure: Figure }) {
  return (
    <span className={cn(isKind(figure, 'few', 'nothing') && 'whitespace-nowrap text-muted')}>
      {writeFigure(figure, adminWords)}
    </span>
  );
}

/** Explains “under 5” when one of the tables contains it. */
export function FewNote({ tables }: { tables: readonly FigureTable[] }) {
  const figures = tables.flatMap(({ rows }) => rows.flat());
  if (!figures.some((figure) => isKind(figure, 'few'))) return null;
  return <p className="mt-3 text-sm text-muted">{adminWords.fewNote}</p>;
}
