import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { readableDate } from '@/content/articles/article';
import { issuePage, newsletterPage } from '@/content/newsletter';
import { listIssuePages } from '@/lib/data/newsletter';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

const { letters } = newsletterPage;

export const metadata = linkMetadata(letters.headline);
export const dynamic = 'force-dynamic';

/** The issues that the owner lists. */
export default async function IssuesPage() {
  const issues = await listIssuePages();
  return (
    <Frame path={paths.newsletter}>
      <PageHead title={letters.headline} lead={issues.length > 0 ? letters.lead : letters.none} />
      <div className="wrap grid gap-10 py-12">
        {issues.length > 0 && (
          <ul className="grid gap-4">
            {issues.map(({ id, subject, sent_at }) => (
              <li key={id}>
                <a className="link text-lg wrap-anywhere" href={paths.newsletterIssue(id)} dir="auto">
                  {subject}
                </a>{' '}
                <span className="text-muted">{readableDate(sent_at.slice(0, 10))}</span>
              </li>
            ))}
          </ul>
        )}
        <p>
          <TextLink link={issuePage.subscribe} />
        </p>
      </div>
    </Frame>
  );
}
