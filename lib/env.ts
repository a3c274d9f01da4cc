import 'server-only';
import type { z } from 'zod';
import {
  buildEnvSchema,
  EnvError,
  hostWithProxy,
  parseEnv,
  publicEnvSchema,
  serverEnvSchema,
} from '@/lib/env-schema';
import { isLoopback } from '@/lib/http/own-origins';

/*
 * The variables are read as `process.env[name]` from the whole object, never as `process.env.NAME`: Next
 * would replace that with the value of the build machine, and one build could not move to another backend.
 */
const readOnce = <Schema extends z.ZodObject>(schema: Schema) => {
  let values: z.infer<Schema> | undefined;
  return (): z.infer<Schema> => {
    values ??= parseEnv(schema, process.env);
    return values;
  };
};

/**
 * The variables that are no secrets. Read at the first call, so that a build without them succeeds.
 *
 * @throws {EnvError} naming the variable that is missing or malformed.
 */
export const publicEnv = readOnce(publicEnvSchema);

/**
 * All variables, secrets included. Server only.
 *
 * @throws {EnvError} naming the variable that is missing or malformed.
 */
export const serverEnv = readOnce(serverEnvSchema);

/**
 * What prerendered pages may use: the site's own address and which claims are shown. Has defaults, because
 * pages are prerendered where the secrets are not.
 *
 * @throws {EnvError} when one of the two is set but malformed.
 */
export const buildEnv = readOnce(buildEnvSchema);

/**
 * Checks everything at once, when the server starts.
 *
 * @param builtFor the SITE_URL that the prerendered pages were made with; undefined in development.
 * @throws {EnvError} with one sentence.
 */
export function assertEnv(builtFor: string | undefined): void {
  const { SITE_URL, TRUSTED_PROXIES } = serverEnv();
  buildEnv();
  const host = isLoopback(SITE_URL) ? null : hostWithProxy(process.env);
  if (TRUSTED_PROXIES === 0 && host) {
    throw new EnvError(
      `TRUSTED_PROXIES is 0, but ${host} puts a proxy before this server, so that all visitors would count as one: set it to the number of proxies (see .env.example).`,
    );
  }
  if (builtFor !== undefined && builtFor !== SITE_URL) {
    throw new EnvError(
      `SITE_URL is ${SITE_URL}, but the pages were built for ${builtFor}: build again with the same SITE_URL.`,
    );
  }
}
