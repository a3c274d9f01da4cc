import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { Notice } from '@/components/ui/notice';
import { accountScreen } from '@/content/account';
import { hasGoogle, listSessions } from '@/lib/auth/account-access';
import { hasPassword } from '@/lib/auth/account-changes';
import { listPasskeys, passkeysAreOn } from '@/lib/auth/passkeys';
import { readSession, requireUser } from '@/lib/auth/session';
import { readConsent } from '@/lib/data/account-consents';
import { hasFlips } from '@/lib/data/flip-sessions';
import { hasAdminRole, readProfile } from '@/lib/data/profiles';
import { describeDevice } from '@/lib/domain/device';
import { isActionRequest } from '@/lib/forms/form-action';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import type { ShownSession } from './account-forms';
import { AccountParts } from './account-parts';
import type { ShownPasskey } from './passkeys';

export const metadata: Metadata = unlistedMetadata(paths.account);

interface AccountPageProps {
  searchParams: Promise<{ next?: string | string[] }>;
}

export default async function AccountPage({ searchParams }: AccountPageProps) {
  const account = await readAccount();
  const { next } = await searchParams;
  return (
    <Frame path={paths.account}>
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

/** @returns null if the account could not be read; redirects signed-out visitors to sign-in */
async function readAccount() {
  return callBackend(async () => {
    // Re-rendered by the action that deleted the account: keep the form mounted until it redirects.
    if (!(await readSession()) && (await isActionRequest()))
      return {
        userId: '',
        email: '',
        fullName: '',
        withPassword: true,
        withGoogle: false,
        consent: undefined,
        hasFlips: false,
        sessions: [],
        passkeys: undefined,
        isAdmin: false,
      };
    const session = await requireUser(paths.account);
    const { userId } = session;
    // The email comes from the profile: the access token may hold the previous one for up to an hour.
    const [profile, withPassword, withGoogle, consent, kept, sessions, passkeys, isAdmin] = await Promise.all(
      [
        readProfile(session),
        hasPassword(userId),
        hasGoogle(userId),
        readConsent(userId, 'flips'),
        hasFlips(userId),
        readSessions(userId),
        readPasskeys(),
        hasAdminRole(session),
      ],
    );
    return {
      ...profile,
      userId,
      withPassword,
      withGoogle,
      consent,
      hasFlips: kept,
      sessions,
      passkeys,
      isAdmin,
    };
  }, null);
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @returns null if they could not be read; the rest of the account is still shown */
async function readSessions(userId: string): Promise<ShownSession[] | null> {
  const sessions = await callBackend(() => listSessions(userId), null);
  return (
    sessions?.map(({ id, userAgent, lastUsedAt, isThis }) => ({
      id,
      device: describeDevice(userAgent),
      lastUsed: dates.format(new Date(lastUsedAt)),
      isThis,
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
