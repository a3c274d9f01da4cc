'use client';

import { useSearchParams } from 'next/navigation';
import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { DashboardSection, filterClasses, PersonRow } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Checkbox, EmailInput, Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { adminWords } from '@/content/admin';
import { peopleWords } from '@/content/admin-people';
import type { PeopleData } from '@/lib/data/admin-people';
import type { PersonSummary } from '@/lib/data/person-summary';
import { writeDate } from '@/lib/domain/admin/range';
import { type FormState, untouched } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { ProofField } from '../proof-field';
import { lookUpPerson, makeAdmin, removeAdmin, removePerson } from './actions';

const words = peopleWords.summary;

/** A person's stored data, as counts and dates. */
function PersonFacts({ person }: { person: PersonSummary }) {
  return (
    <section aria-labelledby="facts-title">
      <h3 id="facts-title" className="mb-3 text-lg wrap-anywhere">
        {words.title(person.email)}
      </h3>
      <dl>
        {factsOf(person).map(([label, text]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-[0.55rem] md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-text text-sm text-muted">{words.flipsNote}</p>
    </section>
  );
}

function factsOf({ account, workbook, newsletter, messages, mails, suppression }: PersonSummary) {
  const facts: (readonly [label: string, text: string])[] = [];
  if (account) {
    const { created_at, confirmed_at, is_admin, last_sign_in_at, sessions, consents, flips } = account;
    facts.push(
      [
        words.account,
        list(
          words.accountSince(writeDate(created_at)),
          !confirmed_at && words.notConfirmed,
          is_admin && words.admin,
        ),
      ],
      [words.lastSignIn, last_sign_in_at ? writeDate(last_sign_in_at) : words.none],
      [words.sessions, words.places(sessions)],
      [
        words.consents,
        consents
          .map(({ given_at, withdrawn_at }) =>
            list(words.given(writeDate(given_at)), withdrawn_at && words.withdrawn(writeDate(withdrawn_at))),
          )
          .join('; ') || words.none,
      ],
      [
        words.flips,
        flips.count === 0
          ? words.none
          : words.flipsOf(flips.count, flips.first_month ?? '', flips.last_month ?? ''),
      ],
    );
  } else facts.push([words.account, words.none]);
  facts.push([words.workbook, workbook ? subscriptionText(workbook) : words.none]);
  facts.push([
    words.newsletter,
    newsletter
      ? list(subscriptionText(newsletter), newsletter.source === 'import' && words.imported)
      : words.none,
  ]);
  facts.push([
    words.messages,
    messages ? words.messagesOf(messages.count, writeDate(messages.last_at)) : words.none,
  ]);
  facts.push([words.mails, mails ? words.mailsOf(mails) : words.none]);
  if (suppression) {
    facts.push([
      words.suppression,
      words.suppressed(suppression.reason, writeDate(suppression.suppressed_at)),
    ]);
  }
  return facts;
}

function subscriptionText(part: {
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}) {
  const { created_at, confirmed_at, unsubscribed_at } = part;
  return list(
    words.asked(writeDate(created_at)),
    confirmed_at && words.confirmed(writeDate(confirmed_at)),
    unsubscribed_at && words.stopped(writeDate(unsubscribed_at)),
  );
}

const list = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');

const { search, export: copy, remove, roles: roleWords } = peopleWords;

interface PersonLookupProps {
  /** The person in the page's URL. */
  opened: PersonSummary | null;
  hasFactor: boolean;
}

/** Shows an account or looks up an email address, by an action so that it stays out of the URL; exports and deletes its data. */
export function PersonLookup({ opened, hasFactor }: PersonLookupProps) {
  const { state, send, busy, form, isShown } = useAdminForm(lookUpPerson);
  const removal = useAdminForm(removePerson);
  const person = useSearchParams().get('person');
  const shown = state.submission > 0 ? state.data : opened;
  // After a deletion the page says so and shows nothing.
  const isRemoved = removal.state.status === 'success' && removal.state.values.email === shown?.email;
  const found = isRemoved ? null : shown;
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
      {state.message && isShown && <Notice key={state.submission} message={state.message} className="mt-6" />}
      {found && (
        <div key={state.submission} className="mt-8 grid gap-8">
          <PersonFacts person={found} />
          <form method="post" action={paths.adminExportPerson} aria-label={copy.title} className="grid gap-4">
            <h3 className="text-lg">{copy.title}</h3>
            <p className="max-w-text">{copy.note}</p>
            <input type="hidden" name="email" value={found.email} />
            {found === opened && person && <input type="hidden" name="person" value={person} />}
            <ProofField id="export" hasFactor={hasFactor} />
            <p className="flex flex-wrap gap-3">
              <Button type="submit" variant="secondary" name="as" value="page">
                {copy.button}
              </Button>
              <Button type="submit" variant="quiet" name="as" value="json">
                {copy.jsonButton}
              </Button>
            </p>
          </form>
        </div>
      )}
      <RemoveForm result={removal} email={found?.email} hasFactor={hasFactor} />
    </DashboardSection>
  );
}

interface RemoveFormProps {
  result: ReturnType<typeof useAdminForm<'email' | 'messages' | 'sure' | 'proof', undefined>>;
  /** The address that was looked up. */
  email: string | undefined;
  hasFactor: boolean;
}

/** Always rendered: without JavaScript, the page after this form's submission has no lookup result, only this result. */
function RemoveForm({ result, email, hasFactor }: RemoveFormProps) {
  const last = result.state;
  const about = email ?? last.values.email;
  if (!about) return null;
  // A request that failed brings the values of the one before it, which can be about somebody else.
  const isAbout = about === (last.values.email ?? about);
  const state: FormState<'messages' | 'sure' | 'proof'> = isAbout
    ? last
    : { ...untouched, submission: last.submission, ...(last.message && { message: last.message }) };
  const { status, values, fieldErrors: errors } = state;
  return (
    <ActionForm
      key={about}
      result={{ ...result, state }}
      aria-label={remove.title(about)}
      className="mt-8 grid gap-4"
    >
      {status !== 'success' && (
        <>
          <h3 className="text-lg wrap-anywhere">{remove.title(about)}</h3>
          <p className="max-w-text">{remove.note}</p>
          <input type="hidden" name="email" value={about} />
          <Field name="messages" label={remove.messages} inline>
            <Checkbox value="yes" defaultChecked={values.messages === 'yes'} />
          </Field>
          <Field name="sure" label={remove.sure} inline error={errors.sure}>
            <Checkbox value="yes" defaultChecked={values.sure === 'yes'} />
          </Field>
          <ProofField key={state.submission} id="remove" hasFactor={hasFactor} error={errors.proof} />
          <Button type="submit" variant="danger" disabled={result.busy} className="justify-self-start">
            {remove.button}
          </Button>
        </>
      )}
    </ActionForm>
  );
}

interface RolesProps {
  admins: PeopleData['admins'];
  hasFactor: boolean;
}

/** The list of admins, with forms to grant and revoke the role. */
export function Roles({ admins, hasFactor }: RolesProps) {
  return (
    <DashboardSection id="admins" title={roleWords.title} note={roleWords.note}>
      <ul className="mb-6">
        {admins.map(({ id, email, granted_at, has_factor, is_self }) => (
          <PersonRow
            key={id}
            id={id}
            name={(email ?? adminWords.users.unknown) + (is_self ? ` (${roleWords.self})` : '')}
            fact={roleWords.since(writeDate(granted_at))}
            tone={has_factor ? 'sage' : 'line'}
            badge={has_factor ? roleWords.factor : roleWords.noFactor}
          />
        ))}
      </ul>
      <div className="grid gap-4">
        <RoleForm change="grant" admins={admins} hasFactor={hasFactor} />
        <RoleForm change="revoke" admins={admins} hasFactor={hasFactor} />
      </div>
    </DashboardSection>
  );
}

function RoleForm({ change, admins, hasFactor }: RolesProps & { change: 'grant' | 'revoke' }) {
  const result = useAdminForm(change === 'grant' ? makeAdmin : removeAdmin);
  const { state, busy } = result;
  const isGrant = change === 'grant';
  const name = isGrant ? roleWords.grant : roleWords.revoke;
  // The last admin cannot be revoked; the form stays mounted to show the result of the previous revocation.
  if (!isGrant && admins.length < 2) return <ActionForm result={result} aria-label={name} />;
  return (
    <details open={state.submission > 0 || undefined} data-print="hide">
      <summary className="link">{name}</summary>
      <ActionForm result={result} aria-label={name} className="mt-4 grid gap-4">
        {isGrant && <p className="max-w-text text-sm text-muted">{roleWords.grantNote}</p>}
        <Field
          name="person"
          id={`${change}-person`}
          label={isGrant ? roleWords.email : roleWords.who}
          error={state.fieldErrors.person}
          required
          className="max-w-[26rem]"
        >
          {isGrant ? (
            <EmailInput autoComplete="off" defaultValue={state.values.person} />
          ) : (
            <Select key={state.submission} defaultValue={state.values.person ?? ''}>
              <option value="">{roleWords.choose}</option>
              {admins.map(({ id, email }) => (
                <option key={id} value={id}>
                  {email}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ProofField
          key={`proof-${state.submission}`}
          id={change}
          hasFactor={hasFactor}
          error={state.fieldErrors.proof}
        />
        <Button type="submit" variant="secondary" disabled={busy} className="justify-self-start">
          {isGrant ? roleWords.grantButton : roleWords.revokeButton}
        </Button>
      </ActionForm>
    </details>
  );
}
