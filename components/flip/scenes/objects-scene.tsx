import { Part, SceneDrawing, type SceneProps } from './scene-drawing';

/** A shelf of things to find: a book, two balls, three cushions, a clock and sounds. */
export function ObjectsScene({ beat }: SceneProps) {
  return (
    <SceneDrawing>
      <path d="M6 108h228" />
      <path className="sage" d="M24 44h26v62H24Z" />
      <path d="M18 40h26v68H18ZM18 54h26M18 94h26" />
      <Part on={beat >= 1}>
        <circle className="apricot" cx="75" cy="94" r="15" />
        <circle cx="71" cy="91" r="16" />
        <circle cx="98" cy="98" r="9.500" />
      </Part>
      <Part on={beat >= 2}>
        <path d="M120 108c-5-8-5-14 0-20 14 3 28 3 42 0 5 6 5 12 0 20ZM126 86c-4-6-4-12 0-17 10 3 20 3 30 0 4 5 4 11 0 17M132 67c-3-5-3-10 0-14 6 2 12 2 18 0 3 4 3 9 0 14" />
      </Part>
      <Part on={beat >= 3}>
        <circle cx="204" cy="80" r="24" />
        <path d="M204 66v14l10 6M188 99l-5 9M220 99l5 9M176 44c-4-4-4-9 0-13M186 40c-2-3-2-6 0-9M232 44c4-4 4-9 0-13M222 40c2-3 2-6 0-9" />
      </Part>
    </SceneDrawing>
  );
}
