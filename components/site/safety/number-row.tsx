import { cn } from '@/components/ui/cn';
import type { SafetyNumber } from '@/content/safety';

interface NumberRowProps {
  numbers: readonly SafetyNumber[];
  /** Id of the text that says what the numbers are for. */
  labelledBy?: string;
  tone: 'danger' | 'talk';
}

/** Four talk lines wrap two and two where they do not fit in one row. */
const rows = {
  danger: 'grid-cols-3',
  talk: 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,50%-0.25rem),1fr))]',
};

/** A row of numbers with large tap targets. `site-numbers` moves those of the reader's country to the front. */
export function NumberRow({ numbers, labelledBy, tone }: NumberRowProps) {
  return (
    <site-numbers class="block">
      <ul aria-labelledby={labelledBy} className={cn('grid gap-2', rows[tone])}>
        {numbers.map(({ verb, label: number, who, href, homes }) => (
          <li key={href} data-homes={homes} className="grid">
            <a
              href={href}
              className={cn(
                'grid min-h-(--number-height,4.25rem) place-content-center justify-items-center gap-1 rounded-md border bg-surface px-1 py-2 text-center leading-[1.15] text-ink no-underline hover:border-ink hover:underline',
                tone === 'danger' ? 'border-danger' : 'border-edge',
              )}
            >
              <span>
                <span className="sr-only">{verb} </span>
                <strong
                  className={cn(
                    'figures font-serif text-xl leading-none',
                    tone === 'danger' && 'text-danger',
                  )}
                >
                  {number}
                </strong>
              </span>{' '}
              <span className="text-[0.8125rem] text-muted">{who}</span>
            </a>
          </li>
        ))}
      </ul>
    </site-numbers>
  );
}
