'use server';

import { headers } from 'next/headers';
import { after } from 'next/server';
import { z } from 'zod';
import { workbookConsent, workbookForm } from '@/content/workbook/page';
import { countToday } from '@/lib/data/visits';
import { requestWorkbook } from '@/lib/data/workbook-requests';
import { pageBefore, readCampaign } from '@/lib/domain/visits';
import { publicEnv } from '@/lib/env';
import {
  emailAddress,
  formAction,
  oneLine,
  type ResultOf,
  required,
  type Submission,
} from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';
import { countedPaths } from '@/lib/public-pages';

const schema = z.object({
  email: required(emailAddress()),
  firstName: required(oneLine(100)),
  lastName: oneLine(100).transform((name) => name || undefined),
  /** The page before this one and the first page of the visit. Only paths of this site are counted. */
  before: oneLine(4000).catch(''),
});

export type WorkbookField = keyof typeof schema.shape;

/**
 * Action of the forms on `/workbook` and `/landing`: stores the request and queues the workbook mail. Every valid form
 * gets the same response, which must not reveal whether the address is known, over its daily limit or suppressed.
 */
export const sendWorkbook = formAction({
  schema,
  errors: workbookForm.errors,
  messages: workbookForm.messages,
  failed: workbookForm.failed,
  limit: ({ email }) => ({ rule: 'workbook', about: email }),
  run: storeRequest,
});

async function storeRequest({
  data: { email, firstName: first_name, lastName: last_name, before },
}: Submission<typeof schema>): ResultOf<typeof schema> {
  const campaign = readCampaign((await headers()).get('referer'), publicEnv().SITE_URL);
  const { text: consent_text, version: consent_version } = workbookConsent;
  await requestWorkbook({ email, first_name, last_name, ...campaign, consent_text, consent_version });
  after(sendSoon);
  const pathOf = (url: string) => pageBefore(url, { origin: publicEnv().SITE_URL, paths: countedPaths });
  const [workbook = '', first = ''] = before.split(' ').map(pathOf);
  const counted = Object.entries({ workbook, first }).filter(([, path]) => path);
  if (counted.length > 0) after(() => countToday(Object.fromEntries(counted)));
  return { status: 'success', message: workbookForm.sent };
}
