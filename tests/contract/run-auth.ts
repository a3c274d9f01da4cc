import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { readSettings } from '../../scripts/state.ts';
import { readProjectConfig } from '../../supabase/local/backend/auth-config.ts';
import { googleKeys, issuedByGoogle, googleIssuer as issuer } from '../../supabase/local/backend/google.ts';
import { databaseUrl, PASSKEY_DOMAIN, passkeyOrigin } from '../../supabase/local/settings.ts';

/* Runs a real auth service (program and arguments from the command line) on the database of a stack started with
   LOCAL_AUTH_URL, configured from supabase/config.toml. See README.md in this folder. */

const settings = readSettings();

const hosts = ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com'];
async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.url === '/.well-known/openid-configuration')
    return {
      issuer,
      authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
      id_token_signing_alg_values_supported: ['RS256'],
    };
  if (request.url === '/oauth2/v3/certs') return googleKeys;
  if (request.url !== '/token') return null;
  const body = Buffer.concat(await request.toArray());
  const { authorization, 'content-type': type = '' } = request.headers;
  const headers = { 'content-type': type, ...(authorization && { authorization }) };
  const tokens = await fetch(`${settings.googleUrl}/oauth2/token`, { method: 'POST', body, headers });
  return issuedByGoogle((await tokens.json()) as object);
}

/**
 * A proxy that answers for Google's addresses, for a service that has them built in. Its certificate is generated
 * on start.
 * @returns environment variables that make a Go program use the proxy and trust it
 */
function startGoogleProxy(): Record<string, string> {
  const port = settings.ports.mailbox + 3;
  const [key, cert] = [join(settings.dir, 'google.key'), join(settings.dir, 'google.crt')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=google -addext subjectAltName=${names}`;
  const made = spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const said = await answer(request);
    response.writeHead(said ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  };
  const google = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, handle);
  createServer()
    .on('connect', ({ url = '' }: IncomingMessage, socket) => {
      if (!hosts.includes(url.replace(/:443$/, ''))) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      google.emit('connection', socket);
    })
    .listen(port, '127.0.0.1');
  return { HTTPS_PROXY: `http://127.0.0.1:${port}`, SSL_CERT_FILE: cert };
}

const { auth } = readProjectConfig();
const [program = '', ...args] = process.argv.slice(2);
const service = new URL(settings.authUrl ?? 'http://127.0.0.1:9999');
const database = new URL(databaseUrl(settings));
database.username = 'supabase_auth_admin';
database.searchParams.set('sslmode', 'disable');
// Without GOTRUE_SMTP_HOST the service sends no mail: the site sends its links itself.
const env = {
  ...startGoogleProxy(),
  API_EXTERNAL_URL: `${settings.apiUrl}/auth/v1`,
  DATABASE_URL: database.href,
  GOTRUE_API_HOST: service.hostname,
  GOTRUE_DB_DRIVER: 'postgres',
  GOTRUE_DISABLE_SIGNUP: String(!auth.enable_signup),
  GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: settings.secrets.googleClientId,
  GOTRUE_EXTERNAL_GOOGLE_ENABLED: 'true',
  GOTRUE_EXTERNAL_GOOGLE_REDIRECT_URI: `${settings.apiUrl}/auth/v1/callback`,
  GOTRUE_EXTERNAL_GOOGLE_SECRET: settings.secrets.googleClientSecret,
  GOTRUE_EXTERNAL_EMAIL_ENABLED: String(auth.email.enabled),
  GOTRUE_JWT_ADMIN_ROLES: 'service_role',
  GOTRUE_JWT_AUD: 'authenticated',
  GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
  GOTRUE_JWT_EXP: String(auth.jwt_expiry),
  GOTRUE_JWT_ISSUER: `${settings.apiUrl}/auth/v1`,
  GOTRUE_JWT_SECRET: settings.secrets.jwtSecret,
  GOTRUE_LOG_LEVEL: 'warn',
  GOTRUE_MAILER_AUTOCONFIRM: String(!auth.email.enable_confirmations),
  GOTRUE_MAILER_OTP_EXP: String(auth.email.otp_expiry),
  GOTRUE_MAILER_OTP_LENGTH: String(auth.email.otp_length),
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: String(auth.email.double_confirm_changes),
  GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: 'false',
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: String(auth.mfa.max_enrolled_factors),
  GOTRUE_MFA_TOTP_ENROLL_ENABLED: String(auth.mfa.totp.enroll_enabled),
  GOTRUE_MFA_TOTP_VERIFY_ENABLED: String(auth.mfa.totp.verify_enabled),
  GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED: String(auth.mfa.web_authn.enroll_enabled),
  GOTRUE_MFA_WEB_AUTHN_VERIFY_ENABLED: String(auth.mfa.web_authn.verify_enabled),
  GOTRUE_PASSKEY_ENABLED: String(auth.passkey.enabled),
  GOTRUE_PASSWORD_MIN_LENGTH: String(auth.minimum_password_length),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: '100000',
  GOTRUE_RATE_LIMIT_HEADER: 'Sb-Forwarded-For',
  GOTRUE_RATE_LIMIT_OTP: String(auth.rate_limit.sign_in_sign_ups),
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: String(auth.rate_limit.token_refresh),
  GOTRUE_RATE_LIMIT_VERIFY: String(auth.rate_limit.token_verifications),
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: String(auth.refresh_token_reuse_interval),
  GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: String(auth.enable_refresh_token_rotation),
  GOTRUE_SECURITY_SB_FORWARDED_FOR_ENABLED: 'true',
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: String(auth.email.secure_password_change),
  GOTRUE_SITE_URL: settings.siteUrl,
  GOTRUE_SMTP_MAX_FREQUENCY: '1s',
  GOTRUE_URI_ALLOW_LIST: `${settings.siteUrl}/**`,
  GOTRUE_WEBAUTHN_RP_DISPLAY_NAME: auth.webauthn.rp_display_name,
  GOTRUE_WEBAUTHN_RP_ID: PASSKEY_DOMAIN,
  GOTRUE_WEBAUTHN_RP_ORIGINS: passkeyOrigin(settings.siteUrl),
  PORT: service.port,
};

/** The stack creates the role once its database is up, and then waits for the service. */
for (let isReady = false; !isReady; await sleep(200)) {
  const sql = postgres(database.href.split('?')[0] ?? '', { max: 1 });
  isReady = await sql`select 1`.then(
    () => true,
    () => false,
  );
  await sql.end();
}
const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
