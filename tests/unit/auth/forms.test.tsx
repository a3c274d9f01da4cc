import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CredentialsForm } from '@/app/(sign-in)/credentials-form';
import { UnlinkGoogleForm } from '@/app/account/account-forms';
import { accountScreen } from '@/content/auth/account';
import { authScreen } from '@/content/auth/auth';
import { siteMessages } from '@/content/auth/messages';

vi.mock('@/app/account/actions', () => ({ unlinkGoogle: vi.fn() }));
vi.mock('@/app/(sign-in)/actions', () => ({
  ...{ signInAtSite: vi.fn(), signUpAtSite: vi.fn(), googleAtSite: vi.fn(), passkeyAtSite: vi.fn() },
  ...{ signInInApp: vi.fn(), signUpInApp: vi.fn(), googleInApp: vi.fn(), passkeyInApp: vi.fn() },
  askForLink: vi.fn(),
}));

it.each([
  [true, true, 3],
  [true, false, 2],
  [false, true, 2],
  [false, false, 1],
])(
  'offers Google (%s) and passkeys (%s) if the site signs in with them',
  (withGoogle, withPasskeys, forms) => {
    const page = renderToStaticMarkup(
      <CredentialsForm
        from="site"
        kind="sign-in"
        withGoogle={withGoogle}
        withPasskeys={withPasskeys}
        next="/"
        words={{ google: authScreen.google, or: authScreen.or, submit: 'Sign In', busy: '…' }}
        requestFailed={{ password: siteMessages.requestFailed, google: siteMessages.requestFailed }}
      />,
    );
    expect(page.split('<form').length - 1).toBe(forms);
    expect(page.includes(authScreen.google)).toBe(withGoogle);
    expect(page.includes(authScreen.passkey)).toBe(withPasskeys);
    expect(page.includes(authScreen.or)).toBe(withGoogle || withPasskeys);
  },
);

it.each([true, false])(
  'unlinking Google says that passkeys are removed if there are any (%s)',
  (withPasskeys) => {
    const form = renderToStaticMarkup(<UnlinkGoogleForm withPasskeys={withPasskeys} />);
    expect(form).toContain(accountScreen.ways.unlink);
    expect(form.includes(accountScreen.ways.unlinkPasskeys)).toBe(withPasskeys);
  },
);
