import 'server-only';

import { unstable_rethrow } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { Workspace } from '@/components/admin/workspace';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import type { FormMessage } from '@/lib/forms/form-state';
import type { Client } from '@/lib/supabase/client';
import { createServerClient } from '@/lib/supabase/server';
import { adminHref, type Query, readNotice } from './address';
import { ReadError } from './read-error';
import { Refusal } from './refusal';
import '@/app/styles/admin.css';

interface PageProps {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Query>;
}

/** The request for a workspace page, and the admin who made it. */
export interface PageRequest extends Pick<KnownAdmin, 'hasFactor'> {
  query: Query;
  params: Record<string, string>;
  /** Has the admin's session. */
  client: Client;
  /** Epoch milliseconds. */
  now: number;
}

interface WorkspacePageOptions {
  /** Rendered beside the page heading, such as a download link. */
  tools?: (request: PageRequest) => ReactNode;
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
  { tools, notices = {} }: WorkspacePageOptions = {},
) {
  return async ({ params, searchParams }: PageProps) => {
    const refusal = await readRefusal();
    if (refusal) return <Refusal reason={refusal} />;
    // Checked before the first byte: once streaming has begun, the status can no longer become 403.
    const { session, hasFactor } = await requireAdmin();
    const query = await searchParams;
    const client = await createServerClient();
    const request = { query, params: await params, hasFactor, client, now: Date.now() };
    const shown = Object.entries(notices).flatMap(([name, words]) => readNotice(query, name, words) ?? []);
    return (
      <Workspace path={path} email={session.email} tools={tools?.(request)}>
        {shown.map((message) => (
          <div key={message.title} className="mb-6">
            <ToastedNotice message={message} />
          </div>
        ))}
        {await showOrReadError(() => show(request), adminHref(query, path))}
      </Workspace>
    );
  };
}

/** @param href the target of the retry link */
export async function showOrReadError(
  show: () => Promise<ReactElement>,
  href: string,
): Promise<ReactElement> {
  try {
    return await show();
  } catch (error) {
    unstable_rethrow(error);
    console.error(error);
    return <ReadError href={href} />;
  }
}
