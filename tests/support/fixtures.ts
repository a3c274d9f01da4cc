import { test as base, type ConsoleMessage } from '@playwright/test';
import { type LocalState, readState } from '../../scripts/state.ts';
import { mailsTo, waitForMail } from './mailbox.ts';

interface Fixtures {
  state: LocalState;
  mailbox: { to: typeof mailsTo; waitFor: typeof waitForMail };
  /** Says which console messages a test provokes; any other error or warning fails it. */
  expectConsole: (pattern: RegExp) => void;
}

/** What is said of no page: by Playwright itself, and by Chromium when it gives up turning from one page to the next. */
const ofTheTool =
  /Service Worker registration blocked by Playwright|ViewTransition opt-in disabled|Transition was (?:skipped|aborted)/;

const describeMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern.
  state: async ({}, use) => use(readState()),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  mailbox: async ({}, use) => use({ to: mailsTo, waitFor: waitForMail }),
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [ofTheTool];
      const heard: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(describeMessage(message));
      });
      // Chromium says so in the console, too, but not for everything that it refuses.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`Against the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        );
      });
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
      await use((pattern) => expected.push(pattern));
      const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
