import type { StackSettings } from '../supabase/local/settings.ts';

/** The build folder of a profile; two stacks of one checkout never share one. */
export const distDir = ({ profile }: StackSettings) => (profile === 'local' ? '.next' : `.next-${profile}`);

/** The environment of the site on the local stack: every variable of .env.example, none from the shell. */
export function siteEnv(settings: StackSettings): NodeJS.ProcessEnv & Record<string, string | undefined> {
  const { secrets } = settings;
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: distDir(settings),
    TYPES_ARE_CHECKED: 'true',
    NEXT_PUBLIC_SUPABASE_URL: settings.apiUrl,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    SITE_URL: settings.siteUrl,
    GOOGLE_ORIGIN: settings.googleUrl,
    RESEND_API_KEY: secrets.resendKey,
    RESEND_BASE_URL: settings.mailboxUrl,
    RESEND_WEBHOOK_SECRET: secrets.webhookSecret,
    EMAIL_FROM: settings.emailFrom,
    CONTACT_TO: settings.contactTo,
    CRON_SECRET: secrets.cronSecret,
    LINK_SECRET: secrets.linkSecret,
    TRUSTED_PROXIES: '0',
    MAILS_PER_SECOND: '100',
  };
}
