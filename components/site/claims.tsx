import type { ReactNode } from 'react';
import { BookCover } from '@/components/illustrations/book-cover';
import { cn } from '@/components/ui/cn';
import { type Claim, claimMark } from '@/content/claim';
import { paths } from '@/lib/paths';

/** Figures with their labels in one quiet line, or one below the other. Takes claims from `shownClaims`. */
export function ClaimStrip({ claims }: { claims: readonly Claim[] }) {
  if (!claims.length) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 border-y border-line py-4 text-sm sm:gap-y-3 lg:gap-x-10">
      {claims.map((claim) => (
        <div key={claim.id} className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-2">
          <dt className="text-muted">
            {claim.label} <ClaimMark claim={claim} />
          </dt>
          <dd className="figures font-serif text-lg leading-none">{claim.value}</dd>
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
      className="inline-block py-[0.35rem] font-sans text-[0.8125rem] leading-[1.2] font-normal tracking-normal wrap-normal italic underline decoration-dotted decoration-1 underline-offset-[0.25em] hover:decoration-solid"
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
            className="grid grid-cols-1 break-inside-avoid gap-x-10 gap-y-[0.9rem] border-t border-line pt-6 pb-7 target:bg-apricot-wash target:[box-shadow:0_0_0_0.75rem_var(--apricot-wash)]"
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

/** The book: its cover on the block of its pages, with an optional stamp. */
export function StampedCover({ stamp, className }: { stamp: Claim | undefined; className: string }) {
  return (
    <div className={cn('relative w-full', className)}>
      <svg aria-hidden="true" viewBox="0 0 410 610" className="absolute top-0 left-0 w-[102.5%] max-w-none">
        <path d="M10 12h392a7 7 0 0 1 7 7v590H17a7 7 0 0 1-7-7Z" fill="#efe6d6" />
        <path
          d="M402 12v590.500H12M404.500 14v591H14M407 16v591.500H16"
          fill="none"
          stroke="#cdbfa8"
          strokeWidth=".8"
        />
      </svg>
      <BookCover className="relative block w-full rounded-r-sm outline-1 outline-sea-ink/40 in-[.ground-sea]:outline" />
      {stamp && (
        <p className="stamp">
          <span className="figures font-serif text-xl leading-none side:block">{stamp.value}</span>{' '}
          <span className="mx-auto max-w-26 leading-tight font-semibold side:block">{stamp.label}</span>{' '}
          <ClaimMark claim={stamp} />
        </p>
      )}
    </div>
  );
}
