import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { OpenList } from '@/components/admin/open-list';
import { StatCards } from '@/components/admin/stat-cards';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import type { OverviewData } from '@/lib/data/admin-overview';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { isLate } from '@/lib/domain/admin/promise';
import type { ChosenRange } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';
import { RecentUsers } from '../recent-users';
import { DayNotes } from './day-notes';
import { FlipSections } from './flip-sections';
import { cardsTable } from './flip-tables';
import { VisitSection } from './visit-section';
import { funnelTable } from './visit-tables';

const { cards, waiting } = adminWords;
const { funnel, notes } = overviewWords;

/** What each part of the overview is made of. */
export interface PartProps {
  data: OverviewData;
  range: ChosenRange;
  /** Whether the tables of the charts are unfolded from the start, for a browser without scripts. */
  isWhole: boolean;
}

/** How the site is used. */
export function Overview({ data, range, isWhole, now }: PartProps & { now: number }) {
  const { open, failed_mails: failedMails } = data;
  const late = open.received.filter((moment) => isLate(moment, now)).length;
  return (
    <div className="overview">
      <OpenList
        title={waiting.title}
        nothing={waiting.nothing}
        items={[
          {
            href: paths.adminInbox,
            count: open.matches,
            words: waiting.messages,
            more: late > 0 && `, ${late} ${waiting.late}`,
          },
          { href: paths.adminMails, count: failedMails, words: waiting.mails },
        ]}
        className="is-wide"
      />
      <section aria-label={cards.title} className="is-wide">
        <StatCards table={cardsTable(data)} />
      </section>
      <FlipSections {...{ data, range, isWhole }} />
      <VisitSection {...{ data, range, isWhole }} />
      <DashboardSection id="funnel" title={funnel.title} note={funnel.note} className="is-wide">
        <DataTable table={funnelTable(data)} captionHidden empty={funnel.empty} />
        {data.funnel.counted_at && (
          <p className="mt-3 text-sm text-muted">{funnel.countedAt(writeMoment(data.funnel.counted_at))}</p>
        )}
      </DashboardSection>
      <DashboardSection id="notes" title={notes.title} note={notes.note}>
        <DayNotes data={data} today={new Date(now).toISOString().slice(0, 10)} />
      </DashboardSection>
      <RecentUsers data={data} />
    </div>
  );
}
