'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminAction, formWithProof, proofFields } from '@/app/admin/access';
import { adminWords } from '@/content/admin';
import { newsletterWords } from '@/content/admin-mails';
import { peopleWords } from '@/content/admin-people';
import { newsletterConsent } from '@/content/newsletter';
import { importSubscribers } from '@/lib/data/admin-newsletter';
import { MOST_ADDRESSES, readAddresses } from '@/lib/domain/admin/inbox';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/client';

const words = newsletterWords.import;
/** Ten thousand addresses take longer than one call may; the form waits for 30 s. */
const TIMEOUT_MS = 25_000;

/** Parses a file or list for review, then asks each address to confirm. The form carries the list between the steps. */
export const importAddresses = adminAction({
  schema: z.object({
    /** The list under review. */
    addresses: z.string().default(''),
    text: z.string().default(''),
    step: z.enum(['check', 'bring', 'back']).default('check'),
    sure: z.string().optional(),
    ...proofFields,
  }),
  errors: { text: words.errors, sure: adminWords.answers.tick, proof: peopleWords.proof.errors },
  path: paths.adminNewsletter,
  run: async ({ data: { addresses: reviewed, text, step, sure, ...proof }, formData, who }) => {
    if (step === 'back') return { status: 'idle' };
    const isReviewed = step === 'bring';
    const file = formData.get('file');
    const typed = isReviewed ? reviewed : text;
    const { addresses, without, left } = readAddresses(
      file instanceof File && file.size > 0 ? await file.text() : typed,
    );
    const refuse = (field: 'text' | 'sure', code: string) =>
      ({ status: 'error', message: adminWords.answers.check, fieldErrors: { [field]: code } }) as const;
    if (addresses.length === 0) return refuse('text', 'none');
    if (addresses.length > MOST_ADDRESSES) return refuse('text', 'too-many');
    if (!isReviewed) {
      const message = {
        tone: 'neutral',
        title: words.checked(addresses.length, without, left.length),
      } as const;
      return { status: 'idle', message, values: { addresses: addresses.join('\n') } };
    }
    if (sure !== 'yes') return refuse('sure', 'missing');
    const consent = { text: newsletterConsent.imported, version: newsletterConsent.version };
    const bring = async (client: Client) => {
      const { asked, ...rest } = await importSubscribers(client, addresses, consent);
      after(sendSoon);
      const wereAllAsked = rest.known + rest.suppressed + rest.invalid === 0;
      const message = {
        tone: 'success',
        title: words.done(asked),
        ...(!wereAllAsked && { text: words.rest(rest) }),
      } as const;
      return { status: 'success', message } as const;
    };
    return formWithProof(who, proof, bring, { timeout: TIMEOUT_MS, onlyIfRefused: true });
  },
});
