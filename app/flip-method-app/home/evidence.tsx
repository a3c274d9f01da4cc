import { type ReactNode, Suspense } from 'react';
import { ClaimMark } from '@/components/site/claims';
import { Card } from '@/components/ui/card';
import { mayShow } from '@/content/claim';
import { companionShare } from '@/content/companion-share';
import { evidenceClaims } from '@/content/evidence-claims';
import { flipWords } from '@/content/flip/flip';
import type { FlipCounts } from '@/lib/domain/statistics';
import { paths } from '@/lib/paths';
import { ShareButton, StatList, ViewHead } from '../shell/parts';

const { heading, text, button, open, message } = companionShare;

/** Offers the page for relatives and friends, through the device's share dialog. */
export function CompanionOffer() {
  return (
    <section aria-labelledby="companion" className="grid gap-4">
      <h2 id="companion" className="text-xl">
        {heading}
      </h2>
      <p className="max-w-prose">{text}</p>
      <p className="flip-links flex flex-wrap items-center gap-x-6 gap-y-3">
        <ShareButton label={button} text={message} path={paths.companion} />
        <a href={paths.companion}>{open}</a>
      </p>
    </section>
  );
}

const words = flipWords.evidence;
const figures = evidenceClaims.filter((claim) => mayShow(claim));

interface EvidenceProps {
  /** Null for a guest, and until loaded. */
  total: FlipCounts | null;
  /** The person's own results. */
  own: ReactNode;
}

export function Evidence({ total, own }: EvidenceProps) {
  return (
    <div className="flip-page grid gap-8">
      <ViewHead title={words.title} />
      <p className="max-w-prose text-lg">{words.lead}</p>
      {figures.length > 0 && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {figures.map((claim) => (
              <Card key={claim.id} look={claim.id === 'evidence-bank-100' ? 'sage' : 'plain'}>
                <p className="figures font-serif text-display">{claim.value}</p>
                <p className="pt-2 text-lg">{claim.label}</p>
                <p>
                  <ClaimMark claim={claim} label={words.picture} />
                </p>
              </Card>
            ))}
          </div>
          <p className="max-w-prose">{words.figures}</p>
        </>
      )}
      {total && (
        <section aria-labelledby="your-stats" className="grid gap-4">
          <h2 id="your-stats" className="text-xl">
            {words.stats}
          </h2>
          <StatList
            className="grid-cols-2 sm:grid-cols-4"
            stats={[
              [words.rows.total, total.completed_flips],
              [words.rows.action, total.action_needed_flips],
              [words.rows.emergency, total.emergency_flips],
              [words.rows.anxiety, total.no_action_flips],
            ]}
          />
          <p className="max-w-prose">{words.verdict}</p>
        </section>
      )}
      <section aria-labelledby="reality-check" className="grid gap-4">
        <h2 id="reality-check" className="text-xl">
          {words.reality}
        </h2>
        <ul className="grid gap-3">
          {words.statements.map((statement) => (
            <li key={statement} className="flip-statement">
              {statement}
            </li>
          ))}
        </ul>
      </section>
      <Suspense>{own}</Suspense>
      <CompanionOffer />
      {!total && <p className="max-w-prose text-sm">{words.verdict}</p>}
    </div>
  );
}
