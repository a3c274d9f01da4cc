import 'server-only';

import { randomUUID } from 'node:crypto';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import type { Args } from '@/lib/supabase/client';
import { serviceClient } from '@/lib/supabase/service';

type WorkbookRequest = Omit<Args<'request_workbook'>, 'submission_id'>;

interface WorkbookOutcome {
  requestId: string;
  /** Id of this submission; stored only if its mail was queued. */
  submissionId: string;
  /** `limited`: three mails within 24 hours; `suppressed`: this address gets no mail. */
  outcome: 'queued' | 'limited' | 'suppressed';
}

/**
 * Stores a submission and queues its mail in one transaction. There is one request per address, even under
 * concurrency. An existing request stays unchanged until the mail's link is confirmed. `consent_text` is the exact sentence
 * beside the button.
 * @throws BackendFailure when it may not be stored; retrying is safe
 */
export async function requestWorkbook(request: WorkbookRequest): Promise<WorkbookOutcome> {
  const submissionId = randomUUID();
  const call = serviceClient().rpc('request_workbook', { ...request, submission_id: submissionId });
  const [result] = await dataOf(call);
  if (!result) throw new BackendUnavailable();
  const outcome = result.outcome as WorkbookOutcome['outcome'];
  return { requestId: result.request_id, submissionId, outcome };
}

/** `unsubscribed`: after this submission; `unknown`: no such submission. */
type CourseStart = 'started' | 'already_started' | 'unsubscribed' | 'suppressed' | 'unknown';

/**
 * Confirms a submission (double opt-in) and queues the seven mails of the course, once: the first is due now,
 * the others at daily intervals.
 * @throws BackendFailure when it may not have happened; retrying is safe
 */
export async function startCourse(submissionId: string, signal?: AbortSignal): Promise<CourseStart> {
  const call = serviceClient(signal).rpc('start_course', { submission_id: submissionId });
  return (await dataOf(call)) as CourseStart;
}

/** @returns whether the request exists */
async function change(name: 'pause_course' | 'resume_course', requestId: string): Promise<boolean> {
  return (await dataOf(serviceClient().rpc(name, { request_id: requestId }))) !== 'unknown';
}

/** Pauses the course's mails. Idempotent. @throws BackendFailure */
export const pauseCourse = (requestId: string) => change('pause_course', requestId);

/** Resumes the course's mails, delayed by the length of the pause. @throws BackendFailure */
export const resumeCourse = (requestId: string) => change('resume_course', requestId);

/**
 * Stops all mail and deletes the names. Idempotent.
 * @param source our page, or the mail client's one-click unsubscribe
 * @returns whether the request exists
 * @throws BackendFailure
 */
export async function unsubscribe(requestId: string, source: 'page' | 'one-click'): Promise<boolean> {
  const call = serviceClient().rpc('unsubscribe_request', { request_id: requestId, source });
  return (await dataOf(call)) !== 'unknown';
}
