import { Button } from '@/components/ui/button';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { delayWords } from '@/content/flip-delay';
import type { UrgePoint } from '@/lib/domain/delay/curve';
import { urges } from '@/lib/domain/delay/delay';
import { momentText } from './moment';

const words = delayWords.curve;
const highest = urges.length - 1;

interface UrgeCurveProps {
  points: readonly UrgePoint[];
  now: number;
  onHelps: () => void;
}

/** The person's own urges over time: a dot for each, and a smoothed line. */
export function UrgeCurve({ points, now, onHelps }: UrgeCurveProps) {
  const x = (index: number) => ((index + 0.5) / points.length) * 100;
  return (
    <section aria-labelledby="urge-curve" className="grid gap-4 border-t border-line pt-8">
      <h2 id="urge-curve" className="text-xl">
        {words.title}
      </h2>
      <p className="max-w-prose text-sm text-muted">
        {words.text} {points.some(({ searched }) => searched) && words.hollow}
      </p>
      <div role="img" aria-label={words.picture} className="urge-curve">
        {[...urges].reverse().map((urge) => (
          <p key={urge} className="urge-level">
            {words.levels[urge]}
          </p>
        ))}
        <div className="urge-field">
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={lineThrough(points.map(({ level }, index) => [x(index), (1 - level) * 100]))} />
          </svg>
          {points.map(({ id, urge, searched }, index) => (
            <span
              key={id}
              className="urge-dot"
              data-searched={searched || undefined}
              style={{ left: `${x(index)}%`, top: `${(1 - urges.indexOf(urge) / highest) * 100}%` }}
            />
          ))}
        </div>
      </div>
      <Collapsible>
        <CollapsibleTrigger>{words.list}</CollapsibleTrigger>
        <CollapsibleContent>
          <ol className="grid gap-1 text-sm">
            {points.map(({ id, at, urge, searched }) => (
              <li key={id}>
                {momentText(at, now)}: {words.levels[urge]}, {searched ? words.searched : words.notSearched}
              </li>
            ))}
          </ol>
        </CollapsibleContent>
      </Collapsible>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onHelps}>
        {words.helps}
      </Button>
    </section>
  );
}

/** An SVG path with the points as control points of quadratic curves that meet halfway between them. */
function lineThrough(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    return `Q${fromX} ${fromY} ${(fromX + x) / 2} ${(fromY + y) / 2}`;
  });
  const end = points.at(-1) ?? first;
  return `M${first.join(' ')}${bends.join('')}L${end.join(' ')}`;
}
