import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CredentialsForm } from '@/app/(sign-in)/credentials-form';
import { authScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';

vi.mock('@/app/(sign-in)/actions', () => ({
  signInAtSite: vi.fn(),
  signUpAtSite: vi.fn(),
  googleAtSite: vi.fn(),
  signInInApp: vi.fn(),
  signUpInApp: vi.fn(),
  googleInApp: vi.fn(),
  askForLink: vi.fn(),
}));

it.each([
  [true, 2],
  [false, 1],
])('offers Google if the site signs in with it: %s', (withGoogle, forms) => {
  const page = renderToStaticMarkup(
    <CredentialsForm
      from="site"
      kind="sign-in"
      withGoogle={withGoogle}
      next="/"
      words={{ google: authScreen.google, or: authScreen.or, submit: 'Sign In', busy: '…' }}
      requestFailed={{ password: siteMessages.requestFailed, google: siteMessages.requestFailed }}
    />,
  );
  expect(page.split('<form').length - 1).toBe(forms);
  expect(page.includes(authScreen.google)).toBe(withGoogle);
});
