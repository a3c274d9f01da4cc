'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminAction, formWithProof, messageResult, proofFields, rowId } from '@/app/admin/admin-action';
import { adminWords } from '@/content/admin/admin';
import { contentWords } from '@/content/admin/content';
import { newsletterWords } from '@/content/admin/mails';
import { peopleWords } from '@/content/admin/people';
import { contentHost, HostFailure } from '@/lib/content-host';
import {
  copyIssue,
  deleteIssue,
  readNewsletter,
  resumeIssue,
  saveIssue,
  saveIssuePage,
  sendTestMail,
  stopIssue,
  type WrittenIssue,
} from '@/lib/data/admin/mails';
import { noteContent, readSettings } from '@/lib/data/settings';
import { momentIn } from '@/lib/domain/admin/dates';
import { isEmailAddress, normaliseEmail } from '@/lib/domain/email-address';
import { publicEnv } from '@/lib/env';
import { mayMailWithout, openPostalAddress } from '@/lib/env-schema';
import { type FormResult, manyLines, oneLine, required } from '@/lib/forms/form-action';
import { guardRate } from '@/lib/limits/guard-rate';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { parseMarkdown } from '@/lib/rich-text/parse-markdown';
import type { Client } from '@/lib/supabase/service';
import { readPicture } from './[issue]/picture';

const { compose } = newsletterWords;
const { editing } = contentWords;
const { answers, done, errors } = compose;
const { check, tick } = adminWords.answers;
const proofErrors = peopleWords.proof.errors;
const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;

const issue = z.object({
  id: rowId,
  /** Of the text that was edited; empty for a new issue. */
  version: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
  subject: oneLine(200),
  preheader: oneLine(200),
  body: manyLines(50_000),
  /** A file, which is read from the form's data. */
  picture: z.string().optional(),
  alt: oneLine(300),
  /** What happens to the picture that is there: it stays, unless it is taken out. */
  stored: z.enum(['kept', 'removed']).optional(),
  /** Addresses for a test; empty for the admin's own. */
  testTo: oneLine(1_000),
  sendAt: z.string().optional(),
  sure: z.string().optional(),
  intent: z.enum(['save', 'test', 'schedule']).default('save'),
  /** Whether the issue has not been saved yet. */
  new: z.string().optional(),
  ...proofFields,
});

const refuse = <Field extends string>(field: Field, code: string) =>
  ({
    status: 'error',
    message: check,
    fieldErrors: { [field]: code } as Partial<Record<Field, string>>,
  }) as const;

/** Saves an issue, and sends a test or schedules it, depending on the submit button. Brings a newer text, if there is one. */
export const composeIssue = adminAction<typeof issue, WrittenIssue>({
  schema: issue,
  errors: { ...errors, sure: tick, proof: proofErrors },
  path: paths.adminNewsletter,
  run: async function saveTestOrSchedule({ data, values, formData, actor, client }) {
    const { id, version, subject, preheader, body, alt, stored, testTo, sendAt: wanted, sure, intent } = data;
    // A draft may hold anything.
    const isDraft = intent === 'save';
    if (!isDraft && !subject) return refuse('subject', 'missing');
    if (!isDraft && !body) return refuse('body', 'missing');
    for (const field of ['subject', 'preheader'] as const) {
      const { problems } = parseMarkdown(isDraft ? '' : data[field], publicEnv().SITE_URL);
      if (problems.some(({ reason }) => reason === 'placeholder')) return refuse(field, 'placeholder');
    }
    const [problem] = isDraft ? [] : parseMarkdown(body, publicEnv().SITE_URL).problems;
    if (problem) {
      return { status: 'error', message: answers.unsupported(problem), fieldErrors: { body: 'unsupported' } };
    }
    const line = openPostalAddress();
    if (intent === 'schedule' && line && !mayMailWithout(publicEnv().SITE_URL)) {
      return { status: 'error', message: answers.noAddress(line), outcome: 'no-address' };
    }
    const picture = await readPicture(formData.get('picture'));
    if (picture === 'not-one') return refuse('picture', picture);
    if (!isDraft && (picture || stored === 'kept') && !alt) return refuse('alt', 'missing');
    const recipients = testTo
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(normaliseEmail);
    if (intent === 'test' && recipients.length > 3) return refuse('testTo', 'too-many');
    if (intent === 'test' && !recipients.every(isEmailAddress)) return refuse('testTo', 'bad-email');
    const sendAt = readTime(wanted, (await readSettings()).time_zone, Date.now());
    if (intent === 'schedule' && !sendAt) return refuse('sendAt', 'invalid');
    if (intent === 'schedule' && sure !== 'yes') return refuse('sure', 'missing');
    const write = async (client: Client): Promise<FormResult<keyof typeof issue.shape, WrittenIssue>> => {
      const described = picture || stored === 'kept' ? { alt, ...picture } : undefined;
      const saved = await saveIssue(
        client,
        {
          issue_id: id,
          version: version || undefined,
          subject,
          preheader,
          body,
          send_at: intent === 'schedule' ? sendAt?.toISOString() : undefined,
        },
        stored === 'removed' && !picture ? null : described,
      );
      if (saved === 'started') return messageResult(answers.started);
      if (saved === 'newer') {
        const { issue } = await readNewsletter(client, id);
        return { status: 'error', message: answers.newer, data: issue ?? undefined };
      }
      if (intent === 'test') {
        const refusal = await guardRate('test-mail', actor.user.userId);
        if (refusal) return messageResult(refusal);
        const { picture = null } = (await readNewsletter(client, id)).issue ?? {};
        const isSent = await sendTestMail(client, { subject, preheader, body, picture }, recipients);
        if (!isSent) return messageResult(answers.notTested);
        after(sendSoon);
      }
      const outcome = intent === 'test' ? 'tested' : saved;
      // A new issue now has its own URL.
      if (data.new) return { destination: `${paths.adminIssue(id)}?done=${outcome}` };
      return { status: 'success', message: done[outcome], values };
    };
    return intent === 'schedule' ? formWithProof(actor, data, write, { onlyIfRefused: true }) : write(client);
  },
});

/**
 * @param text the value of a `datetime-local` field, in the owner's time zone; empty means in five minutes
 * @returns undefined unless the time is within the next year
 */
function readTime(text: string | undefined, timeZone: string, now: number): Date | undefined {
  const time = text ? momentIn(text, timeZone) : now + 5 * MINUTE_MS;
  return time && time > now && time < now + YEAR_MS ? new Date(time) : undefined;
}

const oneIssue = { schema: z.object({ issue: rowId }), path: paths.adminNewsletter };

export const deleteDraft = adminAction({
  ...oneIssue,
  invalid: answers.gone,
  run: async function removeIssue({ data: { issue }, client }) {
    return (await deleteIssue(client, issue))
      ? { destination: `${paths.adminNewsletter}?done=deleted` }
      : messageResult(answers.gone);
  },
});

/** Copies an issue, whatever its state, into a new draft. */
export const duplicateIssue = adminAction({
  ...oneIssue,
  invalid: answers.gone,
  run: async function makeCopy({ data: { issue }, client }) {
    const copy = await copyIssue(client, issue);
    return copy ? { destination: `${paths.adminIssue(copy)}?done=duplicated` } : messageResult(answers.gone);
  },
});

/** Unschedules an issue, or stops one that is being sent. */
export const stopSending = adminAction({
  ...oneIssue,
  invalid: answers.notStopped,
  run: async function stopOrUnschedule({ data: { issue }, client }) {
    const outcome = await stopIssue(client, issue);
    return messageResult(outcome ? answers[outcome] : answers.notStopped);
  },
});

/** Goes on with a stopped issue for those who have not got it. */
export const resumeSending = adminAction({
  schema: z.object({ issue: rowId, sure: z.string().optional(), ...proofFields }),
  errors: { sure: tick, proof: proofErrors },
  path: paths.adminNewsletter,
  run: async function resume({ data: { issue, sure, ...proof }, actor }) {
    if (sure !== 'yes') return refuse('sure', 'missing');
    const resume = async (client: Client) => {
      const isResumed = await resumeIssue(client, issue);
      if (isResumed) after(sendSoon);
      return messageResult(isResumed ? answers.resumed : answers.notResumed);
    };
    return formWithProof(actor, proof, resume, { onlyIfRefused: true });
  },
});

const pageForm = z.object({
  issue: rowId,
  subject: required(oneLine(200)),
  body: required(manyLines(50_000)),
  listed: z.literal('yes').optional(),
});

/** Mends the page of an issue that has been sent, and says whether the site lists it. */
export const mendPage = adminAction({
  schema: pageForm,
  errors: { subject: errors.subject, body: errors.body },
  path: paths.adminNewsletter,
  run: async function storePage({ data: { issue, subject, body, listed }, values, client }) {
    const page = { issue_id: issue, subject, body, is_listed: listed === 'yes' };
    if (!(await saveIssuePage(client, page))) return messageResult(answers.gone);
    return { status: 'success', message: compose.page.done, values };
  },
});

/** Puts a draft into the repository as a file, for an article of the site. */
export const handOver = adminAction({
  ...oneIssue,
  invalid: answers.gone,
  run: async function putIntoRepository({ data: { issue: id }, client }) {
    const { issue } = await readNewsletter(client, id);
    const host = contentHost();
    if (!issue) return messageResult(answers.gone);
    if (!host) return messageResult({ ...editing.answers.refused, text: editing.nowhere });
    const { subject, preheader, body } = issue;
    const name = subject
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50);
    const path = `content/drafts/${name || 'draft'}-${id.slice(0, 8)}.md`;
    const text = [`# ${subject}`, preheader && `> ${preheader}`, body].filter(Boolean).join('\n\n');
    try {
      const there = await host.read(path);
      await host.write(path, `${text}\n`, 'Hand over a draft of an article', there?.version);
    } catch (error) {
      if (error instanceof HostFailure)
        return messageResult({ ...editing.answers.refused, text: editing.faults[error.fault] });
      throw error;
    }
    await noteContent(client, path).catch(console.error);
    return messageResult(editing.handOver.done(path));
  },
});
