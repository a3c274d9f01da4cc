import { flipWords } from '@/content/flip';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { Scene } from './scene';
import { ShareButton } from './share-button';

const { performing, stay } = flipWords.flip;
const notes: Partial<Record<TechniqueId, string>> = flipWords.techniqueNotes;

interface PerformingProps {
  technique: TechniqueId;
  count: number;
  seconds: number;
}

/** The chosen technique with its scene, and the seconds left. */
export function Performing({ technique, count, seconds }: PerformingProps) {
  return (
    <div tabIndex={-1} data-focus="performing" className="flip-performing">
      <Scene technique={technique} part={count / seconds} />
      <p className="text-lg font-semibold">
        {performing}
        {flipWords.techniques[technique].name}
      </p>
      {notes[technique] && <p className="text-base">{notes[technique]}</p>}
      {technique === 'text-someone' && <ShareButton {...flipWords.share} />}
      <p className="figures text-base text-muted">
        {stay.before}
        {seconds - count}
        {stay.after}
      </p>
    </div>
  );
}
