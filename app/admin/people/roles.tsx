// Shows the results of its Server Actions.
'use client';

import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { PersonRow } from '@/app/admin/lists';
import { DashboardSection } from '@/app/admin/sections';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EmailInput, Select } from '@/components/ui/input';
import { adminWords } from '@/content/admin';
import { peopleWords } from '@/content/admin-people';
import type { PeopleData } from '@/lib/data/admin-people';
import { writeDate } from '@/lib/domain/admin/range';
import { ProofField } from '../proof-field';
import { makeAdmin, removeAdmin } from './actions';

const words = peopleWords.roles;

interface RolesProps {
  admins: PeopleData['admins'];
  hasFactor: boolean;
}

/** The list of admins, with forms to grant and revoke the role. */
export function Roles({ admins, hasFactor }: RolesProps) {
  return (
    <DashboardSection id="admins" title={words.title} note={words.note}>
      <ul className="mb-6">
        {admins.map(({ id, email, granted_at, has_factor, is_self }) => (
          <PersonRow
            key={id}
            id={id}
            name={(email ?? adminWords.users.unknown) + (is_self ? ` (${words.self})` : '')}
            fact={words.since(writeDate(granted_at))}
            tone={has_factor ? 'sage' : 'line'}
            badge={has_factor ? words.factor : words.noFactor}
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
  const name = isGrant ? words.grant : words.revoke;
  // The last admin cannot be revoked; the form stays mounted to show the result of the previous revocation.
  if (!isGrant && admins.length < 2) return <ActionForm result={result} aria-label={name} />;
  return (
    <details open={state.submission > 0 || undefined} data-print="hide">
      <summary className="link">{name}</summary>
      <ActionForm result={result} aria-label={name} className="mt-4 grid gap-4">
        {isGrant && <p className="max-w-text text-sm text-muted">{words.grantNote}</p>}
        <Field
          name="person"
          id={`${change}-person`}
          label={isGrant ? words.email : words.who}
          error={state.fieldErrors.person}
          required
          className="max-w-[26rem]"
        >
          {isGrant ? (
            <EmailInput autoComplete="off" defaultValue={state.values.person} />
          ) : (
            <Select key={state.submission} defaultValue={state.values.person ?? ''}>
              <option value="">{words.choose}</option>
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
          {isGrant ? words.grantButton : words.revokeButton}
        </Button>
      </ActionForm>
    </details>
  );
}
