import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import type { FlipCounts } from '@/lib/domain/stats/aggregate';
import { HomeFrame } from './home-frame';
import { SlugStory } from './slug-story';
import { TodayCard } from './today-card';

const words = flipWords.home;

interface HomeProps {
  /** Null for a guest. */
  email: string | null;
  /** Null while there is nothing to show. */
  today: FlipCounts | null;
  /** Shown in place of the sentence below the title, where it is seen without scrolling. */
  overuse: ReactNode;
  notes: ReactNode;
  options: ReactNode;
  onStart: (emergency: boolean) => void;
  onSearch: () => void;
  onEvidence: () => void;
  onProgress: () => void;
}

/** The home view: one primary action and a few secondary ones. */
export function Home(props: HomeProps) {
  const { email, today, overuse, notes, options, onStart, onSearch, onEvidence, onProgress } = props;
  const isGuest = email === null;
  return (
    <HomeFrame
      {...{ email, onStart }}
      lead={overuse || <p className="text-muted">{flipWords.companion}</p>}
      actions={
        <>
          <Button variant="secondary" onClick={onSearch}>
            {words.search}
          </Button>
          <div className="flip-pair">
            <Button variant="secondary" onClick={onEvidence}>
              {words.evidence}
            </Button>
            <Button
              variant="secondary"
              disabled={isGuest}
              aria-describedby={isGuest ? 'progress-note' : undefined}
              onClick={onProgress}
            >
              {words.progress}
            </Button>
          </div>
          {isGuest && (
            <p id="progress-note" className="text-sm text-muted">
              {words.progressForSignedIn}
            </p>
          )}
        </>
      }
    >
      {notes}
      {today && <TodayCard today={today} />}
      <div>
        <SlugStory />
        {options}
      </div>
    </HomeFrame>
  );
}
