import { load } from 'cheerio';
import { confirmScreen } from '@/content/auth/auth';
import { limitWords } from '@/content/refusals';
import { findForm, postForm } from '../../support/form-post.ts';
import { mailsTo, runMailQueue } from '../../support/mailbox.ts';
import { anyEmail, serviceClient } from '../../support/stack.ts';
import { askedToConfirm, expect, test } from './flows.ts';
import { nameOf } from './owner.ts';
import { newAccount } from './people.ts';

const password = 'correct horse battery';

/** Sends forms as a browser without JavaScript, which keeps its cookies. @returns the notice in the response */
function newBrowser() {
  const kept: Record<string, string> = {};
  return async (path: string, field: string, fields: Record<string, string>): Promise<string> => {
    const cookie = Object.entries(kept).map((pair) => pair.join('='));
    const { body, headers } = await postForm(await findForm(path, field), fields, {
      cookie: cookie.join('; '),
    });
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      kept[name] = value;
    }
    const $ = load(body);
    $('[hidden]').remove();
    return $('main [data-slot=notice]').text();
  };
}

const addresses = {
  unknown: async () => anyEmail('unknown'),
  unconfirmed: async () => {
    const email = anyEmail('unconfirmed');
    await serviceClient().auth.admin.createUser({ email, password: 'someone else chose it' });
    return email;
  },
  confirmed: async () => (await newAccount('confirmed')).email,
};

test('a stranger learns nothing about an address, and its owner hears once of it', async () => {
  test.slow();
  // At the same time, as each answer is held back for a second.
  const asked = Object.entries(addresses).map(async ([kind, make]) => {
    const email = await make();
    const [own, other] = [newBrowser(), newBrowser()];
    // Twice, which the auth service answers differently for an unconfirmed account.
    for (let times = 0; times < 2; times++)
      expect(await own('/auth?tab=signup', 'fullName', { fullName: 'Ada', email, password })).toBe(
        askedToConfirm,
      );
    for (const [send, path, notice, typed = password] of [
      [own, '/auth', /^Email not confirmed$/],
      [own, '/flip-method-auth', /^Login Failed\s*Email not confirmed$/],
      [own, '/auth', /^Invalid email or password$/, 'another password'],
      [other, '/auth', /^Invalid email or password$/],
      [other, '/flip-method-auth', /Invalid login credentials$/],
    ] as const)
      expect(await send(path, 'password', { email, password: typed }), kind).toMatch(notice);
    // The mails of the hour are spent after the third form, whether or not any was sent.
    const renewed = await other('/auth/confirm?type=email', 'email', { email, type: 'email' });
    expect(renewed, kind).toContain(confirmScreen.renew.asked.text);
    const recovered = await other('/auth/forgotten-password', 'email', { email, type: 'recovery' });
    expect(recovered, kind).toContain(limitWords.mail);
    await runMailQueue();
    if (kind === 'confirmed') {
      expect(await mailsTo(email)).toHaveLength(1);
      expect(await nameOf(email)).toMatchObject([{ full_name: null }]);
    }
  });
  await Promise.all(asked);
});
