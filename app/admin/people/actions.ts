'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminWords } from '@/content/admin/admin';
import { peopleWords } from '@/content/admin/people';
import {
  blockAddress,
  deletePerson,
  grantRole,
  inviteByMail,
  revokeRole,
  withdrawInvitation,
} from '@/lib/data/admin/people';
import { bareAddress, normaliseEmail } from '@/lib/domain/email-address';
import { workspaceRoles } from '@/lib/domain/session';
import { serverEnv } from '@/lib/env';
import { emailAddress, required } from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/service';
import { adminAction, formWithProof, messageResult, proofFields, rowId } from '../admin-action';

const { remove: removal, never, proof, roles } = peopleWords;
const email = required(emailAddress());
const path = paths.adminPeople;

/** Deletes what is stored about an address, after the admin has re-authenticated. */
export const removePerson = adminAction({
  schema: z.object({
    email,
    messages: z.string().optional(),
    sure: z.literal('yes', { error: 'missing' }),
    ...proofFields,
  }),
  errors: { sure: adminWords.answers.tick, proof: proof.errors },
  path,
  run: function remove({ data: { email, messages, ...proof }, actor }) {
    return formWithProof(actor, proof, async (client) => {
      const outcome = await deletePerson(client, email, messages === 'yes');
      return messageResult(outcome === 'deleted' ? removal.done(email) : removal[outcome]);
    });
  },
});

/** Never writes to an address again. */
export const neverWrite = adminAction({
  schema: z.object({ email }),
  path,
  run: async function block({ data: { email }, client }) {
    // Visitors’ messages are mailed to this address.
    if (email === normaliseEmail(bareAddress(serverEnv().CONTACT_TO))) return messageResult(never.own);
    return messageResult(never[await blockAddress(client, email)]);
  },
});

export const makeAdmin = adminAction({
  schema: z.object({ person: email, role: z.enum(workspaceRoles), ...proofFields }),
  errors: { person: roles.missing, proof: proof.errors },
  path,
  run: function grant({ data: { person, role, ...proof }, actor }) {
    return formWithProof(actor, proof, async (client) => {
      const outcome = await grantRole(client, person, role);
      if (outcome === 'granted') return messageResult(roles.answers.granted(person, roles.names[role]));
      if (outcome === 'already') return messageResult(roles.answers.already(person));
      return messageResult(outcome === 'unknown' ? roles.answers.unknownAccount : roles.answers[outcome]);
    });
  },
});

export const removeAdmin = adminAction({
  schema: z.object({ person: z.guid({ error: 'missing' }), ...proofFields }),
  errors: { person: roles.choose, proof: proof.errors },
  path,
  run: function revoke({ data: { person, ...proof }, actor }) {
    return formWithProof(actor, proof, async (client) =>
      messageResult(roles.answers[await revokeRole(client, person)]),
    );
  },
});

const { answers } = roles.invite;

/** Invites an address to a role, which the database lets an owner do only. */
export const sendInvitation = adminAction({
  schema: z.object({ person: email, role: z.enum(['admin', 'inbox']), ...proofFields }),
  errors: { person: roles.missing, proof: proof.errors },
  path,
  run: async function invite({ data: { person, role, ...proof }, actor }) {
    if (actor.role !== 'owner') return messageResult(answers.owner);
    return formWithProof(actor, proof, async (client) => {
      const outcome = await inviteByMail(client, person, role);
      if (outcome === 'invited') after(sendSoon);
      return messageResult(outcome === 'invited' ? answers.invited(person) : answers[outcome]);
    });
  },
});

export const withdraw = adminAction({
  schema: z.object({ invitation: rowId, ...proofFields }),
  errors: { proof: proof.errors },
  invalid: answers.gone,
  path,
  run: async function endInvitation({ data: { invitation, ...proof }, actor }) {
    if (actor.role !== 'owner') return messageResult(answers.owner);
    const end = async (client: Client) =>
      messageResult((await withdrawInvitation(client, invitation)) ? answers.withdrawn : answers.gone);
    return formWithProof(actor, proof, end, { onlyIfRefused: true });
  },
});
