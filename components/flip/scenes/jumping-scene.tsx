import { Part, SceneDrawing, type SceneProps } from './scene-drawing';

const bundles = [0, 1, 2, 3];
const strokes = [0, 8, 16, 24];

/** A jumping figure, and a tally of twenty that grows by five. */
export function JumpingScene({ beat }: SceneProps) {
  const isOpen = beat % 2 === 0;
  return (
    <SceneDrawing>
      <circle className="apricot" cx="56" cy="62" r="36" />
      <circle cx="50" cy="22" r="10" />
      <path d="M50 33v34" />
      {isOpen ? (
        <path d="M50 40C40 36 32 28 28 14M50 40c10-4 18-12 22-26M50 67c-9 9-14 20-18 36l-7 2M50 67c9 9 14 20 18 36l7 2" />
      ) : (
        <path d="M50 40c-9 7-12 16-12 28M50 40c9 7 12 16 12 28M50 67c-3 12-4 24-4 38l-8 1M50 67c3 12 4 24 4 38l8 1" />
      )}
      {bundles.map((bundle) => {
        const x = 118 + (bundle % 2) * 58;
        const y = 14 + Math.floor(bundle / 2) * 52;
        return (
          <Part key={bundle} on={bundle <= beat}>
            {strokes.map((stroke) => (
              <path key={stroke} d={`M${x + stroke} ${y + 1}l-2 38`} />
            ))}
            <path d={`M${x - 8} ${y + 31}l40-22`} />
          </Part>
        );
      })}
    </SceneDrawing>
  );
}
