'use client';

import { ActionForm, ChoiceField, useAdminForm } from '@/app/admin/forms';
import { DashboardSection, PersonRow } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, EmailInput, Select } from '@/components/ui/input';
import { adminWords } from '@/content/admin/admin';
import { peopleWords } from '@/content/admin/people';
import type { PeopleData } from '@/lib/data/admin/people';
import { formatDate } from '@/lib/domain/admin/dates';
import { ProofField } from '../parts';
import { makeAdmin, neverWrite, removeAdmin, removePerson, sendInvitation, withdraw } from './actions';

const { never, remove, roles: roleWords } = peopleWords;

interface RemoveFormProps {
  /** Undefined if nothing is stored. */
  email: string | undefined;
  hasFactor: boolean;
}

/** Deletes what is stored about a person, and shows the result. */
export function RemoveForm({ email, hasFactor }: RemoveFormProps) {
  const result = useAdminForm(removePerson);
  const { submission, values, fieldErrors: errors } = result.state;
  return (
    <ActionForm result={result} aria-label={email && remove.title(email)} className="mt-8 grid gap-4">
      {email && (
        <>
          <h3 className="text-lg wrap-anywhere">{remove.title(email)}</h3>
          <p className="max-w-text">{remove.note}</p>
          <input type="hidden" name="email" value={email} />
          <Field name="messages" label={remove.messages} inline>
            <Checkbox value="yes" defaultChecked={values.messages === 'yes'} />
          </Field>
          <Field name="sure" label={remove.sure} inline error={errors.sure}>
            <Checkbox value="yes" defaultChecked={values.sure === 'yes'} />
          </Field>
          <ProofField key={submission} id="remove" hasFactor={hasFactor} error={errors.proof} />
          <Button type="submit" variant="danger" disabled={result.busy} className="justify-self-start">
            {remove.button}
          </Button>
        </>
      )}
    </ActionForm>
  );
}

/** Blocks an address, whether or not anything is stored about it. */
export function NeverForm({ email }: { email: string }) {
  const result = useAdminForm(neverWrite);
  return (
    <ActionForm result={result} aria-label={never.title} className="mt-8 grid gap-4">
      <h3 className="text-lg">{never.title}</h3>
      <p className="max-w-text">{never.note}</p>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="secondary" disabled={result.busy} className="justify-self-start">
        {never.button}
      </Button>
    </ActionForm>
  );
}

interface RolesProps {
  admins: PeopleData['admins'];
  hasFactor: boolean;
}

/** The list of admins, with forms to invite, and to grant and revoke the role. */
export function Roles({ admins, invitations, hasFactor }: RolesProps & Pick<PeopleData, 'invitations'>) {
  const isOwner = admins.some(({ is_self, role }) => is_self && role === 'owner');
  return (
    <DashboardSection id="admins" title={roleWords.title} note={roleWords.note}>
      <ul className="mb-6">
        {admins.map(({ id, email, role, granted_at, has_factor, is_self }) => (
          <PersonRow
            key={id}
            id={id}
            name={(email ?? adminWords.users.unknown) + (is_self ? ` (${roleWords.self})` : '')}
            fact={`${roleWords.names[role]}, ${roleWords.since(formatDate(granted_at))}`}
            tone={has_factor ? 'sage' : 'line'}
            badge={has_factor ? roleWords.factor : roleWords.noFactor}
          />
        ))}
      </ul>
      {isOwner && <Withdrawals invitations={invitations} hasFactor={hasFactor} />}
      <div className="grid gap-4">
        {isOwner && <RoleForm change="invite" admins={admins} hasFactor={hasFactor} />}
        <RoleForm change="grant" admins={admins} hasFactor={hasFactor} />
        <RoleForm change="revoke" admins={admins} hasFactor={hasFactor} />
      </div>
    </DashboardSection>
  );
}

/** Invitations that wait for an answer, each with a button that ends it. */
function Withdrawals({ invitations, hasFactor }: Pick<PeopleData, 'invitations'> & { hasFactor: boolean }) {
  const result = useAdminForm(withdraw);
  const { fieldErrors: errors, submission } = result.state;
  return (
    <ActionForm result={result} aria-label={roleWords.invite.open} className="grid gap-4 not-empty:mb-6">
      {invitations.length > 0 && (
        <>
          <h3 className="text-lg">{roleWords.invite.open}</h3>
          <ul>
            {invitations.map(({ id, email, role, expires_at }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-b border-line py-2"
              >
                <span className="min-w-0 grow wrap-anywhere">{email}</span>
                <span className="text-sm text-muted">
                  {roleWords.names[role]}, {roleWords.invite.until(formatDate(expires_at))}
                </span>
                <Button
                  type="submit"
                  variant="secondary"
                  size="sm"
                  name="invitation"
                  value={id}
                  disabled={result.busy}
                  aria-label={`${roleWords.invite.withdraw}: ${email}`}
                >
                  {roleWords.invite.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {errors.proof && (
        <ProofField key={submission} id="withdraw" hasFactor={hasFactor} error={errors.proof} />
      )}
    </ActionForm>
  );
}

/** What each form does, and the roles that it offers. */
const changes = {
  invite: { action: sendInvitation, words: roleWords.invite, roles: ['inbox', 'admin'] },
  grant: { action: makeAdmin, words: roleWords.grant, roles: ['admin', 'inbox', 'owner'] },
  revoke: { action: removeAdmin, words: roleWords.revoke, roles: [] },
} as const;

function RoleForm({ change, admins, hasFactor }: RolesProps & { change: keyof typeof changes }) {
  const { action, words, roles } = changes[change];
  const result = useAdminForm<'person' | 'role' | 'proof', undefined>(action);
  const { fieldErrors: errors, values, submission } = result.state;
  const isRevoke = change === 'revoke';
  // The last admin cannot be revoked; the form stays mounted to show the result of the previous revocation.
  if (isRevoke && admins.length < 2) return <ActionForm result={result} aria-label={words.title} />;
  return (
    <details open={submission > 0 || undefined} data-print="hide">
      <summary className="link">{words.title}</summary>
      <ActionForm result={result} aria-label={words.title} className="mt-4 grid gap-4">
        <p className="max-w-text text-sm text-muted">{words.note}</p>
        <Field
          name="person"
          id={`${change}-person`}
          label={words.person}
          error={errors.person}
          required
          className="max-w-[26rem]"
        >
          {isRevoke ? (
            <Select key={submission} defaultValue={values.person ?? ''}>
              <option value="">{roleWords.choose}</option>
              {admins.map(({ id, email }) => (
                <option key={id} value={id}>
                  {email}
                </option>
              ))}
            </Select>
          ) : (
            <EmailInput autoComplete="off" defaultValue={values.person} />
          )}
        </Field>
        {roles[0] && (
          <ChoiceField
            name="role"
            id={`${change}-role`}
            label={roleWords.role}
            hint={roleWords.roleHint}
            options={roles.map((id) => ({ id, label: roleWords.names[id] }))}
            chosen={values.role ?? roles[0]}
            className="max-w-[26rem]"
          />
        )}
        <ProofField key={`proof-${submission}`} id={change} hasFactor={hasFactor} error={errors.proof} />
        <Button type="submit" variant="secondary" disabled={result.busy} className="justify-self-start">
          {words.button}
        </Button>
      </ActionForm>
    </details>
  );
}
