import { Part, SceneDrawing, type SceneProps } from './scene-drawing';

/** A laid table: a steaming bowl, something green, a favourite, and a second plate. */
export function DinnerScene({ beat }: SceneProps) {
  return (
    <SceneDrawing>
      <path d="M6 110h228" />
      <path className="apricot" d="M24 76h64c0 18-12 30-32 30S24 94 24 76Z" />
      <path d="M18 70h64c0 20-12 32-32 32S18 90 18 70ZM36 58c-5-8 5-12 0-20M52 58c-5-8 5-12 0-20M68 58c-5-8 5-12 0-20M38 102v8h24v-8" />
      <Part on={beat >= 1}>
        <path className="sage" d="M108 104c-14-14-10-40 4-50 14 10 18 36 4 50Z" />
        <path d="M108 100c-16-14-12-40 2-52 14 12 18 38 2 52ZM110 60v50M110 76l-7-6M110 86l8-8" />
      </Part>
      <Part on={beat >= 2}>
        <path d="M138 110V84c0-8 10-8 12-16 2 8 12 8 12 16v26ZM138 92h24M150 68v-8" />
      </Part>
      <Part on={beat >= 3}>
        <path d="M176 104h52M184 104c2-8 34-8 36 0M202 84v-.1M178 88V60c0-4 8-4 8 0v28M182 60v-8M222 88V56c8 4 8 16 4 20" />
      </Part>
    </SceneDrawing>
  );
}
