import { type AuthMailContent, type AuthMailName, authMails } from '@/content/mails/auth';
import { paths } from '@/lib/paths';
import type { Mail } from './mail';
import { renderMail } from './render-mail';

/** One-time token types that the confirmation route passes to the auth service. */
const tokenType = {
  confirmation: 'email',
  recovery: 'recovery',
} as const satisfies Partial<Record<AuthMailName, string>>;

/** Stands in for the link during rendering, so that the placeholders are not escaped. */
const STAND_IN = 'https://link.invalid/';

/**
 * The link of an auth mail, with the auth service's placeholders. The magic_link mail gets no token: it must
 * not sign anyone in.
 */
export function authMailLink(name: AuthMailName): string {
  if (name === 'magic_link') return `{{ .SiteURL }}${paths.auth}`;
  return `{{ .SiteURL }}${paths.authConfirm}?token_hash={{ .TokenHash }}&type=${tokenType[name]}&next={{ .RedirectTo }}`;
}

/** Renders a template for the auth service to fill in and send: HTML with Go placeholders. */
export function authMailTemplate(name: AuthMailName): string {
  const content: AuthMailContent = authMails[name];
  const mail: Mail = {
    subject: content.subject,
    preheader: content.preheader,
    title: content.title,
    blocks: content.blocks,
    action: { label: content.button, href: STAND_IN },
    closing: [
      ...(content.code ? [{ kind: 'code' as const, label: content.code, code: '{{ .Token }}' }] : []),
      ...content.closing,
    ],
    footer: { reason: content.reason },
  };
  return renderMail(mail, '{{ .SiteURL }}').html.replaceAll(STAND_IN, authMailLink(name));
}
