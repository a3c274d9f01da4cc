import { flipWords } from '@/content/flip';
import { type TechniqueId, techniqueIds } from '@/lib/domain/flip/techniques';
import { TechniqueDrawing } from './technique-drawing';

/** Six things to turn to, always in the same places, so that a hand finds them without the eyes. */
export function Techniques({ onChoose }: { onChoose: (technique: TechniqueId) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it takes the focus as a whole, which a fieldset does not.
    <div
      role="group"
      aria-label={flipWords.flip.techniques}
      tabIndex={-1}
      data-focus=""
      className="grid gap-3"
    >
      <ol className="grid grid-cols-2 gap-2.5 sm:gap-3 lg:grid-cols-3">
        {techniqueIds.map((id) => (
          <li key={id} className="grid">
            <button type="button" onClick={() => onChoose(id)} className="flip-technique">
              <TechniqueDrawing id={id} className="flip-technique-drawing" />
              <span className="flip-technique-name">{flipWords.techniques[id].name}</span>
              <span className="flip-technique-text">{flipWords.techniques[id].text}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="flip-caution text-sm text-muted">{flipWords.techniqueCaution}</p>
    </div>
  );
}
