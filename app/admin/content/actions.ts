'use server';

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { contentWords } from '@/content/admin/content';
import { peopleWords } from '@/content/admin/people';
import {
  contentEntry,
  contentFileNames,
  contentFiles,
  newTestimonial,
  typographic,
  withTexts,
  writeContentFile,
} from '@/lib/content-files';
import { contentHost, HostFailure, readEntries } from '@/lib/content-host';
import { markHelpline, noteContent } from '@/lib/data/settings';
import type { FormResult, Schema } from '@/lib/forms/form-action';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/service';
import {
  type AdminSubmission,
  adminAction,
  formWithProof,
  messageResult,
  proofFields,
  requireProof,
} from '../admin-action';
import { everyLine } from './entries';

const { helplines: words, editing } = contentWords;
const { answers, faults } = editing;

/** Notes that a helpline was tried today. */
export const markTried = adminAction({
  schema: z.object({ tried: z.string().refine((id) => everyLine.some((line) => line.id === id), 'gone') }),
  invalid: words.gone,
  path: paths.adminContent,
  run: async function noteToday({ data: { tried }, client }) {
    await markHelpline(client, tried, new Date().toISOString().slice(0, 10));
    return messageResult(words.marked);
  },
});

const PREFIX = 'entry.';
/** Names of an entry's texts; no file has more. */
const MOST_FIELDS = 30;
const MOST_WAYS = 6;
const fieldNames = Object.keys(editing.fields).flatMap((name) =>
  name.startsWith('ways.')
    ? Array.from({ length: MOST_WAYS }, (_, index) => name.replace('ways', `ways.${index}`))
    : [name],
);
const entryForm = {
  file: z.enum(contentFileNames),
  id: z.string().max(60),
  /** The entry as the form began with it, as JSON. */
  was: z.string().max(10_000),
  intent: z.enum(['save', 'remove']).default('save'),
  ...proofFields,
};
type EntryForm = z.ZodObject<typeof entryForm & Record<`${typeof PREFIX}${string}`, z.ZodString>>;

function schemaOf(formData: FormData): EntryForm {
  const names = [...formData.keys()]
    .filter((name) => /^entry\.[\w.]{1,40}$/.test(name))
    .slice(0, MOST_FIELDS);
  return z.object({
    ...entryForm,
    ...Object.fromEntries(names.map((name) => [name, z.string().max(2_000)])),
  });
}

/** Changes one entry of a file of the content in the repository, and brings what it is then as `was`. */
export const saveEntry = adminAction<Schema, { was: string }>({
  schema: schemaOf,
  errors: {
    ...Object.fromEntries(fieldNames.map((name) => [PREFIX + name, editing.errors])),
    proof: peopleWords.proof.errors,
  },
  invalid: answers.refused,
  path: paths.adminContent,
  /** What the public reads takes the proof that sending a letter takes. */
  run: function proveAndChange({ data, values, actor }) {
    const { proof } = z.object(proofFields).parse(data);
    const change = async (client: Client) => {
      await requireProof(client);
      return changeEntry({ data, values, client });
    };
    return formWithProof(actor, { proof }, change, { onlyIfRefused: true });
  },
});

type Saved = FormResult<string, { was: string }>;

async function changeEntry({
  data,
  values,
  client,
}: Pick<AdminSubmission<Schema>, 'data' | 'values' | 'client'>): Promise<Saved> {
  const { file, id, was, intent } = z.object(entryForm).parse(data);
  const host = contentHost();
  if (!host) return refused(editing.nowhere);
  try {
    const { all: found, version } = await readEntries(host, file);
    const all: Readonly<Record<string, unknown>> = found;
    const stored = Object.hasOwn(all, id) ? all[id] : undefined;
    const now = JSON.stringify(stored ?? null);
    if (now !== was) return { status: 'error', message: answers.newer, data: { was: now } };
    const isNew = !stored;
    if (isNew && file !== 'testimonials') return refused(faults.missing);
    const texts = Object.entries(values).flatMap(([name, text = '']) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), clean(name, text)]] : [],
    );
    const parsed = contentEntry(file).safeParse(
      withTexts(stored ?? newTestimonial, Object.fromEntries(texts)),
    );
    if (intent === 'save' && !parsed.success) {
      const codes = parsed.error.issues.map(({ path, message }) => [
        // A problem in a list of texts belongs to its field.
        PREFIX + path.join('.').replace(/^socialUrls\..*/, 'socialUrls'),
        Object.hasOwn(editing.errors, message) ? message : 'invalid',
      ]);
      return { status: 'error', message: answers.refused, fieldErrors: Object.fromEntries(codes) };
    }
    const { [id]: _, ...others } = all;
    const name = isNew ? `review-${randomBytes(4).toString('hex')}` : id;
    const isRemoved = intent === 'remove' && file === 'testimonials';
    const next = isRemoved ? others : { ...all, [name]: parsed.data };
    if (JSON.stringify(next) === JSON.stringify(all))
      return { ...messageResult(answers.same), values } as Saved;
    const verb = isRemoved ? 'Take away' : isNew ? 'Add' : 'Change';
    const commit = await host.write(
      contentFiles[file],
      writeContentFile(next),
      `${verb} ${file}/${name}`,
      version,
    );
    await noteContent(client, `${file}/${name}`).catch(console.error);
    if (isNew || isRemoved)
      return { destination: `${paths.adminContent}?done=${isNew ? 'added' : 'removed'}` };
    return {
      status: 'success',
      message: answers.saved(commit),
      values,
      data: { was: JSON.stringify(parsed.data) },
    };
  } catch (error) {
    if (error instanceof HostFailure) return refused(faults[error.fault]);
    throw error;
  }
}

const refused = (text: string): Saved => ({ status: 'error', message: { ...answers.refused, text } });

/** Prose gets the signs of the site; addresses and days stay as they are. */
const clean = (name: string, text: string) =>
  /\.(?:text|highlight|name|location|label|hours|postalAddress|authorName)$/.test(name)
    ? typographic(text.trim())
    : text.trim();
