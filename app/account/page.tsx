import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CurrentPasswordField } from '@/components/forms/account-fields';
import { SignOutForm } from '@/components/forms/sign-out-form';
import { FormsOf, PersonField } from '@/components/forms/use-form-result';
import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { readableDate } from '@/content/articles/article';
import { accountScreen } from '@/content/auth/account';
import { accountConsent } from '@/content/auth/consent';
import { ownWorkbookLink } from '@/content/navigation';
import { listSessions, signInMethods } from '@/lib/auth/account';
import { listPasskeys, passkeysAreOn } from '@/lib/auth/passkeys';
import { hasAdminRole } from '@/lib/auth/require-admin';
import { readUser, requireUser } from '@/lib/auth/session';
import { readConsent } from '@/lib/data/account-consents';
import { hasFlips } from '@/lib/data/flip-sessions';
import { readProfile } from '@/lib/data/personal-data';
import { describeDevice } from '@/lib/domain/session';
import { isActionRequest } from '@/lib/forms/form-action';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import {
  ConsentForm,
  CountsForm,
  DeletionForm,
  EmailForm,
  EverywhereFields,
  NameForm,
  PasswordForm,
  SessionList,
  type ShownSession,
  StopForm,
  UnlinkGoogleForm,
} from './account-forms';
import { Passkeys, type ShownPasskey } from './passkeys';

export const metadata: Metadata = unlistedMetadata(paths.account);

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

interface AccountPageProps {
  searchParams: Promise<{ next?: string | string[] }>;
}

export default async function AccountPage({ searchParams }: AccountPageProps) {
  const account = await readAccount();
  const { next } = await searchParams;
  return (
    <Frame path={paths.account} forAdmin={account?.isAdmin}>
      <div className="wrap pt-12 pb-24 sm:pt-16">
        <h1 className="text-3xl">{accountScreen.title}</h1>
        {account?.isAdmin && (
          <p className="mt-4">
            <a className="link" href={paths.admin}>
              {accountScreen.workspace}
            </a>
          </p>
        )}
        {account ? (
          <AccountParts {...account} next={typeof next === 'string' ? next : undefined} />
        ) : (
          <Notice message={accountScreen.unavailable} className="mt-8 max-w-prose" />
        )}
      </div>
    </Frame>
  );
}

/** @param next path to continue to after the consent */
type AccountPartsProps = Account & { next: string | undefined };

/** The three things that people come for first: flips kept or not, the download, and the deletion. */
function AccountParts(props: AccountPartsProps) {
  const { userId, email, fullName, withPassword, withGoogle, passkeys } = props;
  const { lead, name, email: emailWords, password, ways, sessions, deletion, counts } = accountScreen;
  return (
    <FormsOf person={userId}>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-lg">
          {lead} <strong className="wrap-anywhere">{email}</strong>
        </p>
        <SignOutForm from="site" person={userId}>
          {sessions.here}
        </SignOutForm>
      </div>
      <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_26rem]">
        <div className="grid content-start gap-14">
          <Flips {...props} />
          <YourData withPassword={withPassword} />
          {props.countsConsent && (
            <Part id="counts" title={counts.title}>
              <p className="max-w-prose text-muted">{counts.text}</p>
              <CountsForm />
            </Part>
          )}
          <Part id="delete" title={deletion.title}>
            <p className="max-w-prose text-muted">{deletion.text}</p>
            <DeletionForm withPassword={withPassword} />
          </Part>
        </div>
        <div className="grid content-start gap-14">
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
          <Part id="ways" title={ways.title}>
            <ul className="grid list-disc gap-1 pl-5">
              {withPassword && <li>{ways.password}</li>}
              {withGoogle && <li>{ways.google}</li>}
              {Boolean(passkeys?.length) && <li>{ways.passkey}</li>}
            </ul>
            {withGoogle && withPassword && <UnlinkGoogleForm withPasskeys={Boolean(passkeys?.length)} />}
            {withGoogle && !withPassword && <p className="text-muted">{ways.onlyGoogle}</p>}
          </Part>
          {passkeys !== undefined && (
            <Part id="passkeys" title={accountScreen.passkeys.title}>
              <Passkeys passkeys={passkeys} withPassword={withPassword} />
            </Part>
          )}
          <Part id="sessions" title={sessions.title}>
            <p className="text-muted">{sessions.text}</p>
            {props.sessions ? <SessionList sessions={props.sessions} /> : <p>{sessions.unavailable}</p>}
            <SignOutForm from="site" fields={<EverywhereFields />} size="md">
              {sessions.everywhere}
            </SignOutForm>
          </Part>
        </div>
      </div>
    </FormsOf>
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

/** The consent, its date and a way to withdraw it; without one, the question, and a way to delete earlier flips. */
function Flips({ consent, hasFlips, next }: Pick<AccountPartsProps, 'consent' | 'hasFlips' | 'next'>) {
  const { kept, rest } = accountConsent;
  const givenOn = consent?.given_at.slice(0, 10) ?? '';
  return (
    <>
      {consent === null && <ConsentForm next={next} />}
      {consent && (
        <Part id="flips" title={kept.title}>
          <p>
            {kept.since} <time dateTime={givenOn}>{readableDate(givenOn)}</time>. {kept.agreed}
          </p>
          <blockquote className="max-w-prose border-l-2 border-sage pl-5">{consent.text}</blockquote>
          <p className="text-muted">{kept.stopText}</p>
          <StopForm isEnded={false} />
        </Part>
      )}
      {consent === null && hasFlips && (
        <Part id="flips" title={rest.title}>
          <p className="text-muted">{rest.text}</p>
          <StopForm isEnded />
        </Part>
      )}
    </>
  );
}

/** What is stored about the person, folded, and the download of it. */
function YourData({ withPassword }: Pick<AccountPartsProps, 'withPassword'>) {
  const { data } = accountScreen;
  return (
    <section aria-labelledby="data">
      <Card look="sheet" className="grid gap-6 sm:p-10">
        <h2 id="data" className="text-2xl">
          {data.title}
        </h2>
        <p>
          {data.device} <TextLink link={ownWorkbookLink} />
        </p>
        {/* A native form, because the response is a file. */}
        <form method="post" action={`${paths.account}/export`} className="grid gap-5">
          <PersonField />
          {withPassword && <CurrentPasswordField id="export-password" label={data.password} />}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="format" value="json" variant="secondary" size="sm">
              {data.json}
            </Button>
            <Button type="submit" name="format" value="csv" variant="secondary" size="sm">
              {data.csv}
            </Button>
          </p>
        </form>
        <details>
          <summary className="link w-fit">{data.open}</summary>
          <dl className="mt-6 grid gap-5">
            {data.kept.map(({ what, why }) => (
              <div key={what} className="border-l-2 border-sage pl-5">
                <dt className="font-semibold">{what}</dt>
                <dd className="mt-1 text-muted">{why}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6">{data.health}</p>
        </details>
        <p>
          <TextLink link={data.more} />
        </p>
      </Card>
    </section>
  );
}

/** @returns null if the account could not be read; redirects signed-out visitors to sign-in */
async function readAccount() {
  return callBackend(async () => {
    // Re-rendered by the action that deleted the account: keep the form mounted until it redirects.
    if (!(await readUser()) && (await isActionRequest()))
      return {
        userId: '',
        email: '',
        fullName: '',
        withPassword: true,
        withGoogle: false,
        // Shows neither the question nor the consent.
        consent: undefined,
        countsConsent: null,
        hasFlips: false,
        sessions: [],
        passkeys: undefined,
        isAdmin: false,
      };
    const user = await requireUser(paths.account);
    const { userId } = user;
    // The email comes from the profile: the access token may hold the previous one for up to an hour.
    const [profile, ways, consent, countsConsent, kept, isAdmin, sessions, passkeys] = await Promise.all([
      readProfile(user),
      signInMethods(userId),
      readConsent(userId, 'flips'),
      readConsent(userId, 'counts'),
      hasFlips(userId),
      hasAdminRole(user),
      readSessions(userId),
      readPasskeys(),
    ]);
    const consents = { consent, countsConsent, hasFlips: kept };
    return { ...profile, userId, ...ways, ...consents, isAdmin, sessions, passkeys };
  }, null);
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @returns null if they could not be read; the rest of the account is still shown */
async function readSessions(userId: string): Promise<ShownSession[] | null> {
  const sessions = await callBackend(() => listSessions(userId), null);
  return (
    sessions?.map(({ id, user_agent, last_used_at, isCurrent }) => ({
      id,
      device: describeDevice(user_agent),
      lastUsed: dates.format(new Date(last_used_at)),
      isCurrent,
    })) ?? null
  );
}

/** @returns undefined if the site has none, null if they could not be read */
async function readPasskeys(): Promise<ShownPasskey[] | null | undefined> {
  if (!passkeysAreOn()) return undefined;
  const passkeys = await callBackend(listPasskeys, null);
  return (
    passkeys?.map(({ id, friendly_name: name = '', created_at, last_used_at }) => ({
      id,
      name,
      added: dates.format(new Date(created_at)),
      lastUsed: last_used_at ? dates.format(new Date(last_used_at)) : null,
    })) ?? null
  );
}
