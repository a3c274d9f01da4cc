import type { Page } from '@playwright/test';
import { accountScreen } from '@/content/auth/account';
import { passkeyOrigin } from '../../../supabase/local/settings.ts';
import { fillIn } from '../../support/forms.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { newAccount, state } from '../../support/stack.ts';
import { expect, press, test, wrongPassword } from './flows.ts';
import { arriveAt, noticeOf, open } from './people.ts';

/** The site under a name: browsers allow no passkeys for an IP address. */
const namedSite = passkeyOrigin(state.siteUrl);
test.use({ baseURL: namedSite });

const { passkeys } = accountScreen;
const touch = 'Use a passkey';

async function touchAt(page: Page, path: string) {
  await page.context().clearCookies();
  await open(page, path);
  await press(page, touch);
}

test('a reader adds a passkey, signs in with it on both pages, and removes it', async ({ page }) => {
  // Chromium's virtual authenticator, which touches and verifies by itself.
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await newAccount('touch');
  await page.context().addCookies((await cookiesOf(person)).map((each) => ({ ...each, url: namedSite })));
  await open(page, '/account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  const add = section.getByRole('button', { name: 'Add a passkey' });
  const password = section.getByLabel('Your password, to add a passkey');
  await section.getByLabel('A name for it').fill('My laptop');
  await password.fill('not this one');
  await add.click();
  await expect(noticeOf(page)).toHaveText(wrongPassword);
  expect((await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toEqual([]);
  await password.fill(person.password);
  await add.dblclick();
  await expect(section.getByRole('listitem')).toContainText(['My laptop']);
  await expect(noticeOf(page)).toContainText('Your passkey is added');
  await expect(section.getByText('not used yet')).toBeVisible();
  await waitForMail(person.email, /passkey can open your account/);
  await password.fill(person.password);
  await add.click();
  await expect(noticeOf(page)).toContainText('This device has a passkey already');

  await touchAt(page, '/auth?next=/account');
  await arriveAt(page, '/account');
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await expect(section.getByText(/last used on/)).toBeVisible();
  await waitForMail(person.email, /new sign-in/);
  await touchAt(page, '/flip-method-auth');
  await arriveAt(page, '/flip-method-app');

  await open(page, '/account');
  await section.getByLabel('Your password, to remove a passkey').fill(person.password);
  const remove = section.getByRole('button', { name: /^Remove: My laptop/ });
  await remove.click();
  await press(page, passkeys.sure.keep);
  await expect(remove).toBeFocused();
  await remove.click();
  await press(page, passkeys.sure.yes);
  await expect(noticeOf(page)).toContainText('The passkey is removed');
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await waitForMail(person.email, /no longer opens your account/);

  await touchAt(page, '/auth');
  await expect(noticeOf(page)).toContainText('This passkey does not open an account here');
  await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});

test('a question that is closed leaves the form and the focus as they were', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('The operation was closed.', 'NotAllowedError'));
    Object.assign(navigator.credentials, { get: refuse, create: refuse });
  });
  await open(page, '/auth');
  await fillIn(page, { Email: 'ada@example.com' });
  for (let n = 0; n < 2; n++) {
    await press(page, touch);
    await expect(noticeOf(page)).toContainText('No passkey was used');
    await expect(page.getByRole('button', { name: touch })).toBeFocused();
  }
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('under an IP address, the page says that passkeys do not work there', async ({ page }) => {
  await touchAt(page, `${state.siteUrl}/auth`);
  await expect(noticeOf(page)).toContainText('Passkeys do not work at this address');
});
