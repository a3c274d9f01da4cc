// Uses a Server Action so that the email address stays out of the URL.
'use client';

import { DashboardSection } from '@/components/admin/dashboard-section';
import { filterClasses } from '@/components/admin/filter-form';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Checkbox, EmailInput } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { peopleWords } from '@/content/admin-people';
import { appMessages } from '@/content/auth-messages';
import type { PersonSummary } from '@/lib/data/person-summary';
import { paths } from '@/lib/paths';
import { lookUpPerson, removePerson } from './actions';
import { PersonFacts } from './person-facts';
import { ProofField } from './proof-field';

const { search, export: copy, remove } = peopleWords;

/** Looks up an email address, to export or delete the data stored about it. */
export function PersonLookup({ hasFactor }: { hasFactor: boolean }) {
  const { state, send, busy, form } = useFormResult(lookUpPerson, appMessages.unexpected);
  const found: PersonSummary | null = state.values.person ? JSON.parse(state.values.person) : null;
  return (
    <DashboardSection id="person" title={search.title} note={search.note}>
      <search>
        <form
          ref={form}
          action={send}
          noValidate
          // Keeps the button beside its field when an error appears below the field.
          className={cn(
            filterClasses,
            'md:has-[[aria-invalid]]:items-start md:has-[[aria-invalid]]:[&>button]:mt-8',
          )}
          aria-busy={busy}
        >
          <Field name="email" label={search.label} error={state.fieldErrors.email} className="grow">
            <EmailInput autoComplete="off" defaultValue={state.values.email} />
          </Field>
          <Button type="submit" variant="secondary" disabled={busy}>
            {search.button}
          </Button>
        </form>
      </search>
      {state.message && <Notice key={state.submission} message={state.message} className="mt-6" />}
      {found && (
        <div key={state.submission} className="mt-8 grid gap-8">
          <PersonFacts person={found} />
          <form method="post" action={paths.adminExportPerson} className="grid gap-4">
            <h3 className="text-lg">{copy.title}</h3>
            <p className="max-w-text">{copy.note}</p>
            <input type="hidden" name="email" value={found.email} />
            <ProofField id="export" hasFactor={hasFactor} />
            <Button type="submit" variant="secondary" className="justify-self-start">
              {copy.button}
            </Button>
          </form>
        </div>
      )}
      <RemoveForm email={found?.email} hasFactor={hasFactor} />
    </DashboardSection>
  );
}

/**
 * Always rendered: without JavaScript, the page after this form's submission has no lookup result, only this result.
 * @param email the address that was looked up
 */
function RemoveForm({ email, hasFactor }: { email: string | undefined; hasFactor: boolean }) {
  const { state, send, busy, form } = useFormResult(removePerson, appMessages.unexpected);
  const about = email ?? state.values.email;
  const result = state.values.email === about ? state.message : undefined;
  if (!about) return null;
  return (
    <form ref={form} action={send} noValidate className="mt-8 grid gap-4">
      <h3 className="text-lg wrap-anywhere">{remove.title(about)}</h3>
      {result && <Notice key={state.submission} message={result} />}
      {result?.tone !== 'success' && (
        <>
          <p className="max-w-text">{remove.note}</p>
          <input type="hidden" name="email" value={about} />
          <Field name="messages" label={remove.messages} inline>
            <Checkbox value="yes" />
          </Field>
          <Field name="sure" label={remove.sure} inline error={state.fieldErrors.sure}>
            <Checkbox value="yes" />
          </Field>
          <ProofField
            key={state.submission}
            id="remove"
            hasFactor={hasFactor}
            error={state.fieldErrors.proof}
          />
          <Button type="submit" variant="danger" disabled={busy} className="justify-self-start">
            {remove.button}
          </Button>
        </>
      )}
    </form>
  );
}
