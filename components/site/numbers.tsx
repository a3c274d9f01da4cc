import { cn } from '@/components/ui/cn';
import { emergency, type SafetyNumber } from '@/content/safety';
import { matchesArea } from '@/lib/domain/area';

/** The numbers of this area, if there are any; all of them in an area without an emergency number of ours. */
export function nearest(numbers: readonly SafetyNumber[], area: string): readonly SafetyNumber[] {
  const isHere = ({ areas }: SafetyNumber) => matchesArea(areas, area);
  return emergency.numbers.some(isHere) ? numbers.filter(isHere) : numbers;
}

interface NumberRowProps {
  numbers: readonly SafetyNumber[];
  /** Id of the text that says what the numbers are for. */
  labelledBy?: string | undefined;
  tone: 'danger' | 'talk';
}

/** The nearest number fills the row. */
const nearestRow =
  'grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] has-[>li[hidden]]:[&_strong]:text-4xl';

/** Four talk lines wrap two and two where they do not fit in one row, and stand one below the other in large text. */
const rows = {
  danger: 'grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))]',
  talk: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,min(8.5rem,50%-0.25rem))),1fr))]',
};

/**
 * A row of numbers with large tap targets. `site-numbers` moves those of the reader's area to the front.
 * @param isNearest hides the others; where they are instead, the page says
 */
export function NumberRow({ isNearest = false, ...row }: NumberRowProps & { isNearest?: boolean }) {
  return (
    <site-numbers
      class={isNearest ? 'block [--number-height:5rem]' : 'block'}
      data-nearest={isNearest ? 'true' : undefined}
    >
      <NumberList {...row} className={isNearest ? nearestRow : rows[row.tone]} />
    </site-numbers>
  );
}

export function NumberList(list: NumberRowProps & { className: string }) {
  const { numbers, labelledBy, tone, className } = list;
  return (
    // A translator may change digits, and the word to send.
    <ul aria-labelledby={labelledBy} translate="no" className={cn('grid gap-2', className)}>
      {numbers.map(({ verb, label: number, who, href, areas }) => (
        <li key={href} data-areas={areas} suppressHydrationWarning className="grid">
          <a
            href={href}
            aria-label={`${verb} ${number}, ${who}`}
            className={cn(
              'grid min-h-(--number-height,4.25rem) place-content-center justify-items-center gap-1 rounded-md border bg-surface px-1 py-2 text-center leading-[1.15] text-ink no-underline hover:border-ink hover:underline',
              tone === 'danger' ? 'border-danger' : 'border-edge',
            )}
          >
            <strong
              className={cn('figures font-serif text-xl leading-none', tone === 'danger' && 'text-danger')}
            >
              {number}
            </strong>{' '}
            <span className="text-[0.8125rem] text-muted @max-[9.5rem]/flip:text-[0.6875rem]">{who}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface InlineNumbersProps {
  numbers: readonly SafetyNumber[];
  area: string | undefined;
}

/**
 * Numbers that continue a line of text. On a document they have as many rows with one country's numbers as with all, so that
 * nothing moves when `site-numbers` hides the others; `globals.css` hides all until then.
 */
export function InlineNumbers({ numbers, area }: InlineNumbersProps) {
  const shown = area === undefined ? numbers : nearest(numbers, area);
  const isDocument = area === undefined;
  const links = shown.map(({ label, who, href, areas }) => (
    <a
      key={href}
      href={href}
      data-areas={areas}
      // Hidden by `site-numbers`, on pages that React hydrates, too.
      suppressHydrationWarning
      className={cn(
        'figures font-[650] underline underline-offset-4',
        isDocument ? 'content-center leading-snug' : 'mr-3 inline-block leading-7',
      )}
    >
      {/* Not flex items, between which a screen reader would say no space. */}
      <span className={cn('whitespace-nowrap', isDocument && 'text-lg leading-none')}>{label}</span>{' '}
      <span className={cn('font-normal', isDocument && 'block')}>{who}</span>
    </a>
  ));
  if (!isDocument) return <> {links}</>;
  const rows =
    numbers.length > 3 ? 'grid-rows-[repeat(2,minmax(3rem,auto))]' : 'grid-rows-[minmax(3rem,auto)]';
  return (
    <>
      {' '}
      <site-numbers
        data-nearest="true"
        translate="no"
        class={cn('grid auto-cols-fr grid-flow-col gap-x-3', rows)}
      >
        {links}
      </site-numbers>
    </>
  );
}
