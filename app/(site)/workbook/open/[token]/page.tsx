import { DownloadButtons } from '@/app/(site)/workbook/form';
import { InvalidLink } from '@/app/(site)/workbook/reading';
import { Frame } from '@/components/site/frame';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { openPage } from '@/content/workbook/links';
import { readLink, signLink } from '@/lib/crypto/links';
import { findReaderBySubmission } from '@/lib/data/workbook-requests';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

export const metadata = linkMetadata(openPage.title);

interface OpenPageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ failed?: string }>;
}

/** A GET changes nothing: mail programs prefetch links. */
export default async function OpenPage({ params, searchParams }: OpenPageProps) {
  const { token } = await params;
  const submissionId = readLink('open', token);
  // If the database is down, the page is still shown, and submitting its form reports the error.
  const unread = { state: 'waiting', requestId: null } as const;
  const reader = submissionId && (await callBackend(() => findReaderBySubmission(submissionId), unread));
  if (!reader) return <InvalidLink />;
  const { state, requestId } = reader;
  const { headline, lead, paper, web, course, failed } = openPage;
  return (
    <Frame path={`${paths.workbook}/open`}>
      <div className="wrap grid gap-10 py-head">
        <div className="grid gap-6">
          <h1 className="max-w-title text-display">{headline}</h1>
          <p className="max-w-lead text-lg">{lead}</p>
        </div>
        {(await searchParams).failed && (
          <div className="grid max-w-prose gap-5">
            <Notice message={{ tone: 'destructive', ...failed }} />
            <DownloadButtons />
          </div>
        )}
        <p className="max-w-prose">
          {course[state]}{' '}
          {state !== 'stopped' && requestId && (
            <a className="link" href={paths.unsubscribeBy(signLink('subscription', requestId))}>
              {course.manage}
            </a>
          )}
        </p>
        <form
          method="post"
          action={paths.workbookDownload}
          className="grid items-start gap-8 md:grid-cols-[2fr_3fr]"
        >
          <input type="hidden" name="t" value={token} />
          {/* First, as on a phone a sheet of paper is too small to read. */}
          <Card className="grid gap-5">
            <h2 className="text-2xl">{web.heading}</h2>
            <p>{web.text}</p>
            <p>
              <Button type="submit" size="lg" name="as" value="pages">
                {web.button}
              </Button>
            </p>
          </Card>
          <Card look="sheet" className="grid gap-5">
            <h2 className="text-2xl">{paper.heading}</h2>
            <p>{paper.text}</p>
            <p className="flex flex-wrap gap-4">
              <Button type="submit" size="lg" variant="secondary" name="as" value="a4">
                {paper.a4}
              </Button>
              <Button type="submit" size="lg" variant="secondary" name="as" value="letter">
                {paper.letter}
              </Button>
              <Button type="submit" variant="quiet" name="as" value="epub">
                {paper.epub}
              </Button>
            </p>
          </Card>
        </form>
      </div>
    </Frame>
  );
}
