'use server';

import { askForFactor } from '@/lib/auth/passkey-factor';
import { requireAdmin } from '@/lib/auth/require-admin';
import type { DeviceRequest } from '@/lib/forms/form-state';
import { callBackend } from '@/lib/supabase/backend';

/** What to ask of the device for a proof; null without a passkey. */
export async function askForProof(): Promise<DeviceRequest | null> {
  await requireAdmin();
  return callBackend(askForFactor, null);
}
