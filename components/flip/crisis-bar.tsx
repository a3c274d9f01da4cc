import { flipWords } from '@/content/flip';

const { title, numbers, more } = flipWords.crisis;

/** Somebody to call, one tap away, at every moment of Emergency Mode. */
export function CrisisBar() {
  return (
    <nav aria-label={title} className="crisis-bar">
      <ul className="flex flex-wrap items-stretch gap-2">
        {numbers.map(({ label, who, href }) => (
          <li key={href} className="grid grow">
            <a href={href} className="crisis-number">
              <span className="figures font-semibold">{label}</span>
              <span className="text-sm leading-tight">{who}</span>
            </a>
          </li>
        ))}
        <li className="grid grow">
          <a href={more.href} className="crisis-number justify-center">
            {more.label}
          </a>
        </li>
      </ul>
    </nav>
  );
}
