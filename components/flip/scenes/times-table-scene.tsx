import { Part, SceneDrawing, type SceneProps } from './scene-drawing';

const rows = [0, 1, 2, 3];

/** A times table on a sheet: each task adds a line. */
export function TimesTableScene({ beat }: SceneProps) {
  return (
    <SceneDrawing>
      <path className="apricot" d="M62 18l120-6 6 96-120 6Z" />
      <path d="M54 12l120-5 6 98-120 6Z" />
      {rows.map((row) => (
        <Part key={row} on={row <= beat}>
          <text x="68" y={33 + row * 22} className="flip-scene-text">
            {row + 1} × 36
          </text>
          <path className="flip-scene-line" d={`M128 ${28 + row * 22}h${14 + row * 8}`} />
        </Part>
      ))}
    </SceneDrawing>
  );
}
