import { flipWords } from '@/content/flip';
import { emergency, talk } from '@/content/safety';

const { title } = flipWords.crisis;

/** Numbers to call or text, one tap away throughout emergency mode. */
export function CrisisBar() {
  return (
    <nav aria-label={title} className="crisis-bar">
      <ul className="crisis-list">
        {[...emergency.numbers, ...talk.numbers].map(({ verb, label, who, href }) => (
          <li key={href} className="grid">
            <a href={href} className="crisis-number">
              <span className="sr-only">{verb} </span>
              <span className="figures font-semibold">{label}</span>
              <span className="crisis-who">{who}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
