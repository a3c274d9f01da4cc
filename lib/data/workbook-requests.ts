import 'server-only';

import { randomUUID } from 'node:crypto';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import type { DatedMail, QueuedMail } from './email-jobs';

interface WorkbookRequest {
  email: string;
  firstName: string;
  lastName?: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  /** The sentence beside the button, word for word, and its version. */
  consentText: string;
  consentVersion: string;
}

interface WorkbookOutcome {
  requestId: string;
  /** Of this submission; known to the database if its mail was queued by it. */
  submissionId: string;
  /** `limited`: three mails within 24 hours; `suppressed`: this address gets no mail at all. */
  outcome: 'queued' | 'limited' | 'suppressed';
}

/**
 * Keeps a submission and queues its mail in one transaction; one address is one request, however often and at
 * whatever moment it is asked for. Nothing of a known request changes until the link of this mail is pressed.
 * @param renderMail makes the mail, whose links carry the ids of the request and of the submission; may run twice
 * @throws BackendUnavailable when it is not known to be kept; asking again is safe
 */
export async function requestWorkbook(
  request: WorkbookRequest,
  renderMail: (requestId: string, submissionId: string) => QueuedMail,
): Promise<WorkbookOutcome> {
  const client = serviceClient();
  const submissionId = randomUUID();
  let requestId: string = submissionId;
  // The id of a known address comes back with the first answer and never changes, so two rounds are enough.
  for (let round = 0; round < 2; round++) {
    const call = client.rpc('request_workbook', {
      proposed_id: requestId,
      submission_id: submissionId,
      email: request.email,
      first_name: request.firstName,
      last_name: request.lastName,
      utm_source: request.utmSource,
      utm_medium: request.utmMedium,
      utm_campaign: request.utmCampaign,
      consent_text: request.consentText,
      consent_version: request.consentVersion,
      mail: { ...renderMail(requestId, submissionId) },
    });
    const [answer] = await dataOf(call);
    if (!answer) break;
    const { outcome } = answer;
    requestId = answer.request_id;
    if (outcome === 'queued' || outcome === 'limited' || outcome === 'suppressed')
      return { requestId, submissionId, outcome };
  }
  throw new BackendUnavailable();
}

/** `unsubscribed`: after this submission; `unknown`: there is no such submission. */
type CourseStart = 'started' | 'already_started' | 'unsubscribed' | 'suppressed' | 'unknown';

/**
 * The second yes: makes this submission the reader's consent and queues the course, once.
 * @param mails the seven of them
 * @throws BackendUnavailable when it is not known to have happened; asking again is safe
 */
export async function startCourse(
  submissionId: string,
  mails: readonly DatedMail[],
  signal?: AbortSignal,
): Promise<CourseStart> {
  const call = serviceClient(signal).rpc('start_course', {
    submission_id: submissionId,
    mails: mails.map((mail) => ({ ...mail })),
  });
  return (await dataOf(call)) as CourseStart;
}

/** @returns whether there is such a request */
async function change(name: 'pause_course' | 'resume_course', requestId: string): Promise<boolean> {
  return (await dataOf(serviceClient().rpc(name, { request_id: requestId }))) !== 'unknown';
}

/** Holds the course's mails back. Twice is the same as once. @throws BackendUnavailable */
export const pauseCourse = (requestId: string) => change('pause_course', requestId);

/** Lets them go on, later by the length of the pause. @throws BackendUnavailable */
export const resumeCourse = (requestId: string) => change('resume_course', requestId);

/**
 * No mail after this, and no names kept. Twice is the same as once.
 * @param source our page, or a mail program's own button
 * @returns whether there is such a request
 * @throws BackendUnavailable
 */
export async function unsubscribe(requestId: string, source: 'page' | 'one-click'): Promise<boolean> {
  const call = serviceClient().rpc('unsubscribe_request', { request_id: requestId, source });
  return (await dataOf(call)) !== 'unknown';
}
