import type { Page } from '@playwright/test';
import { passkeyOrigin } from '../../supabase/local/settings.ts';
import { state } from './stack.ts';

/** The site under a name: browsers allow no passkeys for an IP address. */
export const namedSite = passkeyOrigin(state.siteUrl);

/** Chromium's virtual authenticator, which touches and verifies by itself. */
export async function addDevice(page: Page) {
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
  return {
    /** How many passkeys it holds. */
    count: async () => {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
    remove: () => browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

/** The person closes the next questions of the device. */
export async function closeQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('The operation was closed.', 'NotAllowedError'));
    Object.assign(navigator.credentials, { get: refuse, create: refuse });
  });
}
