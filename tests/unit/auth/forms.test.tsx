import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CredentialsForm } from '@/app/(sign-in)/credentials-form';
import { PasswordForm, UnlinkGoogleForm } from '@/app/account/account-forms';
import { FieldsForm } from '@/app/admin/forms';
import { SecondFactor } from '@/app/admin/second-factor/second-factor';
import { FormsOf } from '@/components/forms/use-form-result';
import { accountScreen } from '@/content/auth/account';
import { authScreen } from '@/content/auth/auth';

vi.mock('@/app/account/actions', () => ({ savePassword: vi.fn(), unlinkGoogle: vi.fn() }));
vi.mock('@/app/admin/second-factor/actions', () => ({
  ...{ changeFactor: vi.fn(), enrolFactor: vi.fn(), enterCode: vi.fn(), recover: vi.fn() },
}));
vi.mock('@/app/(sign-in)/actions', () => ({
  ...{ signInAtSite: vi.fn(), signUpAtSite: vi.fn(), googleAtSite: vi.fn(), passkeyAtSite: vi.fn() },
  ...{ signInInApp: vi.fn(), signUpInApp: vi.fn(), googleInApp: vi.fn(), passkeyInApp: vi.fn() },
  askForLink: vi.fn(),
}));

const both = [true, false];
const all = both.flatMap((withGoogle) => both.map((withPasskeys) => ({ withGoogle, withPasskeys })));

it.each(all)('offers Google and passkeys if the site signs in with them: %o', (ways) => {
  const { google, or, passkey } = authScreen;
  const words = { google, or, submit: 'Sign In', busy: '…' };
  const failed = { tone: 'destructive', title: 'Failed' } as const;
  const form = { from: 'site', kind: 'sign-in', next: '/', words, ...ways } as const;
  const requestFailed = { password: failed, google: failed };
  const page = renderToStaticMarkup(<CredentialsForm {...form} requestFailed={requestFailed} />);
  const { withGoogle, withPasskeys } = ways;
  expect(page.split('<form').length - 2).toBe(Number(withGoogle) + Number(withPasskeys));
  const shown = [google, passkey, or].map((each) => page.includes(each));
  expect(shown).toEqual([withGoogle, withPasskeys, withGoogle || withPasskeys]);
});

it.each(both)('unlinking Google says that passkeys are removed if there are any (%s)', (withPasskeys) => {
  const form = renderToStaticMarkup(<UnlinkGoogleForm withPasskeys={withPasskeys} />);
  expect(form).toContain(accountScreen.ways.unlink);
  expect(form.includes(accountScreen.ways.unlinkPasskeys)).toBe(withPasskeys);
});

it('password managers learn whose password is changed, from an input that they look at', () => {
  const form = renderToStaticMarkup(<PasswordForm email="ann@example.com" />);
  const [input] = /<input[^>]*autoComplete="username"[^>]*>/i.exec(form) ?? [];
  for (const part of ['type="text"', 'hidden=""', 'value="ann@example.com"']) expect(input).toContain(part);
});

it('each form of the account, of the second factor and of the workspace names the person of its page', () => {
  const form = <FieldsForm action={vi.fn()} fields={[]} submit="Save" />;
  const page = renderToStaticMarkup(
    <FormsOf person="ann">
      <PasswordForm email="ann@example.com" />
      <SecondFactor status="code" factor="app" next={undefined} />
      {form}
    </FormsOf>,
  );
  expect(page.match(/<form[^>]*>(?:(?!<form).)*?name="page-person" value="ann"/g)).toHaveLength(4);
});
