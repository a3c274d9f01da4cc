import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { UnlinkGoogleForm } from '@/app/account/account-forms';
import { accountScreen } from '@/content/auth/account';

vi.mock('@/app/account/actions', () => ({ unlinkGoogle: vi.fn() }));

it.each([true, false])('says that passkeys are removed if the person has any (%s)', (withPasskeys) => {
  const form = renderToStaticMarkup(<UnlinkGoogleForm withPasskeys={withPasskeys} />);
  expect(form).toContain(accountScreen.ways.unlink);
  expect(form.includes(accountScreen.ways.unlinkPasskeys)).toBe(withPasskeys);
});
