import type { ReactNode } from 'react';
import { flipWords } from '@/content/flip';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import { ColdWaterScene } from './scenes/cold-water-scene';
import { DinnerScene } from './scenes/dinner-scene';
import { FriendScene } from './scenes/friend-scene';
import { JumpingScene } from './scenes/jumping-scene';
import { ObjectsScene } from './scenes/objects-scene';
import type { SceneProps } from './scenes/scene-drawing';
import { TimesTableScene } from './scenes/times-table-scene';

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
export function Scene({ technique, part }: { technique: TechniqueId; part: number }) {
  const beat = Math.min(Math.floor(part * beats), beats - 1);
  const Drawn = drawn[technique];
  return (
    <div className="flip-scene">
      <Drawn beat={beat} />
      <p className="flip-cue figures">{flipWords.scenes[technique][beat]}</p>
    </div>
  );
}
