import { cn } from '@/components/ui/cn';
import type { SafetyNumber } from '@/content/safety';

interface NumberRowProps {
  numbers: readonly SafetyNumber[];
  /** The id of the words that say what the numbers are for. */
  labelledBy?: string;
  tone: 'danger' | 'talk';
}

/** Four lines to talk to stand two and two where there is no room for all of them. */
const rows = {
  danger: 'grid-cols-3',
  talk: 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,50%-0.25rem),1fr))]',
};

/** Numbers in a row, each as wide as a thumb. The reader's own come first where the browser tells the country. */
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
