'use server';

import { headers } from 'next/headers';
import { after } from 'next/server';
import { workbookAnswers as answers } from '@/content/workbook-answers';
import { workbookConsent } from '@/content/workbook-form';
import { requestWorkbook } from '@/lib/data/workbook-requests';
import { renderWorkbookMail } from '@/lib/email/reader-mails';
import { sendSoon } from '@/lib/email/send-due';
import { publicEnv } from '@/lib/env';
import { readCampaign } from '@/lib/forms/campaign';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { guardForm } from '@/lib/forms/guard';
import { parseForm } from '@/lib/forms/parse-form';
import { type WorkbookField, workbookSchema } from '@/lib/workbook/workbook-schema';

const { errors } = answers;

/**
 * Server action of the forms on `/workbook` and `/landing`: stores the request and queues the workbook mail.
 * Every valid form gets the same response, whatever the address.
 */
export async function sendWorkbook(
  previous: FormState<WorkbookField>,
  formData: FormData,
): Promise<FormState<WorkbookField>> {
  const form = parseForm(workbookSchema, formData);
  const refuse = refuseWith(previous, form.values);
  if (!form.ok) {
    const { email, firstName } = form.fieldErrors;
    const isMissing = email === errors.email || firstName === errors.firstName;
    return refuse(
      { tone: 'destructive', ...(isMissing ? answers.missing : answers.check) },
      form.fieldErrors,
    );
  }
  try {
    const refusal = await guardForm('workbook', formData, form.data.email);
    if (refusal) return refuse(refusal);
    const campaign = readCampaign((await headers()).get('referer'), publicEnv().SITE_URL);
    // The response must not reveal whether the address is known, over its daily limit or suppressed.
    await requestWorkbook(
      {
        ...form.data,
        ...campaign,
        consentText: workbookConsent.text,
        consentVersion: workbookConsent.version,
      },
      (requestId, submissionId) => renderWorkbookMail(requestId, submissionId, form.data.firstName),
    );
  } catch (error) {
    console.error(error);
    return refuse({ tone: 'destructive', ...answers.failed });
  }
  after(sendSoon);
  return formResult(previous, { status: 'success', message: { tone: 'success', ...answers.sent } });
}
