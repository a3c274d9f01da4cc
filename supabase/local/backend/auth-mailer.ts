import { readFileSync } from 'node:fs';
import type { App } from '@supabase/lite';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { StackSettings } from '../settings.ts';
import type { MailTemplate, ProjectConfig } from './auth-config.ts';
import { hashOneTimeCode } from './one-time-token.ts';
import { requestContext } from './request-context.ts';
import type { Users } from './users.ts';

export type AuthMailer = NonNullable<App['_mailer']>;

/**
 * Fills in `{{ .Name }}` as the auth service's template engine does: percent-encoded where it is the value
 * of a query parameter, HTML-escaped everywhere else.
 */
function fillTemplate(template: string, variables: Readonly<Record<string, string>>): string {
  return template.replace(/([?&][\w-]+=)?\{\{\s*\.(\w+)\s*\}\}/g, (_, parameter, name) => {
    const value = variables[name] ?? '';
    const encoded = encodeURIComponent(value).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    return parameter ? parameter + encoded : escapeHtml(value);
  });
}

/** Where the caller wants the person to arrive, if that is on the site; else the site's own address. */
function allowedRedirect(siteUrl: string): string {
  const wanted = requestContext.getStore()?.redirectTo;
  if (!wanted || !URL.canParse(wanted)) return siteUrl;
  return new URL(wanted).origin === siteUrl ? wanted : siteUrl;
}

/**
 * Sends the mails of sign-up, recovery and so on through the same mail API as the site's own. The package hashes its codes
 * otherwise than the auth service: what it has stored is replaced, and the service's own hash sent.
 */
export function createAuthMailer(settings: StackSettings, { auth }: ProjectConfig, users: Users): AuthMailer {
  const sender = (kind: MailTemplate) => async (to: string, stored: string, code: string) => {
    const hash = hashOneTimeCode(to, code);
    if (hash !== stored) await users.replaceToken(stored, hash);
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
    // The site moves an account to another address by itself, with mails of its own.
    sendEmailChange: async () => {},
    // Its code would let a stolen token set a password; this site sets passwords by itself, and no mail has the code.
    sendReauthentication: async () => {},
  };
}
