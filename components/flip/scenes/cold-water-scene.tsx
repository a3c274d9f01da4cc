import { Part, SceneDrawing, type SceneProps } from './scene-drawing';

/** A running tap, a hand under it, drops of cold water, and a long breath out. */
export function ColdWaterScene({ beat }: SceneProps) {
  return (
    <SceneDrawing>
      <path d="M52 14h64c16 0 24 8 24 22v6h-20v-5c0-3-2-5-6-5H52ZM84 14V4M72 4h24" />
      <path className="sage" d="M125 48h10l2 54h-14Z" />
      <path d="M124 48c-1 18 1 34-1 54M136 48c1 18-1 34 1 54" />
      <Part on={beat >= 1}>
        <path d="M66 92c16-6 28-18 44-18 14 0 30 4 44 12 6 4 2 12-5 10l-20-6M66 112c20 2 52 6 74-2l28-16" />
      </Part>
      <Part on={beat >= 2}>
        <path d="M158 60c-6 8-6 14 0 14s6-6 0-14ZM102 52c-6 8-6 14 0 14s6-6 0-14ZM176 76c-5 7-5 12 0 12s5-5 0-12Z" />
      </Part>
      <Part on={beat >= 3}>
        <path d="M186 30c12-8 22 8 34 0M186 44c9-6 16 6 25 0" />
      </Part>
    </SceneDrawing>
  );
}
