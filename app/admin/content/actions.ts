'use server';

import { contentWords } from '@/content/admin-content';
import { requireAdmin } from '@/lib/auth/require-admin';
import { readContentReport } from '@/lib/content-report';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { askLinks, type LinkAnswer } from './ask-links';

const { links: words } = contentWords;

/** `found` is what needs a look, as JSON. */
export type LinkField = 'found';

/** A link to another site that needs a look, and where it is written. */
export interface DoubtfulLink {
  href: string;
  where: string;
  says: string;
}

/** Asks every other site that is linked whether the page is there. */
export async function checkLinks(previous: FormState<LinkField>): Promise<FormState<LinkField>> {
  await requireAdmin();
  const external = readContentReport().links.filter(({ kind }) => kind === 'external');
  const hrefs = [...new Set(external.map(({ href }) => href))];
  const answers = await askLinks(hrefs);
  const found = hrefs.flatMap((href, index): DoubtfulLink[] => {
    const says = sayOf(answers[index]);
    const where = external.flatMap((link) => (link.href === href ? [link.where] : [])).join(', ');
    return says ? [{ href, where, says }] : [];
  });
  const message: FormMessage = {
    tone: found.length > 0 ? 'neutral' : 'success',
    title: words.checked(hrefs.length, found.length),
  };
  return answerForm(previous, { status: 'success', message, values: { found: JSON.stringify(found) } });
}

function sayOf(answer: LinkAnswer | undefined): string | null {
  switch (answer?.kind) {
    case 'there':
      return null;
    case 'gone':
      return words.answers.gone;
    case 'moved':
      return words.answers.moved(answer.to);
    case 'refused':
      return words.answers.refused(answer.status);
    default:
      return words.answers.silent;
  }
}
