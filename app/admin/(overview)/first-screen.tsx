import { changeOf, counted, FewNote, FigureText, formatFigure } from '@/app/admin/figures';
import { DashboardSection, PendingLinks, Sheet } from '@/app/admin/parts';
import { cn } from '@/components/ui/cn';
import { databaseFaultInWords } from '@/content/admin/database-faults';
import { overviewWords } from '@/content/admin/overview';
import { openStatements } from '@/content/owner-statements';
import type { OverviewData } from '@/lib/data/admin/overview';
import type { Settings } from '@/lib/data/settings';
import { formatMoment, isLate } from '@/lib/domain/admin/dates';
import { bareAddress } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { openPlaceholders } from '@/lib/env-schema';
import { paths } from '@/lib/paths';
import { answersIn, answersTable, openFaults, visitListTable } from './tables';

const { answers: words } = overviewWords;

/** The change has its own line on phones. */
const rowClasses =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 border-b border-line py-2 last:border-b-0 sm:grid-cols-[13rem_6.5rem_minmax(0,1fr)]';
const textClasses = 'col-span-full sm:col-span-2';

interface FirstScreenProps {
  data: OverviewData;
  settings: Settings;
  days: number;
  now: number;
}

/** The first screen: one line a question, for the chosen days and beside the same days before. */
export function FirstScreen({ data, settings, days, now }: FirstScreenProps) {
  const [visits, ...others] = answersIn(data);
  const isFirst = data.open.in_danger > 0;
  const needs = (
    // On a phone first: what stands last is below the screen.
    <div className={cn(rowClasses, 'max-sm:-order-1 max-sm:last:border-b')}>
      <dt className="font-semibold">{words.needs}</dt>
      <dd className={textClasses}>
        <Needs {...{ data, settings, now }} />
      </dd>
    </div>
  );
  return (
    <Sheet label={words.title}>
      <dl className="-my-3 flex flex-col">
        {isFirst && needs}
        <Answer answer={visits} days={days} />
        <div className={rowClasses}>
          <dt className="font-semibold">{words.from}</dt>
          <dd className={textClasses}>{sourcesText(data)}</dd>
        </div>
        {others.map((answer) => (
          <Answer key={answer[0]} answer={answer} days={days} />
        ))}
        {!isFirst && needs}
      </dl>
      <FewNote tables={[answersTable(data)]} />
    </Sheet>
  );
}

interface AnswerProps {
  answer: ReturnType<typeof answersIn>[number];
  days: number;
}

function Answer({ answer: [name, now, before], days }: AnswerProps) {
  const change = now !== null && before !== null && `${formatFigure(changeOf(before, now))} · `;
  return (
    <div className={rowClasses}>
      <dt className="font-semibold">{words[name]}</dt>
      <dd className="figures font-serif text-xl">
        <FigureText figure={counted(now)} />
      </dd>
      <dd className="figures text-sm text-muted max-sm:col-span-full">
        {now === 0 && before === 0 ? (
          words.stillNone(days)
        ) : (
          <>
            {change}
            {words.than(formatFigure(counted(before)), days)}
          </>
        )}
        {name === 'cameBack' && ` · ${words.cameBackNote}`}
      </dd>
    </div>
  );
}

/** Number of domains shown here; the list below has all. */
const SOURCES = 5;

function sourcesText(data: OverviewData): string {
  const { rows } = visitListTable(data, 'sources');
  const all = data.visits.arrivals;
  const parts = rows.slice(0, SOURCES).map(([name, count]) => {
    const isShare = typeof count === 'number' && all > 0;
    return `${String(name)} ${isShare ? `${Math.round((count / all) * 100)}%` : formatFigure(count ?? '')}`;
  });
  return parts.join(' · ') || words.noVisits;
}

/** Errors, or addresses without a page, in the chosen days, that are not dismissed. */
function faultsOf(data: OverviewData, dimension: 'errors' | 'missing') {
  const found = openFaults(data, dimension);
  // What the database refuses is told first: it can be repaired.
  const fault = dimension === 'errors' && found.map(({ name }) => databaseFaultInWords(name)).find(Boolean);
  return {
    count: found.reduce((all, { open }) => all + open, 0),
    more: fault ? `, ${fault}` : found[0] && words.most(found[0].name),
  };
}

/** What waits for the owner, each with a link. */
function Needs({ data, settings, now }: Omit<FirstScreenProps, 'days'>) {
  const { open, failed_mails: failed, late_mails: late } = data;
  const { SITE_URL, EMAIL_FROM, CONTACT_TO } = serverEnv();
  const late24 = open.received.filter((moment) => isLate(moment, now, settings)).length;
  const unset = openPlaceholders({ SITE_URL, EMAIL_FROM, CONTACT_TO }).length + openStatements().length;
  const refusedAt = data.owner_refused_at;
  const refused =
    refusedAt && words.ownerRefused(bareAddress(CONTACT_TO), formatMoment(refusedAt, settings.time_zone));
  return (
    <>
      {open.in_danger > 0 && (
        <p className="font-semibold">
          <a className="link text-danger" href={`${paths.adminInbox}#list`}>
            {open.in_danger.toLocaleString('en-GB')}{' '}
            {open.in_danger === 1 ? words.danger.one : words.danger.many}
          </a>
        </p>
      )}
      {[refused, silenceOf(data, now)].map(
        (alarm) =>
          alarm && (
            <p key={alarm} className="font-semibold">
              <a className="link" href={paths.adminMails}>
                {alarm}
              </a>
            </p>
          ),
      )}
      <PendingLinks
        title={words.needs}
        nothing={words.nothing}
        items={[
          { href: `${paths.adminInbox}?sort=oldest`, count: late24, ...words.late },
          { href: paths.adminInbox, count: open.matches, ...words.messages },
          { href: `${paths.adminInbox}?state=spam`, count: open.auto_spam, ...words.spam },
          { href: `${paths.adminMails}?state=failed`, count: failed, ...words.failed },
          { href: `${paths.adminMails}?state=waiting`, count: late, ...words.queue },
          { href: '#faults', ...faultsOf(data, 'errors'), ...words.errors },
          { href: '#faults', ...faultsOf(data, 'missing'), ...words.missing },
          { href: paths.adminContent, count: unset, ...words.unset },
        ]}
      />
    </>
  );
}

/** The scheduler counts the funnel every ten minutes. */
const SILENT_MINUTES = 30;

/** Minutes since the scheduler's last count; null while it calls as it should. */
export function silentMinutes(countedAt: string, now: number): number | null {
  const minutes = Math.round((now - Date.parse(countedAt)) / 60_000);
  return minutes > SILENT_MINUTES ? minutes : null;
}

/** Says since when the scheduler has not called; nothing if it has, or the product is new. */
function silenceOf(data: OverviewData, now: number): string | undefined {
  const at = data.funnel.counted_at;
  if (!at) return isNew(data) ? undefined : words.neverCalled;
  const minutes = silentMinutes(at, now);
  return minutes === null ? undefined : words.silent(minutes);
}

/** Whether the site has had no visits, flips or requests yet. */
const isNew = ({ totals, visits, visits_before: before, workbook: [now] }: OverviewData) =>
  totals.total_sessions + visits.arrivals + before.arrivals + now.requests === 0;

/** What to do first, until something has come. */
export function FirstSteps({ data }: { data: OverviewData }) {
  if (!isNew(data)) return null;
  const { title, note, steps } = overviewWords.firstSteps;
  return (
    <DashboardSection id="first-steps" title={title} note={note} wide>
      <ol className="grid list-decimal gap-2 pl-6">
        {steps.map(({ href, label }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </DashboardSection>
  );
}
