import { Badge } from '@/components/ui/badge';
import { adminWords } from '@/content/admin';
import type { FigureTable } from '@/lib/domain/admin/figures';
import { writeFigure } from '@/lib/domain/admin/write-figure';

const { cards } = adminWords;
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The few numbers that an owner looks for first. */
export function StatCards({ table }: { table: FigureTable }) {
  return (
    <dl className="stat-cards">
      {table.rows.map(([label, figure]) => (
        <div key={String(label)}>
          <dt>{String(label)}</dt>
          <dd className="figures font-serif text-2xl">
            {label === cards.average && typeof figure === 'number'
              ? oneDecimal.format(figure)
              : writeFigure(figure ?? '', adminWords)}
          </dd>
        </div>
      ))}
      <div>
        <dt>{cards.status}</dt>
        <dd>
          <Badge tone="sage">{cards.statusActive}</Badge>
        </dd>
      </div>
    </dl>
  );
}
