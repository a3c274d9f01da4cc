import { test as base, type ConsoleMessage } from '@playwright/test';
import { readState } from '../../scripts/state.ts';
import { cookiesOf, type SessionCookies } from './sign-in.ts';
import { newPerson, type Person, serviceClient } from './stack.ts';

interface Fixtures {
  /** Allows console messages that match; any other error or warning fails the test. */
  expectConsole: (pattern: RegExp) => void;
  /** Makes an account that is deleted after the test. */
  someone: (name: string) => Promise<Person>;
}

/** The two demo accounts, signed in once per worker. All tests have them, as a worker serves only tests with the same ones. */
type Sessions = Record<'adminCookies' | 'readerCookies', SessionCookies>;

/**
 * From Playwright itself, whose clock of the test before may still be told the time in a shared context, and from Chromium when
 * it skips a view transition.
 */
const toolMessages =
  /Service Worker registration blocked by Playwright|of undefined \(reading 'controller'\)|ViewTransition opt-in disabled|Transition was (?:skipped|aborted)/;

const describeMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

/** For tests that open no page. */
export const requestTest = base.extend<object, Sessions>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
  adminCookies: [async ({}, use) => use(await cookiesOf(readState().accounts.admin)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  readerCookies: [async ({}, use) => use(await cookiesOf(readState().accounts.reader)), { scope: 'worker' }],
});

export const test = requestTest.extend<Fixtures>({
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [toolMessages];
      const logged: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') logged.push(describeMessage(message));
      });
      // Chromium does not log every violation by itself.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`Against the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        );
      });
      context.on('weberror', (error) => logged.push(`uncaught: ${error.error().message}`));
      await use((pattern) => expected.push(pattern));
      const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`Unexpected console messages:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  someone: async ({}, use) => {
    const ids: string[] = [];
    await use(async (name) => {
      const person = await newPerson(name);
      ids.push(person.id);
      return person;
    });
    for (const id of ids) await serviceClient().auth.admin.deleteUser(id);
  },
});

export { expect } from '@playwright/test';
