'use server';

import { z } from 'zod';
import { adminWords } from '@/content/admin/admin';
import { readyAnswers } from '@/content/admin/canned-answers';
import { settingsWords as words } from '@/content/admin/settings';
import { saveInboxSettings } from '@/lib/data/admin/inbox';
import { changesSince, readSettings, saveSettings } from '@/lib/data/settings';
import { manyLines, oneLine, required } from '@/lib/forms/form-action';
import { paths } from '@/lib/paths';
import { adminAction, messageResult } from '../admin-action';

export const keepSettings = adminAction({
  schema: z.object({
    timeZone: z.enum(Intl.supportedValuesOf('timeZone').concat('UTC'), 'invalid'),
    senderName: oneLine(60).refine((name) => !/[<>",;:@\\]/.test(name), 'invalid'),
    signature: manyLines(500),
    weeklyMail: z.string().optional(),
    days: z.string('missing').regex(/^[1-7](,[1-7])*$/, 'missing'),
    /** The settings as the form showed them, in JSON. */
    shown: z.string().optional(),
  }),
  errors: words.errors,
  multiple: ['days'],
  path: paths.adminSettings,
  run: async function storeSettings({ data, values, client }) {
    const wanted = {
      time_zone: data.timeZone,
      sender_name: data.senderName,
      signature: data.signature,
      weekly_mail: data.weeklyMail === 'yes',
      open_days: data.days.split(',').map(Number),
    };
    await saveSettings(client, changesSince(data.shown, wanted));
    const { shown: _, ...typed } = values;
    return {
      status: 'success',
      message: words.saved,
      values: typed,
      data: { shown: JSON.stringify(wanted) },
    };
  },
});

/** Stores the settings of the person, not of the site. */
export const changeInboxSettings = adminAction({
  schema: z.object({ ownSignature: manyLines(500), letterKeys: z.string().optional() }),
  errors: { ownSignature: words.errors.signature },
  path: paths.adminSettings,
  forInbox: true,
  run: async function storeInboxSettings({ data, values, client }) {
    await saveInboxSettings(client, { signature: data.ownSignature, letter_keys: data.letterKeys === 'yes' });
    return { status: 'success', message: words.saved, values };
  },
});

const answer = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  label: required(oneLine(80)),
  text: required(manyLines(5000)),
});

/** Changes a ready answer, or adds one. */
export const keepAnswer = adminAction({
  schema: answer,
  errors: words.answers.errors,
  path: paths.adminSettings,
  forInbox: true,
  run: async function storeAnswer({ data: { id, label, text }, values, client }) {
    await saveSettings(client, { ready_answers: { [id]: { label, text } } });
    return { status: 'success', message: words.answers.saved, values };
  },
});

/** Takes a ready answer out, or brings it back. */
export const removeAnswer = adminAction({
  /** The values of the buttons: an id, and the answer that undo brings back. */
  schema: z.object({ out: z.string().optional(), undo: z.string().optional() }),
  path: paths.adminSettings,
  forInbox: true,
  run: async function removeOrRestore({ data: { out, undo }, client }) {
    const found = undo
      ? answer.parse(JSON.parse(undo))
      : readyAnswers((await readSettings()).ready_answers).find(({ id }) => id === out);
    if (!found) return messageResult(adminWords.answers.check);
    const { id, label, text } = found;
    await saveSettings(client, { ready_answers: { [id]: { label, text: undo ? text : '' } } });
    if (undo) return messageResult(words.answers.saved);
    return { status: 'success', message: words.answers.removed, data: { undo: JSON.stringify(found) } };
  },
});
