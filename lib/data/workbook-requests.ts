import 'server-only';
import { randomUUID } from 'node:crypto';
import { dataOf } from '@/lib/supabase/backend';
import { type Args, serviceClient } from '@/lib/supabase/service';

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
  const result = await dataOf(call.single());
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

/** State of a reader's course. `waiting`: not yet confirmed from the workbook mail. */
type CourseState = 'waiting' | 'running' | 'paused' | 'stopped';

export interface Reader {
  requestId: string;
  /** Empty if unknown. */
  firstName: string;
  state: CourseState;
}

/**
 * Finds the reader behind a link.
 * @returns null if the request has been deleted
 * @throws BackendFailure
 */
export async function findReader(requestId: string, signal?: AbortSignal): Promise<Reader | null> {
  const request = await dataOf(
    serviceClient(signal)
      .from('workbook_requests')
      .select('first_name, confirmed_at, paused_at, unsubscribed_at')
      .eq('id', requestId)
      .maybeSingle(),
  );
  if (!request) return null;
  const { first_name, confirmed_at, paused_at, unsubscribed_at } = request;
  const running = paused_at ? 'paused' : 'running';
  const state = unsubscribed_at ? 'stopped' : confirmed_at ? running : 'waiting';
  return { requestId, firstName: first_name ?? '', state };
}

/**
 * Finds the reader behind a submission's link. The state is `waiting` if pressing its button starts the course: for the first
 * time, or again after an unsubscription or the last mail. `over`: all seven mails were sent for this submission.
 * @returns null if the submission has been deleted
 * @throws BackendFailure
 */
export async function findReaderBySubmission(
  submissionId: string,
  signal?: AbortSignal,
): Promise<(Omit<Reader, 'state'> & { state: CourseState | 'over' }) | null> {
  const client = serviceClient(signal);
  const submission = await dataOf(
    client
      .from('workbook_submissions')
      .select('first_name, submitted_at, request:workbook_requests!inner(id, consent_at, unsubscribed_at)')
      .eq('id', submissionId)
      .maybeSingle(),
  );
  const reader = submission && (await findReader(submission.request.id, signal));
  if (!reader) return null;
  const { submitted_at, first_name, request } = submission;
  const isAfter = (moment: string) => Date.parse(submitted_at) > Date.parse(moment);
  const found = { ...reader, firstName: first_name ?? reader.firstName };
  if (request.unsubscribed_at !== null)
    return { ...found, state: isAfter(request.unsubscribed_at) ? 'waiting' : 'stopped' };
  if (reader.state === 'waiting') return found;
  const waiting = client
    .from('email_jobs')
    .select('id')
    .eq('request_id', request.id)
    .like('kind', 'course-%');
  const next = await dataOf(waiting.is('sent_at', null).is('dead_at', null).limit(1));
  if (next.length > 0) return found;
  return { ...found, state: isAfter(request.consent_at) ? 'waiting' : 'over' };
}
