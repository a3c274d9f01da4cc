import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { flipWords } from '@/content/flip';
import { type TechniqueId, techniqueIds } from '@/lib/domain/flip/techniques';
import { TechniqueDrawing } from './technique-drawing';

interface TechniquesProps {
  /** False just after the answer: a second tap meant for it would choose a technique. */
  settled: boolean;
  onChoose: (technique: TechniqueId) => void;
}

/** Created once, so that React skips them when the group is enabled. */
const tiles = techniqueIds.map((id) => (
  <ToggleGroupItem key={id} value={id} className="flip-technique">
    <TechniqueDrawing id={id} className="flip-technique-drawing" />
    <span className="flip-technique-name">{flipWords.techniques[id].name}</span>
    <span className="flip-technique-text">{flipWords.techniques[id].text}</span>
  </ToggleGroupItem>
));

/** Six techniques, always in the same positions, so that they can be found by touch. */
export function Techniques({ settled, onChoose }: TechniquesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group itself receives focus, which a fieldset does not.
    <div
      role="group"
      aria-label={flipWords.flip.techniques}
      tabIndex={-1}
      data-focus="techniques"
      className="grid gap-3"
    >
      <ToggleGroup
        type="single"
        value=""
        disabled={!settled}
        aria-label={flipWords.written.techniques}
        className="flip-techniques"
        onValueChange={(value) => {
          const technique = techniqueIds.find((id) => id === value);
          if (technique) onChoose(technique);
        }}
      >
        {tiles}
      </ToggleGroup>
      <p className="flip-caution text-sm text-muted">{flipWords.techniqueCaution}</p>
    </div>
  );
}
