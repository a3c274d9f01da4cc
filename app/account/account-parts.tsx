import type { ReactNode } from 'react';
import { SignOutForm } from '@/components/forms/buttons';
import { TextLink } from '@/components/site/links';
import { Card } from '@/components/ui/card';
import { accountScreen } from '@/content/account';
import { accountConsent } from '@/content/account-consent';
import type { Consent } from '@/lib/data/account-consents';
import { EmailForm, NameForm, PasswordForm } from './account-forms';
import { DeletionForm } from './deletion-form';
import { ExportForm } from './export-form';
import { KeptFlips } from './kept-flips';
import { SessionList, type ShownSession } from './session-list';

interface AccountPartsProps {
  email: string;
  fullName: string;
  withPassword: boolean;
  /** Consent to storing flips; undefined once the account is deleted. */
  consent: Consent | null | undefined;
  hasFlips: boolean;
  /** Null if they could not be read. */
  sessions: readonly ShownSession[] | null;
}

export function AccountParts({
  email,
  fullName,
  withPassword,
  consent,
  hasFlips,
  sessions: shown,
}: AccountPartsProps) {
  const { lead, name, email: emailWords, password, data, sessions, deletion } = accountScreen;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-lg">
          {lead} <strong className="wrap-anywhere">{email}</strong>
        </p>
        <SignOutForm from="site">{sessions.here}</SignOutForm>
      </div>
      <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="data">
          <Card look="sheet" className="sm:p-10">
            <h2 id="data" className="text-2xl">
              {data.title}
            </h2>
            <dl className="mt-6 grid gap-5">
              {data.kept.map(({ what, why }) => (
                <div key={what} className="border-l-2 border-sage pl-5">
                  <dt className="font-semibold">{what}</dt>
                  <dd className="mt-1 text-muted">{why}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-6">
              {data.health} <TextLink link={data.more} />
            </p>
            <ExportForm withPassword={withPassword} />
          </Card>
        </section>
        <div className="grid content-start gap-14 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {(consent || hasFlips) && (
            <Part id="flips" title={consent ? accountConsent.kept.title : accountConsent.rest.title}>
              <KeptFlips consent={consent ?? null} />
            </Part>
          )}
          <Part id="name" title={name.title}>
            <NameForm fullName={fullName} />
          </Part>
          <Part id="email" title={emailWords.title}>
            {withPassword ? <EmailForm /> : <p className="text-muted">{emailWords.google}</p>}
          </Part>
          <Part id="password" title={password.title}>
            {withPassword ? (
              <>
                <p className="text-muted">{password.lead}</p>
                <PasswordForm email={email} />
              </>
            ) : (
              <p className="text-muted">{password.google}</p>
            )}
          </Part>
          <Part id="sessions" title={sessions.title}>
            <p className="text-muted">{sessions.text}</p>
            {shown ? <SessionList sessions={shown} /> : <p>{sessions.unavailable}</p>}
            <SignOutForm from="site" everywhere size="md">
              {sessions.everywhere}
            </SignOutForm>
          </Part>
        </div>
        {/* On wide screens beside the other sections, below what it deletes; last on a phone. */}
        <div className="max-w-prose">
          <Part id="delete" title={deletion.title}>
            <p className="text-muted">{deletion.text}</p>
            <DeletionForm withPassword={withPassword} />
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-5">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
