import { DailyChart, TypesChart } from '@/components/admin/charts';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { StatCards } from '@/components/admin/stat-cards';
import { WaitingList } from '@/components/admin/waiting-list';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import type { DashboardData } from '@/lib/data/admin-dashboard';
import { writeWeekday } from '@/lib/domain/admin/day-words';
import { isLate } from '@/lib/domain/admin/promise';
import { chartedDays } from '@/lib/domain/admin/range';
import { type AdminView, adminHref, auditFields, messageFields, rangeFields, streamField } from './address';
import { AuditLog } from './audit-log';
import { cardsTable } from './dashboard-tables';
import { dailyTable, hoursTable, periodTable, techniquesTable, typesTable } from './flip-tables';
import { Inbox } from './inbox';
import { MailQueue } from './mail-queue';
import { readView } from './read-dashboard';
import { RecentUsers } from './recent-users';
import { WorkbookSections } from './workbook-sections';

const { waiting, cards, period, daily, types, techniques, hours, failed, retry } = adminWords;

/** Everything that has to be read. Whatever cannot be read, the screen says so and shows none of it. */
export async function Dashboard({ view }: { view: AdminView }) {
  const data = await readOrNull(view);
  if (!data) {
    const here = { ...rangeFields(view), ...messageFields(view), ...auditFields(view), ...streamField(view) };
    return (
      <div className="grid justify-items-start gap-6 py-12">
        <ToastedNotice message={failed} />
        <ButtonLink href={adminHref(here)}>{retry}</ButtonLink>
      </div>
    );
  }
  return <Sections data={data} view={view} now={Date.now()} />;
}

async function readOrNull(view: AdminView): Promise<DashboardData | null> {
  try {
    return await readView(view);
  } catch (error) {
    console.error(error);
    return null;
  }
}

function Sections({ data, view, now }: { data: DashboardData; view: AdminView; now: number }) {
  const days = dailyTable(data, view.range);
  const { open, mail } = data;
  const [current] = data.periods;
  const [completed, action, flipped, emergency] = typesTable(data).rows;
  const counts = [current.completed, current.action_needed, current.no_action, current.emergency];
  const bars = [completed, action, flipped, emergency].map((row, index) => ({
    type: String(row?.[0]),
    sessions: counts[index] ?? null,
  }));
  return (
    <div className="dashboard">
      <DashboardSection id="waiting" title={waiting.title}>
        <WaitingList
          messages={open.matches}
          late={open.received.filter((moment) => isLate(moment, now)).length}
          failedMails={mail.failed}
        />
      </DashboardSection>
      <DashboardSection id="cards" title={cards.title}>
        <StatCards table={cardsTable(data)} />
      </DashboardSection>
      <DashboardSection id="period" title={period.title} note={period.note}>
        <DataTable table={periodTable(data)} captionHidden />
      </DashboardSection>
      <DashboardSection id="daily" title={days.title} note={daily.gaps}>
        <DailyChart
          points={chartedDays(data.days, view.range).map(({ day, sessions, completed }) => ({
            day: writeWeekday(day),
            sessions,
            completed,
          }))}
        />
        <DataTable table={days} captionHidden long />
      </DashboardSection>
      <DashboardSection id="types" title={types.title} note={types.note}>
        <div className="dashboard-pair">
          <TypesChart bars={bars} />
          <DataTable table={typesTable(data)} captionHidden />
        </div>
      </DashboardSection>
      <DashboardSection id="techniques" title={techniques.title} note={techniques.note}>
        <DataTable table={techniquesTable(data)} captionHidden empty={techniques.empty} />
      </DashboardSection>
      <DashboardSection id="hours" title={hours.title} note={hours.note}>
        <DataTable table={hoursTable(data)} captionHidden dense />
      </DashboardSection>
      <WorkbookSections data={data} />
      <Inbox data={data} view={view} now={now} />
      <MailQueue data={data} />
      <RecentUsers data={data} />
      <AuditLog data={data} view={view} />
    </div>
  );
}
