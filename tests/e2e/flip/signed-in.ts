import type { BrowserContext, Page } from '@playwright/test';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { type Exercise, open, type Person } from './exercise.ts';

/** Chromium's console message for a failed or refused request. */
export const failedRequest =
  /Failed to load resource: (net::ERR_|the server responded with a status of (401|403|409|429|503))/;

/** Opens home as a person, who is greeted. */
export async function openAs(context: BrowserContext, person: Person): Promise<Exercise> {
  await context.clearCookies();
  await context.addCookies(await cookiesOfSession(person.client));
  const app = await open(context);
  await greeting(app.page, person).waitFor();
  return app;
}

export const greeting = (page: Page, { email }: Person) =>
  page.getByText(`Welcome back, ${email.split('@')[0]}`);

/** A whole flip. Resolves when the page says where it is stored. */
export async function flip(app: Exercise): Promise<void> {
  await app.flipOnce();
  await app.page
    .getByText(/^(Saved on this device|Your progress has been saved to your account\.)$/)
    .waitFor();
}

export const waiting = (page: Page) =>
  page.getByText(/saved on this device and waits? to be sent|flips are saved on this device/);
