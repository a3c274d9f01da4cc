import { type AuthMailContent, type AuthMailName, authMails } from '@/content/mails/auth';
import { paths } from '@/lib/paths';
import { renderMail } from './render-mail';

const SITE = '{{ .SiteURL }}';
/** Stands in for the link during rendering, so that the placeholders are not escaped. */
const STAND_IN = 'https://link.invalid/';

const confirmLink = (type: 'email' | 'recovery') =>
  `${SITE}${paths.authConfirm}?token_hash={{ .TokenHash }}&type=${type}&next={{ .RedirectTo }}`;

/** The magic_link mail gets no token: it must not sign anyone in. */
const links: Record<AuthMailName, string> = {
  confirmation: confirmLink('email'),
  recovery: confirmLink('recovery'),
  magic_link: SITE + paths.auth,
};

/** Renders a template for the auth service to fill in and send: HTML with Go placeholders. */
export function authMailTemplate(name: AuthMailName): string {
  const { code, closing, ...content }: AuthMailContent = authMails[name];
  const codes = code ? [{ kind: 'code' as const, label: code, code: '{{ .Token }}' }] : [];
  const mail = { ...content, href: STAND_IN, closing: [...codes, ...closing] };
  return renderMail(mail, SITE).html.replaceAll(STAND_IN, links[name]);
}
