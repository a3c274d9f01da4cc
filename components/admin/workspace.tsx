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
  /** Of the page, or of the one above it in the navigation. */
  path: string;
  /** Of the admin who is signed in. */
  email: string;
  /** What stands right of the page's name, such as a way to download it. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the owner's workspace. No layout of Next: a layout would be around a refusal, too. The site's own bar and
 * banner are folded into it.
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
            <Ways current={page.href} email={email} />
          </div>
        </details>
        <div className="workspace-column">
          <Ways current={page.href} email={email} />
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

/** Where one can go from here. */
function Ways({ current, email }: { current: string; email: string }) {
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
