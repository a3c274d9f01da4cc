import Link from 'next/link';
import type { ReactNode } from 'react';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { Mark } from '@/components/illustrations/mark';
import { ArrivalNotices } from '@/components/site/arrival-notices';
import { CrisisLink } from '@/components/site/crisis-link';
import { ElementsScript } from '@/components/site/elements-script';
import { SkipLink } from '@/components/site/skip-link';
import { adminWords } from '@/content/admin';
import { mailWords } from '@/content/admin-mails';
import { workspacePages, workspaceWords } from '@/content/admin-workspace';
import { banner } from '@/content/banner';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { PageLinks } from './page-links';
import { WorkspaceTools } from './workspace-tools';

interface WorkspaceProps {
  /** The page's path, or that of its parent in the navigation. */
  path: string;
  /** Of the signed-in admin. */
  email: string;
  /** Rendered beside the page heading, such as a download link. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of the owner's workspace. Not a Next layout, which would also wrap the refusal pages. The site's navigation
 * and banner are inside a disclosure.
 */
export function Workspace({ path, email, tools, children }: WorkspaceProps) {
  const page = workspacePages.findLast(({ href }) => path.startsWith(href)) ?? workspacePages[0];
  return (
    <>
      <SkipLink />
      <ArrivalNotices path={paths.admin} />
      <header className="workspace-side" data-print="hide">
        <Link href={paths.admin} prefetch={false} className="workspace-mark" aria-label={site.name}>
          <Mark className="h-8 w-6 shrink-0" />
          <span aria-hidden="true" className="font-serif text-base whitespace-nowrap">
            {site.name}
          </span>
        </Link>
        <details className="workspace-menu">
          <summary>{workspaceWords.menu}</summary>
          <div className="workspace-sheet">
            <WorkspaceNavigation current={page.href} email={email} />
          </div>
        </details>
        <div className="workspace-column">
          <WorkspaceNavigation current={page.href} email={email} />
        </div>
        <WorkspaceTools />
      </header>
      <main id="main" tabIndex={-1} className="workspace-main outline-none">
        <div className="workspace-page">
          <div className="workspace-head">
            <h1 className="text-2xl">{page.label}</h1>
            {tools}
          </div>
          {page.href === paths.adminMails && <PageLinks {...mailWords.ways} current={path} />}
          {children}
        </div>
      </main>
      <ElementsScript />
    </>
  );
}

function WorkspaceNavigation({ current, email }: { current: string; email: string }) {
  return (
    <>
      <nav aria-label={workspaceWords.navigation}>
        <ul>
          {workspacePages.map(({ id, label, href }) => (
            <li key={id}>
              <Link
                href={href}
                prefetch={false}
                className="workspace-link"
                aria-current={href === current ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="workspace-foot">
        <p className="wrap-anywhere">{email}</p>
        <SignOutForm from="site">{adminWords.signOut}</SignOutForm>
        <p>
          <a className="link is-alone" href={paths.home}>
            {adminWords.back}
          </a>
        </p>
        <details>
          <summary className="link is-alone">{workspaceWords.site}</summary>
          <p className="my-2">{banner.text}</p>
          <ul>
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a className="link is-alone" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <CrisisLink className="text-sm" />
      </div>
    </>
  );
}
