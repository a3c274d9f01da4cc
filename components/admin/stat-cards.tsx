import type { ReactNode } from 'react';

/** Key figures, already formatted. */
export function StatCards({ cards }: { cards: readonly (readonly [label: string, figure: ReactNode])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-5">
      {cards.map(([label, figure]) => (
        <div key={label} className="grid max-w-64 flex-[1_1_7.5rem] content-between gap-[0.4rem]">
          <dt className="text-sm/[1.6] text-muted">{label}</dt>
          <dd className="figures font-serif text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
