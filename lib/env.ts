import 'server-only';
import {
  type BuildEnv,
  buildEnvSchema,
  EnvError,
  type PublicEnv,
  parseEnv,
  publicEnvSchema,
  type ServerEnv,
  serverEnvSchema,
} from '@/lib/env-schema';

/*
 * The variables are read as `process.env[name]` from the whole object, never as `process.env.NAME`: Next
 * would replace that with the value of the build machine, and one build could not move to another backend.
 */
let publicValues: PublicEnv | undefined;
let serverValues: ServerEnv | undefined;
let buildValues: BuildEnv | undefined;

/**
 * The variables that are no secrets. Read at the first call, so that a build without them succeeds.
 *
 * @throws {EnvError} naming the variable that is missing or malformed.
 */
export function publicEnv(): PublicEnv {
  publicValues ??= parseEnv(publicEnvSchema, process.env);
  return publicValues;
}

/**
 * All variables, secrets included. Server only.
 *
 * @throws {EnvError} naming the variable that is missing or malformed.
 */
export function serverEnv(): ServerEnv {
  serverValues ??= parseEnv(serverEnvSchema, process.env);
  return serverValues;
}

/**
 * What prerendered pages may use: the site's own address and which claims are shown. Has defaults, because
 * pages are prerendered where the secrets are not.
 *
 * @throws {EnvError} when one of the two is set but malformed.
 */
export function buildEnv(): BuildEnv {
  buildValues ??= parseEnv(buildEnvSchema, process.env);
  return buildValues;
}

/**
 * Checks everything at once, when the server starts.
 *
 * @param builtFor the SITE_URL that the prerendered pages were made with; undefined in development.
 * @throws {EnvError} with one sentence.
 */
export function assertEnv(builtFor: string | undefined): void {
  const { SITE_URL } = serverEnv();
  buildEnv();
  if (builtFor !== undefined && builtFor !== SITE_URL) {
    throw new EnvError(
      `SITE_URL is ${SITE_URL}, but the pages were built for ${builtFor}: build again with the same SITE_URL.`,
    );
  }
}
