import { readFile } from 'node:fs/promises';
import { after } from 'next/server';
import { readLink } from '@/lib/crypto/links';
import { findReaderBySubmission, startCourse } from '@/lib/data/workbook-requests';
import { type WorkbookFormat, workbookFile, workbookFiles } from '@/lib/generated';
import { seeOther, textResponse } from '@/lib/http/responses';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';

/** A GET redirects to the form. */
export function GET(): Response {
  return seeOther(paths.workbook);
}

/**
 * Sends the workbook as a file. With the token of the workbook mail (`t`), the POST also confirms and starts the
 * course, once. `as` is the file format, or `pages` to redirect to the fillable pages.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const token = String(form.get('t') ?? '');
  const submissionId = readLink('open', token);
  if (submissionId) {
    try {
      await startCourseFor(submissionId);
    } catch (error) {
      console.error(error);
      return seeOther(`${paths.workbookOpen(token)}?failed=1`);
    }
    after(sendSoon);
    if (form.get('as') === 'pages') return seeOther(paths.workbookFill);
  }
  return fileOf(formatOf(form.get('as'), request.headers.get('accept-language')));
}

async function startCourseFor(submissionId: string): Promise<void> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const reader = await findReaderBySubmission(submissionId, signal);
  if (!reader || reader.state === 'stopped') return;
  await startCourse(submissionId, signal);
}

/** A PDF by default: US Letter if the browser's language names a country that uses it, else A4. */
function formatOf(chosen: FormDataEntryValue | null, languages: string | null): WorkbookFormat {
  if (chosen === 'a4' || chosen === 'letter' || chosen === 'epub') return chosen;
  return /^[a-z]{2,3}-(?:US|CA|MX|PH)\b/i.test(languages ?? '') ? 'letter' : 'a4';
}

async function fileOf(format: WorkbookFormat): Promise<Response> {
  const { name, type } = workbookFiles[format];
  try {
    const file = await readFile(workbookFile(format));
    return new Response(new Uint8Array(file), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="the-flip-method-${name}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    console.error(error);
    return textResponse('The workbook cannot be found just now. Please try again in a few minutes.', 503);
  }
}
