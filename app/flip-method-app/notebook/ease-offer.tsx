import { OfferNote } from '@/components/flip/offer-note';
import { planWords } from '@/content/flip-plan';
import { daysOfUse, hasEased } from '@/lib/domain/graduation/ease';
import type { DayStats } from '@/lib/domain/stats/aggregate';
import { localDateOf } from '@/lib/domain/stats/local-date';
import { answerOffer } from '../cues/preferences';
import { openView } from '../views/views';
import { useNotebook } from './notebook';

const words = planWords.offer;

/** One-time note that flips and waits together have become fewer. */
export function EaseOffer({ days }: { days: readonly DayStats[] }) {
  const { status, delays } = useNotebook();
  if (status === 'loading' || !hasEased(daysOfUse(days, delays), localDateOf(Date.now()))) return null;
  return (
    <OfferNote
      id="ease"
      title={words.title}
      text={words.text}
      yes={{
        label: words.yes,
        onPress: () => {
          answerOffer('ease');
          openView('plan');
        },
      }}
      no={{ label: words.no, onPress: () => answerOffer('ease') }}
    />
  );
}
