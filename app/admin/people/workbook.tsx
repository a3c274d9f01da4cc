import { DataTable } from '@/app/admin/lists';
import { BarList, DashboardSection, FewNote } from '@/app/admin/sections';
import { adminWords } from '@/content/admin';
import type { PeopleData } from '@/lib/data/admin-people';
import { counted, type FigureTable, shareOf } from '@/lib/domain/admin/figures';

const { workbook, course } = adminWords;

export function workbookTable({ workbook: figures }: PeopleData): FigureTable {
  return {
    title: workbook.figures,
    columns: [workbook.figure, workbook.count],
    rows: [
      [workbook.requests, figures.requests],
      [workbook.confirmed, figures.confirmed],
      [workbook.confirmedShare, shareOf(figures.confirmed, figures.requests)],
      [workbook.unsubscribed, figures.unsubscribed],
      [workbook.bounced, figures.bounced],
      [workbook.complained, figures.complained],
    ],
  };
}

/** Workbook requests by UTM source, medium and campaign. */
export function sourceTables({ sources }: PeopleData): FigureTable[] {
  return (['source', 'medium', 'campaign'] as const).map((dimension) => ({
    title: workbook.sources[dimension],
    columns: [workbook.names[dimension], workbook.requests, workbook.confirmed, workbook.confirmedShare],
    rows: sources
      .filter((source) => source.dimension === dimension)
      .map(({ name, requests, confirmed }) => [
        name,
        requests,
        counted(confirmed),
        shareOf(confirmed, requests),
      ]),
  }));
}

export function courseTable({ course: days }: PeopleData): FigureTable {
  return {
    title: course.table,
    columns: [course.day, course.started, course.sent, course.waiting],
    rows: days.map(({ course_day, started, sent, waiting }) => [
      `${course.day} ${course_day}`,
      started,
      counted(sent),
      counted(waiting),
    ]),
  };
}

const { workbook: workbookTexts, course: courseTexts } = adminWords;

export function WorkbookFigures({ data }: { data: PeopleData }) {
  const sources = sourceTables(data);
  return (
    <>
      <DashboardSection id="workbook" title={workbookTexts.title} note={workbookTexts.note}>
        <div className="grid grid-cols-1 gap-10">
          <DataTable table={workbookTable(data)} />
          {sources.map((table) => (
            <BarList key={table.title} table={table} empty={workbookTexts.empty} />
          ))}
          <FewNote tables={sources} />
        </div>
      </DashboardSection>
      <DashboardSection id="course" title={courseTexts.title} note={courseTexts.note}>
        <DataTable table={courseTable(data)} captionHidden />
      </DashboardSection>
    </>
  );
}
