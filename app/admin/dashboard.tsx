import { DailyChart, TypesChart } from '@/components/admin/charts';
import { LedgerSection } from '@/components/admin/ledger-section';
import { LedgerTable } from '@/components/admin/ledger-table';
import { StatCards } from '@/components/admin/stat-cards';
import { WaitingList } from '@/components/admin/waiting-list';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { writeWeekday } from '@/lib/domain/admin/day-words';
import { isLate } from '@/lib/domain/admin/promise';
import { type AdminView, adminHref, auditFields, letterFields, rangeFields, streamField } from './address';
import { AuditLog } from './audit-log';
import { cardsTable } from './desk-tables';
import { dailyTable, hoursTable, periodTable, techniquesTable, typesTable } from './flip-tables';
import { Inbox } from './inbox';
import { MailQueue } from './mail-queue';
import { type DashboardData, readDashboard } from './read-dashboard';
import { RecentUsers } from './recent-users';
import { WorkbookFigures } from './workbook-figures';

const { waiting, cards, period, daily, types, techniques, hours, failed, retry } = adminWords;

/** Everything that has to be read. Whatever cannot be read, the screen says so and shows none of it. */
export async function Dashboard({ view }: { view: AdminView }) {
  const data = await readOrNull(view);
  if (!data) {
    const here = { ...rangeFields(view), ...letterFields(view), ...auditFields(view), ...streamField(view) };
    return (
      <div className="grid justify-items-start gap-6 py-12">
        <ToastedNotice message={failed} />
        <ButtonLink href={adminHref(here)}>{retry}</ButtonLink>
      </div>
    );
  }
  return <Ledger data={data} view={view} now={Date.now()} />;
}

async function readOrNull(view: AdminView): Promise<DashboardData | null> {
  try {
    return await readDashboard(view);
  } catch (error) {
    console.error(error);
    return null;
  }
}

function Ledger({ data, view, now }: { data: DashboardData; view: AdminView; now: number }) {
  const days = dailyTable(data, view.range);
  const { overview, open, mail } = data;
  const [completed, action, flipped, emergency] = typesTable(data).rows;
  const counts = [
    overview.current.completed,
    overview.current.actionNeeded,
    overview.current.noAction,
    overview.current.emergency,
  ];
  const bars = [completed, action, flipped, emergency].map((row, index) => ({
    type: String(row?.[0]),
    sessions: counts[index] ?? null,
  }));
  return (
    <div className="ledger">
      <LedgerSection id="waiting" title={waiting.title}>
        <WaitingList
          letters={open.matches}
          late={open.messages.filter((letter) => isLate(letter.created_at, now)).length}
          failedMails={mail.dead}
        />
      </LedgerSection>
      <LedgerSection id="cards" title={cards.title}>
        <StatCards table={cardsTable(data)} />
      </LedgerSection>
      <LedgerSection id="period" title={period.title} note={period.note}>
        <LedgerTable table={periodTable(data)} captionHidden />
      </LedgerSection>
      <LedgerSection id="daily" title={days.title} note={daily.gaps}>
        <DailyChart
          points={data.daily.map(({ day, totalFlips, completedFlips }) => ({
            day: writeWeekday(day),
            sessions: totalFlips,
            completed: completedFlips,
          }))}
        />
        <LedgerTable table={days} captionHidden long />
      </LedgerSection>
      <LedgerSection id="types" title={types.title} note={types.note}>
        <div className="ledger-pair">
          <TypesChart bars={bars} />
          <LedgerTable table={typesTable(data)} captionHidden />
        </div>
      </LedgerSection>
      <LedgerSection id="techniques" title={techniques.title} note={techniques.note}>
        <LedgerTable table={techniquesTable(data)} captionHidden empty={techniques.empty} />
      </LedgerSection>
      <LedgerSection id="hours" title={hours.title} note={hours.note}>
        <LedgerTable table={hoursTable(data)} captionHidden dense />
      </LedgerSection>
      <WorkbookFigures data={data} />
      <Inbox data={data} view={view} now={now} />
      <MailQueue data={data} />
      <RecentUsers data={data} />
      <AuditLog data={data} view={view} />
    </div>
  );
}
