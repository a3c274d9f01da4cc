import { Badge } from '@/components/ui/badge';
import { newsletterWords } from '@/content/admin-mails';
import type { Issue } from '@/lib/data/admin-newsletter';
import { writeMoment } from '@/lib/domain/admin/range';

const words = newsletterWords.issues;
const tones = { draft: 'line', scheduled: 'apricot', sending: 'sea', sent: 'sage', stopped: 'line' } as const;

/** An issue's state, and its delivery figures once sending has started. */
export function IssueFacts({ issue }: { issue: Issue }) {
  const { state, send_at, started_at, updated_at } = issue;
  const figures = Object.entries(words.figures).map(
    ([name, label]) => [label, issue[name as keyof typeof words.figures]] as const,
  );
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <span className="text-muted">
          {state === 'scheduled' && send_at
            ? words.goesOut(writeMoment(send_at))
            : started_at
              ? words.wentOut(writeMoment(started_at))
              : words.changed(writeMoment(updated_at))}
        </span>
      </p>
      {started_at && (
        <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm/[1.6]">
          {figures.map(([label, count]) => (
            <div key={label} className="flex gap-[0.4rem]">
              <dt className="text-muted">{label}</dt>
              <dd>{count.toLocaleString('en-GB')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
