import { type AuditAction, auditActions } from '@/content/admin-audit';
import { type Query, readOne } from '../address';

/** What the address asks for of the audit log; everything that is not understood is left out. */
export interface AuditView {
  /** Only this kind of act. */
  act: AuditAction | null;
  /** Only acts before this one. */
  before: number | null;
}

export function parseAudit(query: Query): AuditView {
  const before = readOne(query, 'log') ?? '';
  return {
    act: auditActions.find((action) => action === readOne(query, 'act')) ?? null,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** The part of the address that says which acts are shown, without the page within them. */
export function auditFields({ act }: AuditView): Record<string, string> {
  return act ? { act } : {};
}
