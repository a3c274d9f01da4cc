import 'server-only';

import { unstable_rethrow } from 'next/navigation';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { FormsOf } from '@/components/forms/use-form-result';
import { Mark } from '@/components/illustrations/drawings';
import { ElementsScript, FlashMessages, SkipLink } from '@/components/site/frame';
import { CrisisLink } from '@/components/site/navigation';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/notice';
import { adminWords } from '@/content/admin/admin';
import { mailWords } from '@/content/admin/mails';
import { workspacePages, workspaceWords } from '@/content/admin/workspace';
import { banner } from '@/content/banner';
import { navigation as siteNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import { readRefusal, requireAdmin, requireInbox } from '@/lib/auth/require-admin';
import type { FormMessage } from '@/lib/domain/form-message';
import type { User } from '@/lib/domain/session';
import { paths } from '@/lib/paths';
import { createServerClient } from '@/lib/supabase/server';
import type { Client } from '@/lib/supabase/service';
import { PageNotice, PendingBar } from './forms';
import { AdminLink, adminHref, type Query, readQuery, type SearchParams, SubNav } from './parts';
import { Refusal } from './refusal';
import { WorkspaceLink } from './remembered';
import './admin.css';

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
  'aria-[current]:shadow-[inset_3px_0_0_var(--sea-text)]',
];

/** The page of the navigation at this path, or its parent there. */
const pageAt = (path: string) =>
  workspacePages.findLast(({ href }) => path.startsWith(href)) ?? workspacePages[0];

interface WorkspaceProps {
  /** The page's path, or that of its parent in the navigation. */
  path: string;
  /** The path and query of this page. */
  here: string;
  admin: User;
  role: KnownAdmin['role'];
  /** Instead of the page's name. */
  title?: string | undefined;
  /** Rendered beside the page heading, such as a download link. */
  tools?: ReactNode;
  /** A skip link before that to the content. */
  skip?: ComponentProps<typeof SkipLink> | undefined;
  children: ReactNode;
}

/**
 * The layout of the owner's workspace. Not a Next layout, which would also wrap the refusal pages. The site's navigation
 * and banner are inside a disclosure.
 */
export function Workspace({ path, here, admin, role, title, tools, skip, children }: WorkspaceProps) {
  const pages = role === 'inbox' ? workspacePages.filter(({ forInbox }) => forInbox) : workspacePages;
  const page = pageAt(path);
  const navigation = <WorkspaceNavigation pages={pages} current={page.href} here={here} admin={admin} />;
  return (
    <>
      <PendingBar />
      <header className={cn(sideClasses)} data-print="hide">
        {skip && <SkipLink {...skip} />}
        <SkipLink />
        <AdminLink href={paths.admin} className="flex min-h-11 items-center gap-3" aria-label={site.name}>
          <Mark className="h-8 w-6 shrink-0" />
          <span aria-hidden="true" className="font-serif text-base whitespace-nowrap">
            {site.name}
          </span>
        </AdminLink>
        <details className="side:hidden">
          <summary className="flex min-h-11 items-center pl-4 font-semibold">{workspaceWords.menu}</summary>
          <div className={cn(sheetClasses)}>{navigation}</div>
        </details>
        <div className="order-2 hidden grow content-between gap-8 side:grid">{navigation}</div>
      </header>
      <FlashMessages path={paths.admin} />
      <main
        id="main"
        data-admin={admin.userId}
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--frame-top))] outline-none side:ml-62 print:ml-0"
      >
        <div className="max-w-page px-(--gutter) pt-7 pb-20 side:px-[clamp(2rem,4vw,4rem)] side:pt-9 side:pb-24">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
            <h1 className="text-2xl">{title ?? page.label}</h1>
            {tools}
          </div>
          {page.href === paths.adminMails && <SubNav {...mailWords.ways} current={path} />}
          <FormsOf person={admin.userId}>{children}</FormsOf>
        </div>
      </main>
      <ElementsScript />
    </>
  );
}

interface NavigationProps extends Pick<WorkspaceProps, 'here' | 'admin'> {
  pages: readonly { id: string; label: string; href: string }[];
  current: string;
}

function WorkspaceNavigation({ pages, current, here, admin }: NavigationProps) {
  return (
    <>
      <nav aria-label={workspaceWords.navigation}>
        <ul>
          {pages.map(({ id, label, href }) => (
            <li key={id}>
              <WorkspaceLink
                href={href}
                className={cn(linkClasses)}
                aria-current={href === current ? 'page' : undefined}
              >
                {label}
              </WorkspaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="max-w-full truncate" title={admin.email}>
          {admin.email}
        </p>
        <SignOutForm from="admin" next={here} person={admin.userId}>
          {adminWords.signOut}
        </SignOutForm>
        <p>
          <a className="link is-alone" href={paths.home}>
            {adminWords.back}
          </a>
        </p>
        <details>
          <summary className="link is-alone">{workspaceWords.site}</summary>
          <p className="my-2">{banner.text}</p>
          <ul>
            {siteNavigation.map(({ label, href }) => (
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

interface PageProps {
  params: Promise<Record<string, string>>;
  searchParams: SearchParams;
}

/** The request for a workspace page, and the admin who made it. */
export interface PageRequest extends Pick<KnownAdmin, 'hasFactor' | 'role'> {
  query: Query;
  params: Record<string, string>;
  /** Has the admin's session. */
  client: Client;
  /** Epoch milliseconds. */
  now: number;
  /** The UTC day, YYYY-MM-DD. */
  today: string;
}

interface WorkspacePageOptions {
  /** Instead of the page's name. */
  title?: string;
  /** Rendered beside the page heading, such as a download link. */
  tools?: (request: PageRequest) => ReactNode;
  /** A skip link before that to the content. */
  skip?: (query: Query) => ComponentProps<typeof SkipLink>;
  /** Messages by query parameter and value: `{ done: { saved } }` for `?done=saved`. */
  notices?: Readonly<Record<string, Readonly<Record<string, FormMessage>>>>;
}

/**
 * Creates a workspace page: checks access, then renders the content inside the workspace layout.
 * @param path the page's own path, or that of its parent in the navigation
 * @param show runs for admins only; if it throws, the page shows an error instead
 */
export function workspacePage(
  path: string,
  show: (request: PageRequest) => Promise<ReactElement>,
  { title, tools, skip, notices = {} }: WorkspacePageOptions = {},
) {
  return async ({ params, searchParams }: PageProps) => {
    const refusal = await readRefusal();
    const query = await readQuery(searchParams);
    const own = await params;
    const here = adminHref(query, [path, ...Object.values(own)].join('/'));
    if (refusal) return <Refusal reason={refusal} next={here} />;
    // Checked before the first byte: once streaming has begun, the status can no longer become 403.
    const { user, hasFactor, role } = await (pageAt(path).forInbox ? requireInbox : requireAdmin)();
    const client = await createServerClient();
    const now = Date.now();
    const today = new Date(now).toISOString().slice(0, 10);
    const request = { query, params: own, hasFactor, role, client, now, today };
    // Text from the URL itself is never shown.
    const shown = Object.entries(notices).map(([name, messages]) => {
      const key = query[name] ?? '';
      const message = Object.hasOwn(messages, key) && messages[key];
      return message && <PageNotice key={name} parameter={name} message={message} />;
    });
    return (
      <Workspace
        path={path}
        here={here}
        admin={user}
        role={role}
        title={title}
        tools={tools?.(request)}
        skip={skip?.(query)}
      >
        {shown}
        {await showOrReadError(() => show(request), here)}
      </Workspace>
    );
  };
}

/**
 * Shows an error in place of content whose data could not be read.
 * @param href the target of the retry link
 */
export async function showOrReadError(
  show: () => Promise<ReactElement>,
  href: string,
): Promise<ReactElement> {
  try {
    return await show();
  } catch (error) {
    unstable_rethrow(error);
    console.error(error);
    return (
      <div className="grid justify-items-start gap-6 py-12">
        <Notice message={adminWords.failed} />
        <ButtonLink href={href}>{adminWords.retry}</ButtonLink>
      </div>
    );
  }
}
