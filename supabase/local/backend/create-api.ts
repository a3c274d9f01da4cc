import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { databaseUrl, type StackSettings } from '../settings.ts';
import { adminApi } from './admin-api.ts';
import type { ProjectConfig } from './auth-config.ts';
import { completeAnswer, versionedError } from './complete-answer.ts';
import { observeDatabaseErrors, valueFormats, withDatabaseError } from './data-api.ts';
import { redirectBrowserToGoogle } from './google.ts';
import { type ApiCall, authError, type Handler, jsonOf, requestContext } from './http.ts';
import { Factors } from './mfa/factors.ts';
import { mfaApi } from './mfa/mfa-api.ts';
import { passkeyApi } from './passkeys.ts';
import { passOn } from './real-services.ts';
import { signIn } from './sign-in.ts';
import { Users } from './users.ts';
import { relyingParty } from './webauthn.ts';

export interface Api {
  handle(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The local Supabase API: the package, preceded by handlers for what it gets wrong or lacks.
 * @param restUrl of a real data API to use instead
 */
export async function createApi(
  settings: StackSettings,
  config: ProjectConfig,
  restUrl: string | null,
): Promise<Api> {
  const url = databaseUrl(settings, 'supabase_admin');
  const quiet = { onnotice: () => {}, types: valueFormats };
  const connection = createPostgresConnection({ url, postgresOptions: { max: 20, ...quiet } });
  // If this is "unknown", the package grants everything to everyone at the first request, undoing each
  // REVOKE. The field is private and has no option, which is why the version is pinned.
  Reflect.set(connection, 'rlsState', 'active');
  observeDatabaseErrors(connection.driver);
  const app = new App(appOptions(settings, config, connection));
  const sql = postgres(url, { max: 4, ...quiet });
  const { jwtSecret, publishableKey } = settings.secrets;
  const users = new Users(sql);
  const factors = new Factors(sql, jwtSecret);
  const party = relyingParty(config, settings.siteUrl);
  await app.init();
  await sql.listen('pgrst', () => void connection.clearSchemaCache());

  const forward = async (request: Request) => app.fetch(request);
  const handlers = [
    refuseUnused,
    mfaApi(factors, refresh),
    passkeyApi(sql, users, factors, party, refresh),
    adminApi(users, config, settings),
    signIn(sql, users, config.auth.refresh_token_reuse_interval, forward),
  ];

  async function answer(request: Request): Promise<Response> {
    const call = await readCall(request, settings);
    return versionedError(call, await completeAnswer(call, await answerCall(call), factors, jwtSecret));
  }

  /** Refreshes a session on behalf of its client. */
  async function refresh(token: string): Promise<Response> {
    const url = `${settings.apiUrl}/auth/v1/token?grant_type=refresh_token`;
    const headers = { apikey: publishableKey, 'content-type': 'application/json' };
    const body = JSON.stringify({ refresh_token: token });
    return answer(new Request(url, { method: 'POST', headers, body }));
  }

  async function answerCall(call: ApiCall): Promise<Response> {
    for (const handle of handlers) {
      const response = await handle(call);
      if (response) return response;
    }
    return withDatabaseError(await forward(call.request));
  }

  return {
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (settings.authUrl && pathname.startsWith(`${authPrefix}/`)) {
        const passed = await passOn(request, settings, settings.authUrl, authPrefix);
        return redirectBrowserToGoogle(passed, settings.googleUrl);
      }
      if (restUrl && pathname.startsWith(`${restPrefix}/`) && (await readCall(request, settings)).key)
        return passOn(request, settings, restUrl, restPrefix);
      const response = await requestContext.run({ lastDatabaseError: null }, () => answer(request));
      return redirectBrowserToGoogle(response, settings.googleUrl);
    },
    async close() {
      await Promise.all([connection.close(), sql.end({ timeout: 1 })]);
    },
  };
}

function appOptions(
  { secrets, siteUrl, apiUrl }: StackSettings,
  { api, auth }: ProjectConfig,
  connection: ReturnType<typeof createPostgresConnection>,
) {
  // `enabled` is the newer name of `enable_signup`.
  const { enabled: enable_signup, ...email } = auth.email;
  // `mfaApi` and `passkeyApi` answer before the package; calls are not limited.
  const { rate_limit: _, mfa: __, passkey: ___, webauthn: ____, ...settings } = auth;
  return {
    connection,
    api: { schemas: api.schemas, max_rows: api.max_rows },
    auth: {
      ...settings,
      email: { ...email, enable_signup },
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      external: {
        google: {
          enabled: true,
          client_id: secrets.googleClientId,
          secret: secrets.googleClientSecret,
          redirect_uri: `${apiUrl}/auth/v1/callback`,
        },
      },
    },
    // The package's own tables are created beforehand, with the owners of a hosted project.
    db: { migrations: { enabled: false } },
    options: { server: { admin: false, disableStudio: true } },
  };
}

/**
 * What the site never calls: it makes accounts, links and changes with the secret key, and sends the mails itself. The real
 * service's answers to strangers who call these are in tests/contract/README.md.
 */
const refuseUnused: Handler = async ({ authPath, request }) => {
  const isUnused =
    /^(?:POST \/(?:signup|resend|recover|otp|magiclink)|PUT \/user|GET \/reauthenticate)$/.test(
      `${request.method} ${authPath}`,
    );
  return isUnused ? authError(501, 'not_implemented', 'The local stack has no such call') : null;
};

const authPrefix = '/auth/v1';
const restPrefix = '/rest/v1';

async function readCall(request: Request, { secrets }: StackSettings): Promise<ApiCall> {
  const url = new URL(request.url);
  const given = request.headers.get('apikey') ?? url.searchParams.get('apikey');
  const key =
    given === secrets.secretKey ? 'secret' : given === secrets.publishableKey ? 'publishable' : null;
  const authPath = url.pathname.startsWith(`${authPrefix}/`) ? url.pathname.slice(authPrefix.length) : null;
  const hasBody = authPath !== null && ['POST', 'PUT', 'PATCH'].includes(request.method);
  const body = hasBody ? await jsonOf(request) : null;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return { request, url, authPath, key, body: isObject ? (body as Record<string, unknown>) : {} };
}
