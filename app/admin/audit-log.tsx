import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { auditActions, auditWords } from '@/content/admin-audit';
import type { DashboardData } from '@/lib/data/admin-dashboard';
import { paths } from '@/lib/paths';
import { type AdminView, adminHref, auditFields, messageFields, rangeFields, streamField } from './address';
import { auditTable } from './audit-table';
import { PAGE_SIZE } from './read-dashboard';

/** What admins did, newest first; which part of it stands in the address. */
export function AuditLog({ data, view }: { data: DashboardData; view: AdminView }) {
  const kept = { ...rangeFields(view), ...messageFields(view), ...streamField(view) };
  const here = { ...kept, ...auditFields(view) };
  const last = data.audit.at(-1);
  const older = last && data.audit.length === PAGE_SIZE ? { ...here, log: String(last.id) } : null;
  return (
    <DashboardSection id="audit" title={auditWords.title} note={auditWords.note}>
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
      <DataTable table={auditTable(data)} captionHidden empty={auditWords.empty} long />
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
    </DashboardSection>
  );
}
