'use server';

import { z } from 'zod';
import { settingsWords as words } from '@/content/admin-settings';
import { saveSettings } from '@/lib/data/settings';
import { manyLines, oneLine, required } from '@/lib/forms/fields';
import { paths } from '@/lib/paths';
import { adminAction, say } from '../access';

/** Weekdays come as several fields of one name. */
const weekday = z.enum(['1', '2', '3', '4', '5', '6', '7']).transform(Number);

export const keepSettings = adminAction({
  schema: z.object({
    timeZone: z.enum(Intl.supportedValuesOf('timeZone').concat('UTC'), 'invalid'),
    senderName: oneLine(60).refine((name) => !/[<>",;:@\\]/.test(name), 'invalid'),
    signature: manyLines(500),
    weeklyMail: z.string().optional(),
    days: z.string('missing'),
  }),
  errors: {
    timeZone: words.errors.timeZone,
    senderName: words.errors.senderName,
    signature: words.errors.signature,
    days: words.errors.days,
  },
  path: paths.adminSettings,
  run: async ({ data, values, formData, client }) => {
    await saveSettings(client, {
      time_zone: data.timeZone,
      sender_name: data.senderName,
      signature: data.signature,
      weekly_mail: data.weeklyMail === 'yes',
      open_days: formData.getAll('days').flatMap((day) => weekday.safeParse(day).data ?? []),
    });
    return { ...say(words.saved), values };
  },
});

/** Changes a ready answer, adds one or takes it out. */
export const keepAnswer = adminAction({
  schema: z.object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    label: required(oneLine(80)),
    text: required(manyLines(5000)),
    out: z.string().optional(),
  }),
  errors: { label: words.answers.errors.label, text: words.answers.errors.text },
  path: paths.adminSettings,
  run: async ({ data: { id, label, text, out }, values, client }) => {
    await saveSettings(client, { ready_answers: { [id]: { label, text: out ? '' : text } } });
    return out ? say(words.answers.removed) : { ...say(words.answers.saved), values };
  },
});
