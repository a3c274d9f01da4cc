import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { googleKeys, issuedByGoogle, googleIssuer as issuer } from '../../supabase/local/backend/google.ts';
import type { StackSettings } from '../../supabase/local/settings.ts';

const hosts = ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com'];
async function answer(request: IncomingMessage, googleUrl: string): Promise<unknown> {
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
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const authorization = request.headers.authorization;
  const tokens = await fetch(`${googleUrl}/oauth2/token`, {
    method: 'POST',
    body,
    headers: authorization ? { ...headers, authorization } : headers,
  });
  return issuedByGoogle((await tokens.json()) as object);
}

/**
 * A proxy that answers for Google's addresses, for a service that has them built in. Its certificate is generated
 * on start.
 * @returns environment variables that make a Go program use the proxy and trust it
 */
export function startGoogleProxy({ dir, googleUrl }: StackSettings, port: number): Record<string, string> {
  const [key, cert] = [join(dir, 'google.key'), join(dir, 'google.crt')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=google -addext subjectAltName=${names}`;
  const made = spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const said = await answer(request, googleUrl);
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
