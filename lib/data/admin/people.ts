import 'server-only';

import { z } from 'zod';
import { type WorkspaceRole, workspaceRoles } from '@/lib/domain/session';
import { dataOf } from '@/lib/supabase/backend';
import type { Json } from '@/lib/supabase/database.types';
import { type Args, type Client, serviceClient } from '@/lib/supabase/service';

/* These query as the signed-in admin, whose actions are audited, and throw BackendFailure. */

const role = z.enum(workspaceRoles);
const invitedRole = role.exclude(['owner']);

/** Accounts, newest first. */
export const users = z.array(
  z.object({ id: z.string(), email: z.string().nullable(), created_at: z.string(), is_admin: z.boolean() }),
);

const subscription = z.object({
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
});

/** What is stored about an address, as counts and dates; no individual flips. */
const person = z.object({
  email: z.string(),
  account: z
    .object({
      created_at: z.string(),
      confirmed_at: z.string().nullable(),
      last_sign_in_at: z.string().nullable(),
      is_admin: z.boolean(),
      /** YYYY-MM only, so that a single flip does not reveal its day. */
      flips: z.object({
        count: z.number(),
        first_month: z.string().nullable(),
        last_month: z.string().nullable(),
      }),
      consents: z.array(z.object({ given_at: z.string(), withdrawn_at: z.string().nullable() })),
      sessions: z.number(),
    })
    .nullable(),
  workbook: subscription.nullable(),
  newsletter: subscription.extend({ source: z.string() }).nullable(),
  messages: z.object({ count: z.number(), last_at: z.string() }).nullable(),
  mails: z.object({ sent: z.number(), waiting: z.number(), given_up: z.number() }).nullable(),
  suppression: z.object({ reason: z.string(), suppressed_at: z.string() }).nullable(),
});

export type StoredPerson = z.infer<typeof person>;

const people = z.object({
  admins: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      granted_at: z.string(),
      has_factor: z.boolean(),
      role,
      is_self: z.boolean(),
    }),
  ),
  /** Invitations that can still be accepted. */
  invitations: z.array(z.object({ id: z.string(), email: z.string(), role, expires_at: z.string() })),
  /** How many accounts match, capped at 1,000, and one page of them, newest first. */
  matches: z.number(),
  people: users,
  person: person.nullable(),
  /** Requests about this person that were met, oldest first. */
  requests: z.array(z.object({ action: z.string(), at: z.string(), actor_email: z.string().nullable() })),
});

export type PeopleData = z.infer<typeof people>;

export type PeopleQuery = Args<'admin_people'>;

/**
 * Reads the admins, a page of the accounts, and what is stored about one person, by account or address, in one query; looking a person
 * up is audited. `after` is the id of the last account of the page before.
 */
export async function readPeople(client: Client, query: PeopleQuery): Promise<PeopleData> {
  return people.parse(await dataOf(client.rpc('admin_people', query)));
}

/** Never writes to an address again. `already`: it takes no mail. */
export async function blockAddress(client: Client, email: string) {
  const call = client.rpc('admin_block_address', { email });
  return z.enum(['blocked', 'already', 'admin']).parse(await dataOf(call));
}

/* The next six require that the admin re-authenticated in the last five minutes. */

/** @returns what is stored about an address, without individual flips; null if nothing is */
export async function exportPerson(client: Client, email: string): Promise<Json> {
  return dataOf(client.rpc('admin_export_person', { email }));
}

export async function deletePerson(client: Client, email: string, withMessages: boolean) {
  const call = client.rpc('admin_delete_person', { email, with_messages: withMessages });
  return z.enum(['deleted', 'unknown', 'admin']).parse(await dataOf(call));
}

/**
 * `unknown`: no account with this address, or it is unconfirmed. `owner`: only an owner makes another owner, and no owner demotes another. `last`: there
 * must be one.
 */
export async function grantRole(client: Client, email: string, wanted: WorkspaceRole) {
  const call = client.rpc('admin_grant_role', { email, wanted });
  return z.enum(['granted', 'already', 'unknown', 'owner', 'last']).parse(await dataOf(call));
}

/** Invites an address to a role by mail, as an owner. `many`: twenty invitations are open. */
export async function inviteByMail(client: Client, email: string, wanted: z.infer<typeof invitedRole>) {
  const call = client.rpc('admin_invite', { email, wanted });
  return z.enum(['invited', 'already', 'suppressed', 'many']).parse(await dataOf(call));
}

/** @returns whether the invitation was open */
export function withdrawInvitation(client: Client, invitation: string): Promise<boolean> {
  return dataOf(client.rpc('admin_withdraw_invitation', { invitation }));
}

export async function revokeRole(client: Client, person: string) {
  const call = client.rpc('admin_revoke_role', { person });
  return z.enum(['revoked', 'last', 'owner', 'unknown']).parse(await dataOf(call));
}

/* The next two use the secret key. */

const invitation = z.object({ email: z.string(), role: invitedRole, is_open: z.boolean() });

/** Reads an invitation with the secret key; null if there is none. @param id from a link that was checked */
export async function readInvitation(id: string): Promise<z.infer<typeof invitation> | null> {
  const call = serviceClient().rpc('role_invitation', { invitation: id });
  return invitation.nullable().parse(await dataOf(call));
}

/** Gives a person the role. @returns false if it is for another address, or no longer open */
export function acceptInvitation(id: string, person: string): Promise<boolean> {
  return dataOf(serviceClient().rpc('accept_invitation', { invitation: id, person }));
}
