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
  /** The exact sentence beside the button, and its version. */
  consentText: string;
  consentVersion: string;
}

interface WorkbookOutcome {
  requestId: string;
  /** Id of this submission; stored only if its mail was queued. */
  submissionId: string;
  /** `limited`: three mails within 24 hours; `suppressed`: this address gets no mail. */
  outcome: 'queued' | 'limited' | 'suppressed';
}

/**
 * Stores a submission and queues its mail in one transaction. There is one request per address, even under
 * concurrency. An existing request stays unchanged until the mail's link is confirmed.
 * @param renderMail renders the mail with links for both ids; may run twice
 * @throws BackendUnavailable when it may not be stored; retrying is safe
 */
export async function requestWorkbook(
  request: WorkbookRequest,
  renderMail: (requestId: string, submissionId: string) => QueuedMail,
): Promise<WorkbookOutcome> {
  const client = serviceClient();
  const submissionId = randomUUID();
  let requestId: string = submissionId;
  // The first call returns the stable id of an existing request, so two attempts are enough.
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

/** `unsubscribed`: after this submission; `unknown`: no such submission. */
type CourseStart = 'started' | 'already_started' | 'unsubscribed' | 'suppressed' | 'unknown';

/**
 * Confirms a submission (double opt-in) and queues the course, once.
 * @param mails all seven
 * @throws BackendUnavailable when it may not have happened; retrying is safe
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

/** @returns whether the request exists */
async function change(name: 'pause_course' | 'resume_course', requestId: string): Promise<boolean> {
  return (await dataOf(serviceClient().rpc(name, { request_id: requestId }))) !== 'unknown';
}

/** Pauses the course's mails. Idempotent. @throws BackendUnavailable */
export const pauseCourse = (requestId: string) => change('pause_course', requestId);

/** Resumes the course's mails, delayed by the length of the pause. @throws BackendUnavailable */
export const resumeCourse = (requestId: string) => change('resume_course', requestId);

/**
 * Stops all mail and deletes the names. Idempotent.
 * @param source our page, or the mail client's one-click unsubscribe
 * @returns whether the request exists
 * @throws BackendUnavailable
 */
export async function unsubscribe(requestId: string, source: 'page' | 'one-click'): Promise<boolean> {
  const call = serviceClient().rpc('unsubscribe_request', { request_id: requestId, source });
  return (await dataOf(call)) !== 'unknown';
}
