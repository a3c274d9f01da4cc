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
