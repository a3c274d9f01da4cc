import { cn } from '@/components/ui/cn';
import type { SafetyNumber } from '@/content/safety';

interface NumberRowProps {
  numbers: readonly SafetyNumber[];
  /** The id of the words that say what the numbers are for. */
  labelledBy?: string;
  tone: 'danger' | 'talk';
}

/** Numbers in a row, each as wide as a thumb. The reader's own come first where the browser tells the country. */
export function NumberRow({ numbers, labelledBy, tone }: NumberRowProps) {
  return (
    <site-numbers class="block">
      <ul aria-labelledby={labelledBy} className={cn('number-row', tone === 'danger' && 'is-danger')}>
        {numbers.map(({ verb, label: number, who, href, homes }) => (
          <li key={href} data-homes={homes}>
            <a href={href} className="number-link">
              <span>
                <span className="sr-only">{verb} </span>
                <strong className="figures">{number}</strong>
              </span>{' '}
              <span className="number-who">{who}</span>
            </a>
          </li>
        ))}
      </ul>
    </site-numbers>
  );
}
