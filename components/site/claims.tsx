import type { ReactNode } from 'react';
import { BookCover } from '@/components/illustrations/book-cover';
import { cn } from '@/components/ui/cn';
import { type Claim, claimMark } from '@/content/claim';
import { paths } from '@/lib/paths';

/** Large figures with labels, in one row where they fit. Takes claims from `shownClaims`. */
export function ClaimTiles({ claims }: { claims: readonly Claim[] }) {
  if (!claims.length) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-8 border-t-2 border-current pt-6 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-x-8 sm:gap-y-10">
      {claims.map((claim) => (
        <div key={claim.id} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-sm leading-snug">
            {claim.label} <ClaimMark claim={claim} />
          </dt>
          <dd className="figures font-serif text-2xl leading-none sm:text-3xl">{claim.value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ClaimMarkProps {
  claim: Claim;
  label?: string;
}

/** A small link from an illustrative figure to its basis. Renders nothing for an evidenced one. */
export function ClaimMark({ claim: { id, text, basis }, label = claimMark.label }: ClaimMarkProps) {
  if (basis === 'evidenced') return null;
  return (
    <a
      href={`${paths.claims}#${id}`}
      aria-label={claimMark.name(text, label)}
      className="inline-block py-[0.35rem] font-sans text-[0.8125rem] leading-[1.2] font-normal tracking-normal whitespace-nowrap italic underline decoration-dotted decoration-1 underline-offset-[0.25em] hover:decoration-solid"
    >
      {label}
    </a>
  );
}

interface SlipTableProps {
  caption: string;
  columns: readonly string[];
  /** Row header, and the other cells in column order. */
  rows: readonly { id: string; head: ReactNode; cells: readonly ReactNode[] }[];
  /** Grid layout of a row's cells. */
  className: string;
}

/** A table whose rows become cards with the column names as labels on narrow screens. */
export function SlipTable({ caption, columns, rows, className }: SlipTableProps) {
  return (
    <table className={`block text-sm leading-[1.55] ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map(({ id, head, cells }) => (
          <tr
            key={id}
            id={id}
            className="grid break-inside-avoid gap-x-10 gap-y-[0.9rem] border-t border-line pt-6 pb-7 target:bg-apricot-wash target:[box-shadow:0_0_0_0.75rem_var(--apricot-wash)]"
          >
            <th scope="row" className="block text-left font-normal">
              {head}
            </th>
            {columns.slice(1).map((column, index) => (
              <td
                key={column}
                data-column={column}
                className="block before:block before:text-muted before:content-[attr(data-column)]"
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The book cover on a shape of colour, with an optional stamp. */
export function StampedCover({ stamp, className }: { stamp: Claim | undefined; className: string }) {
  return (
    <div className={cn('relative w-full', className)}>
      <div aria-hidden="true" className="absolute inset-0 translate-x-4 translate-y-4 rounded-sm bg-sage" />
      <BookCover className="relative block w-full rounded-sm" />
      {stamp && (
        <p className="absolute -top-8 right-[max(-7rem,calc(13rem+2*var(--gutter)-100vw))] grid size-36 -rotate-8 place-content-center rounded-full bg-[var(--ground,var(--paper))] text-center text-ink outline-2 -outline-offset-8 outline-current sm:right-[max(-4rem,calc(18rem+2*var(--gutter)-100vw))] lg:-right-10">
          <span className="figures font-serif text-xl leading-none">{stamp.value}</span>
          <span className="mx-auto max-w-28 text-sm leading-tight font-semibold">{stamp.label}</span>
          <ClaimMark claim={stamp} />
        </p>
      )}
    </div>
  );
}
