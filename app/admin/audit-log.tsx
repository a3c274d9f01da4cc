import { LedgerSection } from '@/components/admin/ledger-section';
import { LedgerTable } from '@/components/admin/ledger-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { auditActions, auditWords } from '@/content/admin-audit';
import { paths } from '@/lib/paths';
import { type AdminView, adminHref, auditFields, letterFields, rangeFields, streamField } from './address';
import { auditTable } from './audit-table';
import { ACTS_SHOWN, type DashboardData } from './read-dashboard';

/** What admins did, newest first; which part of it stands in the address. */
export function AuditLog({ data: { audit }, view }: { data: DashboardData; view: AdminView }) {
  const kept = { ...rangeFields(view), ...letterFields(view), ...streamField(view) };
  const here = { ...kept, ...auditFields(view) };
  const last = audit.at(-1);
  const older = last && audit.length === ACTS_SHOWN ? { ...here, log: String(last.id) } : null;
  return (
    <LedgerSection id="audit" title={auditWords.title} note={auditWords.note}>
      <search data-print="hide">
        <form action={`${paths.admin}#audit`} className="inbox-filter mb-6">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field name="act" label={auditWords.show}>
            <Select defaultValue={view.act ?? ''}>
              <option value="">{auditWords.all}</option>
              {auditActions.map((action) => (
                <option key={action} value={action}>
                  {auditWords.acts[action]}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="secondary">
            {auditWords.filter}
          </Button>
        </form>
      </search>
      <LedgerTable table={auditTable(audit)} captionHidden empty={auditWords.empty} long />
      <p className="mt-6 flex flex-wrap gap-6" data-print="hide">
        {view.auditBefore && (
          <a className="link" href={`${adminHref(here)}#audit`}>
            {auditWords.newest}
          </a>
        )}
        {older && (
          <a className="link" href={`${adminHref(older)}#audit`}>
            {auditWords.older}
          </a>
        )}
      </p>
    </LedgerSection>
  );
}
