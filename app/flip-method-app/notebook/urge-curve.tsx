import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { postponementWords } from '@/content/flip/postponement';
import { type UrgePoint, urges } from '@/lib/domain/postponement';
import { momentText } from './postponement';

const words = postponementWords.curve;
const highest = urges.length - 1;

const dotClasses = 'absolute size-[min(0.8rem,4vw)] -translate-1/2 rounded-full border-2 border-ink';

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
      <div
        role="img"
        aria-label={words.picture}
        className="relative grid max-w-208 auto-rows-(--level) [--level:clamp(3.5rem,3rem+3vw,5rem)]"
      >
        {[...urges].reverse().map((urge) => (
          <p
            key={urge}
            className="flex items-center gap-3 text-sm/[1.6] text-muted after:flex-1 after:border-t after:border-line"
          >
            {words.levels[urge]}
          </p>
        ))}
        <div className="absolute inset-y-[calc(var(--level)/2)] right-0 left-20">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path
              d={lineThrough(points.map(({ level }, index) => [x(index), (1 - level) * 100]))}
              fill="none"
              stroke="var(--sage)"
              strokeWidth="2.5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ id, urge, searched }, index) => (
            <span
              key={id}
              className={cn(dotClasses, searched ? 'bg-paper' : 'bg-ink forced-colors:bg-[CanvasText]')}
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
