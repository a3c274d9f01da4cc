import Link from 'next/link';
import type { ReactNode } from 'react';
import { SignOutForm } from '@/components/forms/buttons';
import { Mark } from '@/components/illustrations/drawings';
import { ArrivalNotices, ElementsScript, SkipLink } from '@/components/site/frame';
import { CrisisLink } from '@/components/site/navigation';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import { mailWords } from '@/content/admin-mails';
import { workspacePages, workspaceWords } from '@/content/admin-workspace';
import { banner } from '@/content/banner';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { PageLinks } from './page-links';
import { WorkspaceTools } from './workspace-tools';

/** A bar at the top; on wide screens a column at the side. */
const sideClasses = [
  'sticky top-0 z-30 flex min-h-(--frame-top) items-center justify-between border-b border-line bg-surface',
  'px-(--gutter) text-sm/[1.6] side:fixed side:inset-y-0 side:left-0 side:w-62 side:flex-col side:items-stretch',
  'side:justify-start side:gap-6 side:overflow-y-auto side:border-r side:border-b-0 side:px-7 side:py-6',
];
const sheetClasses = [
  'absolute inset-x-0 top-full grid max-h-[calc(100dvh-var(--frame-top))] gap-5 overflow-y-auto overscroll-contain',
  'border-b border-edge bg-surface px-(--gutter) pt-4 pb-8',
];
const linkClasses = [
  '-mx-3 flex min-h-10 items-center rounded-md px-3 text-base text-muted hover:bg-sage-wash hover:text-ink',
  'aria-[current]:bg-sage-wash aria-[current]:font-strong aria-[current]:text-ink',
];

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
      <header className={cn(sideClasses)} data-print="hide">
        <Link
          href={paths.admin}
          prefetch={false}
          className="flex min-h-11 items-center gap-3"
          aria-label={site.name}
        >
          <Mark className="h-8 w-6 shrink-0" />
          <span aria-hidden="true" className="font-serif text-base whitespace-nowrap">
            {site.name}
          </span>
        </Link>
        <details className="side:hidden">
          <summary className="flex min-h-11 items-center pl-4 font-semibold">{workspaceWords.menu}</summary>
          <div className={cn(sheetClasses)}>
            <WorkspaceNavigation current={page.href} email={email} />
          </div>
        </details>
        <div className="order-2 hidden grow content-between gap-8 side:grid">
          <WorkspaceNavigation current={page.href} email={email} />
        </div>
        <WorkspaceTools />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--frame-top))] outline-none side:ml-62 print:ml-0"
      >
        <div className="max-w-page px-(--gutter) pt-7 pb-20 side:px-[clamp(2rem,4vw,4rem)] side:pt-9 side:pb-24">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
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
                className={cn(linkClasses)}
                aria-current={href === current ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
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
