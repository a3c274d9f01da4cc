import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';

/** State of a reader's course. `waiting`: not yet confirmed from the workbook mail. */
export type CourseState = 'waiting' | 'running' | 'paused' | 'stopped';

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
