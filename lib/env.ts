import 'server-only';
import type { z } from 'zod';
import {
  buildEnvSchema,
  EnvError,
  isLoopback,
  parseEnv,
  proxyBefore,
  publicEnvSchema,
  serverEnvSchema,
} from '@/lib/env-schema';

/*
 * The variables are read as `process.env[name]` from the whole object, never as `process.env.NAME`: Next
 * would inline the build machine's value, and one build could not run against another backend.
 */
const readOnce = <Schema extends z.ZodObject>(schema: Schema) => {
  let values: z.infer<Schema> | undefined;
  return (): z.infer<Schema> => {
    values ??= parseEnv(schema, process.env);
    return values;
  };
};

/**
 * The variables that are not secret. Read on first use, so that a build without them succeeds.
 * @throws {EnvError} naming the missing or malformed variables.
 */
export const publicEnv = readOnce(publicEnvSchema);

/**
 * All variables, including secrets. Server only.
 * @throws {EnvError} naming the missing or malformed variables.
 */
export const serverEnv = readOnce(serverEnvSchema);

/**
 * The variables for prerendered pages: the site's origin and which claims to show. They have defaults,
 * because builds may run without an environment.
 * @throws {EnvError} when one of the two is set but malformed.
 */
export const buildEnv = readOnce(buildEnvSchema);

/** The day of the build, an ISO date, which `next.config.ts` inlines. */
export const builtOn = process.env.BUILT_ON ?? new Date().toISOString().slice(0, 10);

/**
 * Checks all variables when the server starts.
 * @param builtFor SITE_URL of the prerendered pages; undefined in development.
 * @throws {EnvError} with one sentence.
 */
export function assertEnv(builtFor: string | undefined): void {
  const { SITE_URL, TRUSTED_PROXIES } = serverEnv();
  buildEnv();
  const proxy = isLoopback(SITE_URL) ? null : proxyBefore(SITE_URL, process.env);
  // Fly.io appends the visitor's address and then its own.
  const least = process.env.FLY_APP_NAME ? 2 : 1;
  if (TRUSTED_PROXIES < least && proxy) {
    throw new EnvError(
      `TRUSTED_PROXIES is ${TRUSTED_PROXIES}, but ${proxy}, so that all visitors would count as one: set it to the number of addresses that are appended to X-Forwarded-For, ${least} for a single proxy here (see .env.example).`,
    );
  }
  if (SITE_URL.startsWith('http:') && !isLoopback(SITE_URL))
    console.warn('SITE_URL is http: forms refuse visitors who come by https, and passkeys need https.');
  if (builtFor !== undefined && builtFor !== SITE_URL) {
    throw new EnvError(
      `SITE_URL is ${SITE_URL}, but the pages were built for ${builtFor}: build again with the same SITE_URL.`,
    );
  }
}

/** Name of the running release: `RELEASE`, or the host's commit id. */
export const releaseName = (): string =>
  process.env.RELEASE || process.env.VERCEL_GIT_COMMIT_SHA || 'unnamed';
