'use server';

import { contentWords } from '@/content/admin-content';
import { requireAdmin } from '@/lib/auth/require-admin';
import { readContentReport } from '@/lib/content-report';
import { formResult } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { type LinkStatus, probeLinks } from './probe-links';

const { links: words } = contentWords;

/** `found`: the doubtful links, as JSON. */
export type LinkField = 'found';

/** An external link that may be broken, and where it appears in the source. */
export interface DoubtfulLink {
  href: string;
  where: string;
  says: string;
}

/** Requests every external link and reports the doubtful ones. */
export async function checkLinks(previous: FormState<LinkField>): Promise<FormState<LinkField>> {
  await requireAdmin();
  const external = readContentReport().links.filter(({ kind }) => kind === 'external');
  const hrefs = [...new Set(external.map(({ href }) => href))];
  const results = await probeLinks(hrefs);
  const found = hrefs.flatMap((href, index): DoubtfulLink[] => {
    const says = describeStatus(results[index]);
    const where = external.flatMap((link) => (link.href === href ? [link.where] : [])).join(', ');
    return says ? [{ href, where, says }] : [];
  });
  const message: FormMessage = {
    tone: found.length > 0 ? 'neutral' : 'success',
    title: words.checked(hrefs.length, found.length),
  };
  return formResult(previous, { status: 'success', message, values: { found: JSON.stringify(found) } });
}

function describeStatus(result: LinkStatus | undefined): string | null {
  switch (result?.kind) {
    case 'there':
      return null;
    case 'gone':
      return words.answers.gone;
    case 'moved':
      return words.answers.moved(result.to);
    case 'refused':
      return words.answers.refused(result.status);
    default:
      return words.answers.silent;
  }
}
