'use server';

import { z } from 'zod';
import { adminWords } from '@/content/admin/admin';
import { peopleWords } from '@/content/admin/people';
import { blockAddress, deletePerson, grantRole, revokeRole } from '@/lib/data/admin/people';
import { emailAddress, required } from '@/lib/forms/form-action';
import { paths } from '@/lib/paths';
import { adminAction, formWithProof, proofFields, say } from '../admin-action';

const { remove, proof, roles } = peopleWords;
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
  run: ({ data: { email, messages, ...proof }, who }) =>
    formWithProof(who, proof, async (client) => {
      const outcome = await deletePerson(client, email, messages === 'yes');
      return say(outcome === 'deleted' ? remove.done(email) : remove[outcome]);
    }),
});

/** Never writes to an address again. */
export const neverWrite = adminAction({
  schema: z.object({ email }),
  path,
  run: async ({ data: { email }, client }) => say(peopleWords.never[await blockAddress(client, email)]),
});

export const makeAdmin = adminAction({
  schema: z.object({ person: email, ...proofFields }),
  errors: { person: roles.missing, proof: proof.errors },
  path,
  run: ({ data: { person, ...proof }, who }) =>
    formWithProof(who, proof, async (client) => {
      const outcome = await grantRole(client, person);
      return say(outcome === 'unknown' ? roles.answers.unknownAccount : roles.answers[outcome](person));
    }),
});

export const removeAdmin = adminAction({
  schema: z.object({ person: z.guid({ error: 'missing' }), ...proofFields }),
  errors: { person: roles.choose, proof: proof.errors },
  path,
  run: ({ data: { person, ...proof }, who }) =>
    formWithProof(who, proof, async (client) => say(roles.answers[await revokeRole(client, person)])),
});
