import { Card } from '@/components/ui/card';
import { flipWords } from '@/content/flip';
import type { FlipCounts } from '@/lib/domain/stats/aggregate';
import { StatList } from './stat-list';
import { TodayMarks } from './today-marks';

const { home, counts } = flipWords;

export function TodayCard({ today }: { today: FlipCounts }) {
  return (
    <Card look="sheet" className="grid gap-4">
      <h2 className="text-xl">{home.today}</h2>
      <TodayMarks today={today} />
      <StatList
        className="grid-cols-[repeat(3,auto)]"
        stats={[
          [counts.completed, today.completed_flips],
          [counts.action, today.action_needed_flips],
          [counts.flipped, today.no_action_flips],
        ]}
      />
    </Card>
  );
}
