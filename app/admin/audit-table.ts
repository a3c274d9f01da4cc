import { auditWords } from '@/content/admin-audit';
import type { DashboardData } from '@/lib/data/admin-dashboard';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { type FigureTable, nothing } from '@/lib/domain/admin/figures';

export function auditTable({ audit }: DashboardData): FigureTable {
  const { title, columns, acts, server } = auditWords;
  return {
    title,
    columns: [columns.at, columns.who, columns.what, columns.object].map((label) => ({ label, words: true })),
    rows: audit.map(({ at, actor_email, action, object, about }) => [
      writeMoment(at),
      actor_email ?? server,
      Object.hasOwn(acts, action) ? acts[action as keyof typeof acts] : action,
      about ?? object ?? nothing,
    ]),
  };
}
