import { type AuditAction, auditActions } from '@/content/admin-audit';
import { type Query, readOne } from '../address';

/** The audit log query, parsed; invalid values are ignored. */
export interface AuditView {
  /** Only entries with this action. */
  act: AuditAction | null;
  /** Only entries before this id. */
  before: number | null;
}

export function parseAudit(query: Query): AuditView {
  const before = readOne(query, 'log') ?? '';
  return {
    act: auditActions.find((action) => action === readOne(query, 'act')) ?? null,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** The query parameters of the filter, without the pagination cursor. */
export function auditFields({ act }: AuditView): Record<string, string> {
  return act ? { act } : {};
}
