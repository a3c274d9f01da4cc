import { flipWords } from '@/content/flip';

const { title, numbers } = flipWords.crisis;

/** Somebody to call, one tap away, at every moment of Emergency Mode. */
export function CrisisBar() {
  return (
    <nav aria-label={title} className="crisis-bar">
      <ul className="crisis-list">
        {numbers.map(({ label, who, href }) => (
          <li key={href} className="grid">
            <a href={href} className="crisis-number">
              <span className="figures font-semibold">{label}</span>
              <span className="crisis-who">{who}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
