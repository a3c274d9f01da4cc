import type { ReactNode } from 'react';
import { SafetyLines } from '@/components/site/safety/safety-lines';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import type { FlipCounts } from '@/lib/domain/stats/aggregate';
import { Greeting } from './greeting';
import { SlugStory } from './slug-story';
import { StartButtons } from './start-buttons';
import { TodayCard } from './today-card';

const words = flipWords.home;

interface HomeProps {
  /** Null for a guest. */
  email: string | null;
  /** Null while there is nothing to show. */
  today: FlipCounts | null;
  notes: ReactNode;
  options: ReactNode;
  onStart: (emergency: boolean) => void;
  onSearch: () => void;
  onEvidence: () => void;
  onProgress: () => void;
}

/** One thing to press, and a few quiet ones. */
export function Home(props: HomeProps) {
  const { email, today, notes, options, onStart, onSearch, onEvidence, onProgress } = props;
  return (
    <div className="flip-page flip-home">
      <Greeting email={email} />
      <div className="flip-home-head">
        <h1 className="text-display">{flipWords.title}</h1>
        <p className="text-lg">{flipWords.tagline}</p>
        <p className="text-muted">{flipWords.companion}</p>
      </div>
      <div className="flip-stack">
        <StartButtons onStart={onStart} />
        <Button variant="secondary" onClick={onSearch}>
          {words.search}
        </Button>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
          <Button variant="secondary" className="px-2" onClick={onEvidence}>
            {words.evidence}
          </Button>
          <Button
            variant="secondary"
            className="px-2"
            disabled={email === null}
            aria-describedby={email === null ? 'progress-note' : undefined}
            onClick={onProgress}
          >
            {words.progress}
          </Button>
        </div>
        {email === null && (
          <p id="progress-note" className="text-sm text-muted">
            {words.progressForSignedIn}
          </p>
        )}
      </div>
      <div className="flip-home-side">
        {notes}
        {today && <TodayCard today={today} />}
        <div>
          <SlugStory />
          {options}
        </div>
        <div className="flip-links grid gap-2 text-sm">
          <SafetyLines />
        </div>
      </div>
    </div>
  );
}
