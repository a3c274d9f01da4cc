import { createSign, generateKeyPairSync } from 'node:crypto';
import net from 'node:net';
import { createEmulator } from 'emulate';
import type { StackSettings } from '../settings.ts';
import { claimsOf, encode } from './tokens.ts';

/** Accounts that the emulator offers for a Google sign-in. */
const googlePeople = [
  // Some of Google's picture addresses are as long.
  {
    email: 'gina@gmail.example',
    name: 'Gina Google',
    picture: `https://lh3.googleusercontent.com/a-/${'ALV-UjX'.repeat(150)}`,
  },
  { email: 'gus@gmail.example', name: 'Gus Google' },
  { email: 'reader@flipmethod.example', name: 'Reader with Google' },
];

/** Starts the stand-in for Google sign-in on the loopback interface. */
export async function startGoogle(settings: StackSettings): Promise<void> {
  const { ports, googleUrl, apiUrl, secrets } = settings;
  listenOnLoopbackOnly();
  await createEmulator({
    service: 'google',
    port: ports.google,
    baseUrl: googleUrl,
    seed: {
      tokens: {},
      google: {
        users: googlePeople,
        oauth_clients: [
          {
            client_id: secrets.googleClientId,
            client_secret: secrets.googleClientSecret,
            name: 'The Flip Method',
            redirect_uris: [`${apiUrl}/auth/v1/callback`],
          },
        ],
      },
    },
  });
}

/** The emulator has no option for the host and would listen on all interfaces. */
function listenOnLoopbackOnly(): void {
  const listen = net.Server.prototype.listen as (this: net.Server, ...args: unknown[]) => net.Server;
  net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]) {
    const [port, host] = args;
    if (typeof port === 'number' && typeof host !== 'string') {
      return listen.call(this, port, '127.0.0.1', ...args.filter((arg) => typeof arg === 'function'));
    }
    return listen.apply(this, args);
  } as typeof net.Server.prototype.listen;
}

/** Redirects the API package's hard-coded calls to Google to the emulator. */
export function redirectGoogleCalls(googleUrl: string): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith('https://oauth2.googleapis.com/token')) {
      const response = await send(`${googleUrl}/oauth2/token`, init);
      return Response.json(issuedByGoogle(await response.json()), { status: response.status });
    }
    if (url.startsWith('https://www.googleapis.com/oauth2/v3/certs')) return Response.json(googleKeys);
    return send(input, init);
  };
}

/** Redirects a browser to the emulator instead of Google. */
export function redirectBrowserToGoogle(response: Response, googleUrl: string): Response {
  const location = response.headers.get('location');
  const google = 'https://accounts.google.com/';
  if (!location?.startsWith(google)) return response;
  const headers = new Headers(response.headers);
  headers.set('location', location.replace(google, `${googleUrl}/`));
  return new Response(null, { status: response.status, headers });
}

export const googleIssuer = 'https://accounts.google.com';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { kid: 'google', alg: 'RS256' };

/** Google's published public keys (JWKS). */
export const googleKeys = { keys: [{ ...publicKey.export({ format: 'jwk' }), ...key, use: 'sig' }] };

interface Tokens {
  id_token?: string;
}

/** Re-signs the emulator's ID token as Google, since the auth service accepts only Google's. */
export function issuedByGoogle<Answer extends Tokens>(tokens: Answer): Answer {
  if (!tokens.id_token) return tokens;
  const claims = { ...claimsOf(tokens.id_token), iss: googleIssuer };
  const text = `${encode({ ...key, typ: 'JWT' })}.${encode(claims)}`;
  return {
    ...tokens,
    id_token: `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`,
  };
}
