import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { OpenList } from '@/components/admin/open-list';
import { StatCards } from '@/components/admin/stat-cards';
import { Badge } from '@/components/ui/badge';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import type { OverviewData } from '@/lib/data/admin-overview';
import type { Figure } from '@/lib/domain/admin/figures';
import { writeFigure } from '@/lib/domain/admin/figures';
import { isLate } from '@/lib/domain/admin/inbox';
import type { ChosenRange } from '@/lib/domain/admin/range';
import { writeMoment } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';
import { RecentUsers } from '../recent-users';
import { DayNotes } from './day-notes';
import { FlipSections } from './flip-sections';
import { cardsTable } from './flip-tables';
import { VisitSection } from './visit-section';
import { funnelTable } from './visit-tables';

const { cards, waiting } = adminWords;
const { funnel, notes } = overviewWords;

export interface PartProps {
  data: OverviewData;
  range: ChosenRange;
  /** The page was requested without JavaScript: expands the tables behind the charts. */
  noScript: boolean;
}

/** Keeps a trailing zero: 2.0. */
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const write = (label: Figure, figure: Figure) =>
  label === cards.average && typeof figure === 'number'
    ? oneDecimal.format(figure)
    : writeFigure(figure, adminWords);

/** The usage figures of the site, and what needs the owner's attention. */
export function Overview({ data, range, noScript, now }: PartProps & { now: number }) {
  const { open, failed_mails: failedMails } = data;
  const late = open.received.filter((moment) => isLate(moment, now)).length;
  return (
    <div className="grid grid-cols-1 gap-5 *:mb-0 side:grid-cols-2 print:block">
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
        className="side:col-span-full"
      />
      <section
        aria-label={cards.title}
        className="rounded-lg border border-line bg-surface p-[clamp(1.1rem,0.9rem+0.8vw,1.75rem)] side:col-span-full"
      >
        <StatCards
          cards={[
            ...cardsTable(data).rows.map(
              ([label = '', figure = '']) => [String(label), write(label, figure)] as const,
            ),
            [
              cards.status,
              <Badge key="status" tone="sage" className="font-sans">
                {cards.statusActive}
              </Badge>,
            ],
          ]}
        />
      </section>
      <FlipSections {...{ data, range, noScript }} />
      <VisitSection {...{ data, range, noScript }} />
      <DashboardSection id="funnel" title={funnel.title} note={funnel.note} className="side:col-span-full">
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
