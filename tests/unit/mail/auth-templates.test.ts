import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AuthMailName, authMails } from '@/content/mails/auth';
import { authMailTemplate } from '@/lib/mail/account-mails';

const names = Object.keys(authMails) as AuthMailName[];
const links: Partial<Record<AuthMailName, string>> = { confirmation: 'email', recovery: 'recovery' };

it.each(names)('%s is on disk as `npm run build:auth-mails` writes it, and configured', (name) => {
  const template = authMailTemplate(name);
  expect(readFileSync(`supabase/templates/${name}.html`, 'utf8')).toBe(template);
  expect(readFileSync('supabase/config.toml', 'utf8')).toContain(
    `[auth.email.template.${name}]\nsubject = "${authMails[name].subject}"\ncontent_path = "./supabase/templates/${name}.html"\n`,
  );
  const hasLink = name !== 'magic_link' && name !== 'email_change';
  const expected = ['SiteURL', ...(hasLink ? ['TokenHash', 'RedirectTo', 'Token'] : [])];
  const placeholders = template.match(/\{\{.*?\}\}/g);
  expect(new Set(placeholders)).toEqual(new Set(expected.map((each) => `{{ .${each} }}`)));
  const confirm = '{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}';
  if (links[name]) expect(template).toContain(`href="${confirm}&type=${links[name]}&next={{ .RedirectTo }}"`);
});

it('no template on disk is stale', () => {
  expect(readdirSync('supabase/templates').sort()).toEqual(names.map((name) => `${name}.html`).sort());
});
