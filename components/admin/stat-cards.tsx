import type { ReactNode } from 'react';

/** Key figures, already formatted. */
export function StatCards({ cards }: { cards: readonly (readonly [label: string, figure: ReactNode])[] }) {
  return (
    <dl className="stat-cards">
      {cards.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures font-serif text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
