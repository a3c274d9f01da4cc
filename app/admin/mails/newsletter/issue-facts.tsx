// Follows an issue while it is sent.
'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Badge } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import { adminWords } from '@/content/admin/admin';
import { newsletterWords } from '@/content/admin/mails';
import type { Issue } from '@/lib/data/admin/newsletter';
import { writeMoment } from '@/lib/domain/admin/range';

const words = newsletterWords.issues;
const tones = { draft: 'line', scheduled: 'apricot', sending: 'sea', sent: 'sage', stopped: 'line' } as const;

const EVERY_MS = 5_000;
/** Before its time, from when on an issue may start. */
const EARLY_MS = 10 * 60_000;

/** Reads the page again while the issue is sent or about to be, unless the page is hidden. */
function useProgress({ state, send_at }: Issue) {
  const { refresh } = useRouter();
  useEffect(() => {
    const isSoon = () => Date.parse(send_at ?? '') - Date.now() < EARLY_MS;
    if (state !== 'sending' && !(state === 'scheduled' && isSoon())) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, [state, send_at, refresh]);
}

/** An issue's state, and its delivery figures once sending has started. */
export function IssueFacts({ issue, timeZone }: { issue: Issue; timeZone: string }) {
  const { state, send_at, started_at, updated_at, sent, queued } = issue;
  useProgress(issue);
  const figures = Object.entries(words.figures).map(
    ([name, label]) => [label, issue[name as keyof typeof words.figures]] as const,
  );
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <span className="text-muted">
          {state === 'scheduled' && send_at
            ? words.goesOut(writeMoment(send_at, timeZone))
            : started_at
              ? words.wentOut(writeMoment(started_at, timeZone))
              : words.changed(writeMoment(updated_at, timeZone))}
        </span>
      </p>
      {state === 'sending' && (
        <Progress
          value={Math.round((100 * sent) / Math.max(1, sent + queued))}
          aria-label={words.progress}
          className="max-w-text"
        />
      )}
      {started_at && (
        <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm/[1.6]">
          {figures.map(([label, count]) => (
            <div key={label} className="flex gap-[0.4rem]">
              <dt className="text-muted">{label}</dt>
              <dd>{count === null ? adminWords.few : count.toLocaleString('en-GB')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
