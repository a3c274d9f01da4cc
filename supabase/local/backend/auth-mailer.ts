import { readFileSync } from 'node:fs';
import type { App } from '@supabase/lite';
import type postgres from 'postgres';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { StackSettings } from '../settings.ts';
import type { MailTemplate, ProjectConfig } from './auth-config.ts';
import { requestContext } from './http.ts';
import { hashOneTimeCode } from './tokens.ts';

export type AuthMailer = NonNullable<App['_mailer']>;

/**
 * Fills in `{{ .Name }}` like the auth service's template engine: percent-encoded as a query parameter's
 * value, otherwise HTML-escaped.
 */
function fillTemplate(template: string, variables: Readonly<Record<string, string>>): string {
  return template.replace(/([?&][\w-]+=)?\{\{\s*\.(\w+)\s*\}\}/g, (_, parameter, name) => {
    const value = variables[name] ?? '';
    const encoded = encodeURIComponent(value).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    return parameter ? parameter + encoded : escapeHtml(value);
  });
}

/** The caller's redirect target if it is on the site, otherwise the site's URL. */
function allowedRedirect(siteUrl: string): string {
  const wanted = requestContext.getStore()?.redirectTo;
  if (!wanted || !URL.canParse(wanted)) return siteUrl;
  return new URL(wanted).origin === siteUrl ? wanted : siteUrl;
}

/**
 * Sends the auth mails through the same mail API as the site's own. The package hashes codes differently from
 * the auth service, so its stored hash is replaced by the service's, which is also sent.
 */
export function createAuthMailer(
  settings: StackSettings,
  { auth }: ProjectConfig,
  sql: postgres.Sql,
): AuthMailer {
  const sender = (kind: MailTemplate) => async (to: string, stored: string, code: string) => {
    const hash = hashOneTimeCode(to, code);
    await sql`update auth.users set confirmation_token = ${hash} where confirmation_token = ${stored}`;
    await sql`update auth.users set recovery_token = ${hash} where recovery_token = ${stored}`;
    const variables = {
      SiteURL: settings.siteUrl,
      RedirectTo: allowedRedirect(settings.siteUrl),
      Email: to,
      TokenHash: hash,
      Token: code,
    };
    const { subject, content_path } = auth.email.template[kind];
    const response = await fetch(`${settings.mailboxUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.secrets.resendKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        from: settings.emailFrom,
        to,
        subject: fillTemplate(subject, variables),
        html: fillTemplate(readFileSync(content_path, 'utf8'), variables),
        tags: [{ name: 'kind', value: `auth_${kind}` }],
      }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`The mail API answered ${response.status}: ${await response.text()}`);
  };
  return {
    sendConfirmation: sender('confirmation'),
    sendRecovery: sender('recovery'),
    sendMagicLink: sender('magic_link'),
    // The site implements email changes itself, with its own mails.
    sendEmailChange: async () => {},
    // With this code a stolen token could set a password. The site sets passwords itself, and no mail
    // contains the code.
    sendReauthentication: async () => {},
  };
}
