import { flipWords } from '@/content/flip';
import type { ChartDay } from '@/lib/domain/stats/aggregate';

const { progress, counts } = flipWords;

/** The chart's figures as a table. */
export function DayTable({ days }: { days: readonly ChartDay[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="day-table figures">
        <caption className="sr-only">{progress.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{progress.day}</th>
            <th scope="col">{counts.completed}</th>
            <th scope="col">{counts.action}</th>
            <th scope="col">{counts.flipped}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.session_date}>
              <th scope="row">{day.weekday}</th>
              <td>{day.completed_flips}</td>
              <td>{day.action_needed_flips}</td>
              <td>{day.no_action_flips}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
