'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminWords } from '@/content/admin/admin';
import { peopleWords } from '@/content/admin/people';
import { workspaceRoles } from '@/lib/auth/check-admin';
import {
  blockAddress,
  deletePerson,
  grantRole,
  inviteByMail,
  revokeRole,
  withdrawInvitation,
} from '@/lib/data/admin/people';
import { bareAddress, normaliseEmail } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { emailAddress, required } from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/service';
import { type AdminSubmission, adminAction, formWithProof, proofFields, rowId, say } from '../admin-action';

const { remove, proof, roles } = peopleWords;
const email = required(emailAddress());
const path = paths.adminPeople;

const removalForm = z.object({
  email,
  messages: z.string().optional(),
  sure: z.literal('yes', { error: 'missing' }),
  ...proofFields,
});

/** Deletes what is stored about an address, after the admin has re-authenticated. */
export const removePerson = adminAction({
  schema: removalForm,
  errors: { sure: adminWords.answers.tick, proof: proof.errors },
  path,
  run: removeWithProof,
});

function removeWithProof({ data: { email, messages, ...proof }, who }: AdminSubmission<typeof removalForm>) {
  return formWithProof(who, proof, async (client) => {
    const outcome = await deletePerson(client, email, messages === 'yes');
    return say(outcome === 'deleted' ? remove.done(email) : remove[outcome]);
  });
}

const neverForm = z.object({ email });

/** Never writes to an address again. */
export const neverWrite = adminAction({
  schema: neverForm,
  path,
  run: block,
});

async function block({ data: { email }, client }: AdminSubmission<typeof neverForm>) {
  // Visitors’ messages are mailed to this address.
  if (email === normaliseEmail(bareAddress(serverEnv().CONTACT_TO))) return say(peopleWords.never.own);
  return say(peopleWords.never[await blockAddress(client, email)]);
}

const grantForm = z.object({ person: email, role: z.enum(workspaceRoles), ...proofFields });

export const makeAdmin = adminAction({
  schema: grantForm,
  errors: { person: roles.missing, proof: proof.errors },
  path,
  run: grantWithProof,
});

function grantWithProof({ data: { person, role, ...proof }, who }: AdminSubmission<typeof grantForm>) {
  return formWithProof(who, proof, async (client) => {
    const outcome = await grantRole(client, person, role);
    if (outcome === 'granted') return say(roles.answers.granted(person, roles.names[role]));
    if (outcome === 'already') return say(roles.answers.already(person));
    return say(outcome === 'unknown' ? roles.answers.unknownAccount : roles.answers[outcome]);
  });
}

const revokeForm = z.object({ person: z.guid({ error: 'missing' }), ...proofFields });

export const removeAdmin = adminAction({
  schema: revokeForm,
  errors: { person: roles.choose, proof: proof.errors },
  path,
  run: revokeWithProof,
});

function revokeWithProof({ data: { person, ...proof }, who }: AdminSubmission<typeof revokeForm>) {
  return formWithProof(who, proof, async (client) => say(roles.answers[await revokeRole(client, person)]));
}

const invitationForm = z.object({ person: email, role: z.enum(['admin', 'inbox']), ...proofFields });
const { invite: words } = roles;

/** Invites an address to a role, which the database lets an owner do only. */
export const sendInvitation = adminAction({
  schema: invitationForm,
  errors: { person: roles.missing, proof: proof.errors },
  path,
  run: inviteWithProof,
});

function inviteWithProof({ data, who }: AdminSubmission<typeof invitationForm>) {
  const { person, role, ...proof } = data;
  if (who.role !== 'owner') return Promise.resolve(say<'proof'>(words.answers.owner));
  return formWithProof(who, proof, async (client) => {
    const outcome = await inviteByMail(client, person, role);
    if (outcome === 'invited') after(sendSoon);
    return say(outcome === 'invited' ? words.answers.invited(person) : words.answers[outcome]);
  });
}

const withdrawalForm = z.object({ invitation: rowId, ...proofFields });

export const withdraw = adminAction({
  schema: withdrawalForm,
  errors: { proof: proof.errors },
  invalid: words.answers.gone,
  path,
  run: withdrawWithProof,
});

function withdrawWithProof({ data, who }: AdminSubmission<typeof withdrawalForm>) {
  const { invitation, ...proof } = data;
  if (who.role !== 'owner') return Promise.resolve(say<'proof'>(words.answers.owner));
  const end = async (client: Client) =>
    say((await withdrawInvitation(client, invitation)) ? words.answers.withdrawn : words.answers.gone);
  return formWithProof(who, proof, end, { onlyIfRefused: true });
}
