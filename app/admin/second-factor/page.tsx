import { SignOutForm } from '@/components/forms/sign-out-form';
import { FormsOf } from '@/components/forms/use-form-result';
import { Frame } from '@/components/site/frame';
import { Card } from '@/components/ui/card';
import { secondFactor } from '@/content/auth/second-factor';
import { hasAuthenticatorApp } from '@/lib/auth/proof';
import { readRefusal, requireAdminRole } from '@/lib/auth/require-admin';
import { destinationOf } from '@/lib/auth/sign-in';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { PageNotice } from '../forms';
import { readQuery, type SearchParams } from '../parts';
import { Refusal } from '../refusal';
import { SecondFactor } from './second-factor';
import '../admin.css';

export const metadata = unlistedMetadata(paths.adminSecondFactor);

/** Sets up, verifies and manages the second factor. Contains no dashboard data, as it opens before verification. */
export default async function SecondFactorPage({ searchParams }: { searchParams: SearchParams }) {
  const { next, done } = await readQuery(searchParams);
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} next={destinationOf(next, paths.admin)} />;
  const { status, user, hasFactor } = await requireAdminRole();
  // An app, if the auth service does not say which factor there is.
  const factor = !hasFactor ? 'none' : (await callBackend(hasAuthenticatorApp, true)) ? 'app' : 'passkey';
  return (
    <Frame path={paths.admin} forAdmin>
      <div className="wrap grid max-w-[calc(var(--container-form)+2*var(--gutter))] gap-6 pt-10 pb-24 sm:pt-16 lg:pt-20">
        <Card look="sheet" className="grid gap-7 pb-12 sm:p-10 sm:pb-12">
          {done === 'recovered' && !hasFactor && (
            <PageNotice parameter="done" message={secondFactor.messages.recovered} />
          )}
          <FormsOf person={user.userId}>
            <SecondFactor status={status} factor={factor} next={next} />
          </FormsOf>
        </Card>
        <div className="grid justify-items-start gap-3 px-1 text-sm" data-print="hide">
          {status === 'admin' && (
            <a className="link is-alone" href={paths.admin}>
              {secondFactor.back}
            </a>
          )}
          <div className="flex w-full items-center justify-between gap-x-5">
            <span className="min-w-0 break-all">{user.email}</span>
            <div className="shrink-0">
              <SignOutForm from="admin">{secondFactor.signOut}</SignOutForm>
            </div>
          </div>
        </div>
      </div>
    </Frame>
  );
}
