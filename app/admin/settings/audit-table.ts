import { auditWords } from '@/content/admin-audit';
import type { AuditEntry } from '@/lib/data/admin-audit';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { type FigureTable, nothing } from '@/lib/domain/admin/figures';

export function auditTable(entries: readonly AuditEntry[]): FigureTable {
  const { title, columns, acts, server } = auditWords;
  return {
    title,
    columns: [columns.at, columns.who, columns.what, columns.object],
    rows: entries.map(({ at, actor_email, action, object, about }) => [
      writeMoment(at),
      actor_email ?? server,
      Object.hasOwn(acts, action) ? acts[action as keyof typeof acts] : action,
      about ?? object ?? nothing,
    ]),
  };
}
