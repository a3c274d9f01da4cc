import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AuthMailName, authMails } from '@/content/mails/auth';
import { authMailTemplate } from '@/lib/mail/account-mails';

const names = Object.keys(authMails) as AuthMailName[];
const folder = new URL('../../../supabase/templates/', import.meta.url);

it.each(names)(
  'the mails of the auth service %s on disk is the output of `npm run build:auth-mails`, and configured',
  (name) => {
    expect(readFileSync(new URL(`${name}.html`, folder), 'utf8')).toBe(authMailTemplate(name));
    const config = readFileSync(new URL('../../../supabase/config.toml', import.meta.url), 'utf8');
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = "${authMails[name].subject}"\ncontent_path = "./supabase/templates/${name}.html"\n`,
    );
  },
);

it('the mails of the auth service has no stale template on disk', () => {
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.html`).sort());
});

it.each([
  ['confirmation', 'email'],
  ['recovery', 'recovery'],
] as const)(
  'the mails of the auth service %s links to the confirmation route with type %s, placeholders untouched',
  (name, type) => {
    expect(authMailTemplate(name)).toContain(
      `href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}&next={{ .RedirectTo }}"`,
    );
  },
);

it.each(names)(
  'the mails of the auth service %s contains no placeholders except its link and code',
  (name) => {
    const hasLink = name !== 'magic_link' && name !== 'email_change';
    const expected = ['SiteURL', ...(hasLink ? ['TokenHash', 'RedirectTo', 'Token'] : [])];
    const placeholders = authMailTemplate(name).match(/\{\{.*?\}\}/g);
    expect(new Set(placeholders)).toEqual(new Set(expected.map((each) => `{{ .${each} }}`)));
  },
);
