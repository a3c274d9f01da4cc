import { recordConsent } from '@/lib/data/account-consents';
import { stopNotebookCounts } from '@/lib/data/notebook-counts';
import { answerJson, orUnavailable } from '@/lib/http/api-answer';
import { readPost } from '@/lib/http/read-post';
import { askWriter } from '../ask-writer';
import { choiceSchema } from '../schema';

/** Whether the account is to keep counts: `{ keeps }`. Yes is recorded with its sentence; no deletes all that was kept. */
export async function POST(request: Request): Promise<Response> {
  const { data, refusal } = await readPost(request, {
    schema: choiceSchema,
    largest: 1_024,
    things: 'choices',
  });
  if (refusal) return refusal;
  return orUnavailable(async () => {
    const writer = await askWriter(data.userId);
    if (writer.refusal) return writer.refusal;
    if (data.keeps) await recordConsent(writer.userId, 'counts');
    else await stopNotebookCounts(writer.userId);
    return answerJson({ keeps: data.keeps });
  });
}
