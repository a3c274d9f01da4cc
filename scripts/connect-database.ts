import { readFileSync } from 'node:fs';
import postgres from 'postgres';

type Options = NonNullable<Parameters<typeof postgres>[1]>;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * TLS for a database URL. `sslmode` in the URL has no say: "require" would accept any certificate.
 * @param caFile PEM file of the authority that signs the server's certificate; default: the public ones
 * @returns false for this machine; otherwise options that refuse a server without a valid certificate for its name
 */
export function tlsOf(url: string, caFile = process.env.SUPABASE_DB_CA): Options['ssl'] {
  const { hostname } = new URL(url);
  if (loopback.test(hostname)) return false;
  return {
    rejectUnauthorized: true,
    servername: hostname,
    ...(caFile && { ca: readFileSync(caFile, 'utf8') }),
  };
}

/**
 * Connects to a database, over verified TLS unless it runs on this machine. What Supabase's page for other clients adds to its
 * URL, such as `?pgbouncer=true`, would be sent to the server, which refuses it; its transaction pooler, on port 6543, forgets
 * prepared statements.
 * @throws when the URL has no host
 */
export function connectDatabase(url: string, options: Options = {}): postgres.Sql {
  const plain = new URL(url);
  plain.search = '';
  const prepare = plain.port !== '6543';
  // The library cuts an IPv6 address at its first colon, unless it is given lists, of which its types do not know.
  const place: object = {
    host: [plain.hostname.replace(/^\[|\]$/g, '')],
    port: [Number(plain.port || 5432)],
  };
  const ssl = tlsOf(url) ?? false;
  return postgres(plain.href, { prepare, ...place, onnotice: () => {}, ...options, ssl });
}
