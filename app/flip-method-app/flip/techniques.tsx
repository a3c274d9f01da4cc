import type { ReactNode } from 'react';
import {
  ColdWater,
  CountObjects,
  DinnerPlate,
  type DrawingProps,
  JumpingJacks,
  PhoneText,
  TimesTable,
} from '@/components/illustrations/drawings';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { flipWords } from '@/content/flip';
import { type TechniqueId, techniqueIds } from '@/lib/domain/flip/state';
import { ShareButton } from '../home/parts';
import {
  ColdWaterScene,
  DinnerScene,
  FriendScene,
  JumpingScene,
  ObjectsScene,
  type SceneProps,
  TimesTableScene,
} from './scenes';

const drawings = {
  'times-table': TimesTable,
  'jumping-jacks': JumpingJacks,
  'cold-water': ColdWater,
  'text-someone': PhoneText,
  'plan-dinner': DinnerPlate,
  'count-objects': CountObjects,
} as const satisfies Record<TechniqueId, (props: DrawingProps) => ReactNode>;

function TechniqueDrawing({ id, className }: DrawingProps & { id: TechniqueId }) {
  const Drawn = drawings[id];
  return <Drawn className={className} />;
}

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

const drawn = {
  'times-table': TimesTableScene,
  'jumping-jacks': JumpingScene,
  'cold-water': ColdWaterScene,
  'text-someone': FriendScene,
  'plan-dinner': DinnerScene,
  'count-objects': ObjectsScene,
} as const satisfies Record<TechniqueId, (props: SceneProps) => ReactNode>;

/** Number of small tasks in each technique. */
const beats = 4;

/**
 * An animated drawing of the technique, and its current task.
 * @param part elapsed share of the time, 0 to 1
 */
function Scene({ technique, part }: { technique: TechniqueId; part: number }) {
  const beat = Math.min(Math.floor(part * beats), beats - 1);
  const Drawn = drawn[technique];
  return (
    <div className="flip-scene">
      <Drawn beat={beat} />
      <p className="flip-cue figures">{flipWords.scenes[technique][beat]}</p>
    </div>
  );
}

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
