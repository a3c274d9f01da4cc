import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RangePicker } from '@/components/admin/range-picker';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { Frame } from '@/components/site/frame';
import { Spinner } from '@/components/ui/spinner';
import { adminWords } from '@/content/admin';
import { meta } from '@/content/meta';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { paths } from '@/lib/paths';
import {
  type AdminView,
  adminHref,
  auditFields,
  messageFields,
  parseView,
  rangeFields,
  streamField,
} from './address';
import { Dashboard } from './dashboard';
import { Refusal } from './refusal';
import '@/app/styles/inbox.css';
import '@/app/styles/dashboard.css';

const { title, description } = meta[paths.admin];
export const metadata: Metadata = { title: { absolute: title }, description, robots: { index: false } };

interface AdminPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AdminPage({ searchParams }: AdminPageProps) {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  // Once more, and before the first byte: an answer that has begun can no longer become a 403.
  const { session, hasFactor } = await requireAdmin();
  const view = parseView(await searchParams, Date.now());
  const kept = { ...messageFields(view), ...auditFields(view), ...streamField(view) };
  return (
    <Frame path={paths.admin}>
      <div className="wrap pt-10 pb-24">
        <p data-print="hide">
          <a className="link" href={paths.home}>
            {adminWords.back}
          </a>
        </p>
        <div className="admin-head">
          <h1 className="text-3xl">{adminWords.title}</h1>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <span className="break-all">{session.email}</span>
            <a className="link" href={paths.adminSecondFactor}>
              {hasFactor ? adminWords.secondFactor : adminWords.noSecondFactor}
            </a>
            <SignOutForm from="site">{adminWords.signOut}</SignOutForm>
          </div>
        </div>
        <RangePicker
          range={view.range}
          hrefOf={(preset) => adminHref({ range: preset, ...kept })}
          kept={kept}
          csvHref={adminHref(
            { ...rangeFields(view), ...messageFields(view), ...pageField(view), ...auditFields(view) },
            paths.adminExport,
          )}
        />
        {view.stream ? (
          <Suspense fallback={<Waiting view={view} />}>
            <Dashboard view={view} />
          </Suspense>
        ) : (
          <Dashboard view={view} />
        )}
      </div>
    </Frame>
  );
}

function pageField({ before }: AdminView): Record<string, string> {
  return before ? { before } : {};
}

/** What streams in later is put in its place by a script; without scripts the page is asked for in one piece. */
function Waiting({ view }: { view: AdminView }) {
  const whole = adminHref({
    ...rangeFields(view),
    ...messageFields(view),
    ...pageField(view),
    ...auditFields(view),
    ...(view.auditBefore && { log: String(view.auditBefore) }),
    ...(view.message && { message: view.message }),
    stream: 'off',
  });
  return (
    <div className="grid gap-4 py-16">
      <Spinner label={adminWords.loading} />
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${whole}`} />
        <a className="link" href={whole}>
          {adminWords.withoutScript}
        </a>
      </noscript>
    </div>
  );
}
