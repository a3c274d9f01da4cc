import { afterAll, afterEach, beforeAll } from 'vitest';
import { makeAccount, removeAccount, type TestAccount } from '../../support/accounts.ts';
import { type FoundForm, findForm, postForm } from '../../support/form-post.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { serviceClient } from '../../support/stack.ts';

/** A second site, behind one proxy, and the account of one person, whose email address strangers know. */
export function siteBehindProxy() {
  let second: SecondSite;
  let form: FoundForm;
  let account: TestAccount;

  beforeAll(async () => {
    second = await startSecondSite({ TRUSTED_PROXIES: '1' });
    form = await findForm('/auth', 'password', second.siteUrl);
    account = await makeAccount('owner');
  }, 90_000);
  afterEach(() => second.api.heal());
  afterAll(async () => {
    await second.stop();
    await removeAccount(account.id);
  });

  async function signIn(from: string, password: string, cookie = '') {
    const fields = { email: account.email, password, next: '/' };
    const { status, body, headers } = await postForm(form, fields, { 'x-forwarded-for': from, cookie });
    const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return { in: status === 303, limited: body.includes('Too many tries'), cookies };
  }

  return {
    signIn,
    second: () => second,
    account: () => account,
    forget: () => serviceClient().from('rate_limits').delete().like('bucket', 'sign-in:%'),
  };
}
