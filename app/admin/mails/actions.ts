'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminWords } from '@/content/admin/admin';
import { mailWords, newsletterWords } from '@/content/admin/mails';
import { peopleWords } from '@/content/admin/people';
import { newsletterConsent } from '@/content/newsletter';
import {
  addSubscriber,
  type ImportCounts,
  importSubscribers,
  releaseAddress,
  removeSubscriber,
  requeueMail,
  sendTestMail,
  stopImportedRequests,
} from '@/lib/data/admin/mails';
import { noteMailEvent } from '@/lib/data/email-jobs';
import { bareAddress, normaliseEmail } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { emailAddress, oneLine, required } from '@/lib/forms/form-action';
import { liftBlock } from '@/lib/mail/resend';
import { sampleMails } from '@/lib/mail/samples';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/service';
import { adminAction, formWithProof, messageResult, proofFields, rowId } from '../admin-action';

const { answers } = adminWords;
const { preview, jobs, suppressed } = mailWords;

export const retryMail = adminAction({
  schema: z.object({ retry: rowId.or(z.literal('all')) }),
  invalid: jobs.gone,
  path: paths.adminMails,
  run: async function requeue({ data: { retry }, client }) {
    const isAll = retry === 'all';
    const isRequeued = await requeueMail(client, isAll ? undefined : retry);
    if (isRequeued) after(sendSoon);
    return messageResult(isRequeued ? answers[isAll ? 'allRetried' : 'retried'] : answers.notRetried);
  },
});

/** Sends a sample mail to the current admin. */
export const testMail = adminAction({
  schema: z.object({ mail: z.string() }),
  invalid: preview.noSuchMail,
  path: paths.adminMailPreview,
  run: async function sendSample({ data, client }) {
    const found = sampleMails().find(({ id }) => id === data.mail);
    if (!found) return messageResult(preview.noSuchMail);
    const isSent = await sendTestMail(client, { sample: found.id });
    if (isSent) after(sendSoon);
    return messageResult(isSent ? preview.tested : preview.notTested);
  },
});

/** Lets a blocked address take mail again, here and at the mail service. */
export const release = adminAction({
  schema: z.object({ email: required(emailAddress()), reason: required(oneLine(200)) }),
  errors: { email: suppressed.release.errors.email, reason: suppressed.release.errors.reason },
  path: paths.adminMails,
  run: async function liftBlocks({ data: { email, reason }, client }) {
    const { done, notAtService, unknown } = suppressed.release;
    const owner = bareAddress(serverEnv().CONTACT_TO);
    // The owner's address is never blocked here, but the mail service may refuse it.
    const isOwners = email === normaliseEmail(owner);
    if (!((await releaseAddress(client, email, reason)) || isOwners)) return messageResult(unknown);
    const isLifted = await liftBlock(email);
    if (isLifted && isOwners)
      await noteMailEvent({ event: 'delivered', jobId: undefined, addresses: [email], detail: '', owner });
    return messageResult(isLifted ? done : notAtService);
  },
});

const { import: importWords, list } = newsletterWords;
const { check, tick } = adminWords.answers;
const proofErrors = peopleWords.proof.errors;

const importSchema = z.object({
  /** One a line, with what the list says about it: when it was confirmed, and where it came from, after tabs. */
  addresses: required(z.string()),
  sure: z.string().optional(),
  ...proofFields,
});
/** Addresses, as `admin_import_subscribers` takes. */
const MOST_AT_ONCE = 1_000;

/**
 * Queues the requests of a part of a list; the form sends the parts one after another. What a list says was understood in the
 * browser: the database decides who is asked.
 */
export const importAddresses = adminAction<typeof importSchema, ImportCounts>({
  schema: importSchema,
  errors: { sure: tick, proof: proofErrors },
  path: paths.adminNewsletter,
  run: async function queueAddresses({ data: { addresses, sure, ...proof }, actor }) {
    if (sure !== 'yes') return { status: 'error', message: check, fieldErrors: { sure: 'missing' } };
    const people = addresses
      .split('\n')
      .slice(0, MOST_AT_ONCE)
      .map((line) => {
        const [email = '', confirmed = '', source = ''] = line.split('\t').map(withoutControls);
        return { email, confirmed, source };
      });
    const consent = { text: newsletterConsent.imported, version: newsletterConsent.version };
    const bring = async (client: Client) => {
      const counts = await importSubscribers(client, people, consent);
      after(sendSoon);
      return { status: 'success', data: counts } as const;
    };
    return formWithProof(actor, proof, bring, { onlyIfRefused: true });
  },
});

/** One short line, as the database takes it. */
const withoutControls = (text: string) => [...text.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, 100).join('');

/** Asks for the proof of an import before its list is chosen. */
export const proveForImport = adminAction({
  schema: z.object(proofFields),
  errors: { proof: proofErrors },
  path: paths.adminNewsletter,
  run: async function prove({ data, actor }) {
    // No success: the list that was pasted stays a draft until it is sent.
    return formWithProof(actor, data, async () => ({ status: 'idle', outcome: 'proven' }) as const);
  },
});

/** Stops the requests of imports that have not been sent. */
export const stopImport = adminAction({
  schema: z.object({}),
  path: paths.adminNewsletter,
  run: async function stopQueue({ client }) {
    return messageResult(importWords.queue.stopped(await stopImportedRequests(client)));
  },
});

/** Asks an address to confirm, as the form on the site does. */
export const askSubscriber = adminAction({
  schema: z.object({ email: required(emailAddress()) }),
  errors: { email: list.add.error },
  path: paths.adminSubscribers,
  run: async function askToConfirm({ data: { email }, client }) {
    const outcome = await addSubscriber(client, email, newsletterConsent);
    if (outcome === 'queued') after(sendSoon);
    return messageResult(list.add.answers[outcome]);
  },
});

export const endSubscription = adminAction({
  schema: z.object({ subscriber: rowId }),
  invalid: list.remove.gone,
  path: paths.adminSubscribers,
  run: async function removeFromList({ data: { subscriber }, client }) {
    return messageResult((await removeSubscriber(client, subscriber)) ? list.remove.done : list.remove.gone);
  },
});
