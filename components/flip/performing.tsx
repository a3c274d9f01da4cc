import { flipWords } from '@/content/flip';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { TechniqueDrawing } from './technique-drawing';

const { performing, stay } = flipWords.flip;
const notes: Partial<Record<TechniqueId, string>> = flipWords.techniqueNotes;

/** What the person is doing now, and for how much longer. */
export function Performing({ technique, remaining }: { technique: TechniqueId; remaining: number }) {
  return (
    <div tabIndex={-1} data-focus="" className="flip-performing">
      <TechniqueDrawing id={technique} className="h-24 lg:h-36" />
      <p className="text-xl font-semibold">
        {performing}
        {flipWords.techniques[technique].name}
      </p>
      {notes[technique] && <p className="text-base">{notes[technique]}</p>}
      <p className="figures text-lg">
        {stay.before}
        {remaining}
        {stay.after}
      </p>
    </div>
  );
}
