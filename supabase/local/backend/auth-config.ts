import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { z } from 'zod';

const configSchema = z.object({
  api: z.object({
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number(),
  }),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    enable_signup: z.boolean(),
    minimum_password_length: z.number(),
    rate_limit: z.object({
      email_sent: z.number(),
      token_refresh: z.number(),
      token_verifications: z.number(),
      sign_in_sign_ups: z.number(),
    }),
    mfa: z.object({
      max_enrolled_factors: z.number(),
      totp: z.object({ enroll_enabled: z.literal(true), verify_enabled: z.literal(true) }),
      web_authn: z.object({ enroll_enabled: z.literal(false), verify_enabled: z.literal(false) }),
    }),
    passkey: z.object({ enabled: z.literal(true) }),
    webauthn: z.object({ rp_display_name: z.string() }),
    email: z.object({
      enabled: z.boolean(),
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.literal(true),
      secure_password_change: z.literal(true),
      otp_length: z.number().min(6).max(10),
      otp_expiry: z.number(),
    }),
  }),
});

/** The part of `supabase/config.toml` that the stand-in supports. */
export type ProjectConfig = z.infer<typeof configSchema>;

/**
 * @throws if the file lacks a setting or needs one that the stand-in does not support, so that the two cannot
 * drift apart.
 */
export function readProjectConfig(file = 'supabase/config.toml'): ProjectConfig {
  return configSchema.parse(parse(readFileSync(file, 'utf8')));
}
