/** Writes the auth service's mail templates to supabase/templates, in the same layout as all other mails. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AuthMailName, authMails } from '@/content/mails/auth';
import { authMailTemplate } from '@/lib/mail/account-mails';

const folder = new URL('../supabase/templates/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(authMails) as AuthMailName[]) {
  writeFileSync(new URL(`${name}.html`, folder), authMailTemplate(name));
}
