import { flipWords } from '@/content/flip';
import { helpsWords as words } from '@/content/flip-helps';
import { type Comparison, type Insights, inTenths } from '@/lib/domain/insights/insights';

/** Insights from the person's own waits, as ranges. */
export function Helps({ insights }: { insights: Insights }) {
  const { manner, hour, technique } = insights;
  const techniques = Object.fromEntries(
    Object.entries(flipWords.techniques).map(([id, { name }]) => [id, name]),
  );
  const isEmpty = [manner, hour, technique].every(({ shares }) => shares.length === 0);
  if (isEmpty) return <p className="max-w-prose text-lg">{words.nothing}</p>;
  return (
    <>
      <div className="grid max-w-prose gap-2">
        <p className="text-lg">{words.lead}</p>
        <p className="text-muted">{words.bars}</p>
      </div>
      <Group title={words.groups.manner} names={words.manners} comparison={manner} />
      <Group title={words.groups.hour} names={words.hours} comparison={hour} />
      <Group title={words.groups.technique} names={techniques} comparison={technique} />
    </>
  );
}

interface GroupProps {
  title: string;
  names: Record<string, string>;
  comparison: Comparison<string>;
}

function Group({ title, names, comparison: { shares, differs } }: GroupProps) {
  if (shares.length === 0) return null;
  return (
    <section className="grid max-w-text gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-5">
        {shares.map(({ key, waits, low, high }) => (
          <li key={key} className="grid gap-1">
            <p className="font-semibold">{names[key]}</p>
            <div aria-hidden="true" className="relative h-[0.9rem] max-w-128 border-y border-line">
              <span
                className="absolute inset-y-0 rounded-sm border-2 border-(--sage-text) bg-sage-wash"
                style={{ left: `${low * 100}%`, right: `${(1 - high) * 100}%` }}
              />
            </div>
            <p className="text-sm">{words.range(inTenths({ low, high }), waits)}</p>
          </li>
        ))}
      </ul>
      {shares.length > 1 && <p className="text-sm text-muted">{differs ? words.apart : words.alike}</p>}
    </section>
  );
}
