import { InlineText } from '@/components/site/rich-text';
import { SafetyLines } from '@/components/site/safety';
import { ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { emergency, talk } from '@/content/safety';
import { type TechniqueId, techniqueIds } from '@/lib/domain/flip/techniques';
import { paths } from '@/lib/paths';

const notes: Partial<Record<TechniqueId, string>> = flipWords.techniqueNotes;
const { written, gate, crisis, techniqueCaution, techniques } = flipWords;

/** The exercise as text, for browsers where no script runs. Hidden while the app may still load. */
export function WrittenExercise() {
  return (
    <div className="flip-written grid gap-8">
      <p>
        <ButtonLink size="lg" href={paths.flipAuth}>
          {gate.signIn}
        </ButtonLink>
      </p>
      <section aria-labelledby="written" className="prose">
        <h2 id="written">{written.title}</h2>
        <SafetyLines />
        <p>{written.text}</p>
        <ol>
          {written.steps.map((step) => (
            <li key={step}>
              <InlineText text={step} />
            </li>
          ))}
        </ol>
        <h3>{written.techniques}</h3>
        <ul>
          {techniqueIds.map((id) => (
            <li key={id}>
              <strong>{techniques[id].name}.</strong> {techniques[id].text}. {notes[id]}
            </li>
          ))}
        </ul>
        <p>{techniqueCaution}</p>
        <h3>{written.crisis}</h3>
        <ul>
          {[...emergency.numbers, ...talk.numbers].map(({ verb, label, who, href }) => (
            <li key={href}>
              <a href={href}>
                {verb} {label}
              </a>{' '}
              ({who})
            </li>
          ))}
          <li>
            <a href={crisis.more.href}>{crisis.more.label}</a>
          </li>
        </ul>
      </section>
    </div>
  );
}
