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
import { Refusal } from './refusal';
import { Unreadable } from './unreadable';
import '@/app/styles/admin.css';

interface PageProps {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Query>;
}

/** Who opened a page, and how. */
export interface PageRequest extends Pick<KnownAdmin, 'hasFactor'> {
  query: Query;
  params: Record<string, string>;
  /** Asks as the admin. */
  client: Client;
  /** Epoch milliseconds. */
  now: number;
}

interface WorkspacePageOptions {
  /** What stands right of the page's name, such as a way to download it. */
  tools?: (request: PageRequest) => ReactNode;
  /** What the page may be led to with, by its name in the address: `done` for `?done=saved`. */
  notices?: Readonly<Record<string, Readonly<Record<string, FormMessage>>>>;
}

/**
 * A page of the workspace: the refusal, the check, the frame, and what it shows.
 * @param path its own address, or that of the page above it in the navigation
 * @param show is called for an admin alone; where its reads fail, the page says so and shows none of it
 */
export function workspacePage(
  path: string,
  show: (request: PageRequest) => Promise<ReactElement>,
  { tools, notices = {} }: WorkspacePageOptions = {},
) {
  return async ({ params, searchParams }: PageProps) => {
    const refusal = await readRefusal();
    if (refusal) return <Refusal reason={refusal} />;
    // Once more, and before the first byte: an answer that has begun can no longer become a 403.
    const { session, hasFactor } = await requireAdmin();
    const query = await searchParams;
    const client = await createServerClient();
    const request = { query, params: await params, hasFactor, client, now: Date.now() };
    const said = Object.entries(notices).flatMap(([name, words]) => readNotice(query, name, words) ?? []);
    return (
      <Workspace path={path} email={session.email} tools={tools?.(request)}>
        {said.map((message) => (
          <div key={message.title} className="mb-6">
            <ToastedNotice message={message} />
          </div>
        ))}
        {await showOrSayWhy(() => show(request), adminHref(query, path))}
      </Workspace>
    );
  };
}

/** @param href leads to another try */
export async function showOrSayWhy(show: () => Promise<ReactElement>, href: string): Promise<ReactElement> {
  try {
    return await show();
  } catch (error) {
    unstable_rethrow(error);
    console.error(error);
    return <Unreadable href={href} />;
  }
}
