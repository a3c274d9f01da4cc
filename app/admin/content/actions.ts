'use server';

import { z } from 'zod';
import { contentWords } from '@/content/admin-content';
import { readContentReport } from '@/lib/content-report';
import { paths } from '@/lib/paths';
import { adminAction } from '../access';
import { type LinkStatus, probeLinks } from './probe-links';

const { links: words } = contentWords;

/** An external link that may be broken, and where it appears in the source. */
export interface DoubtfulLink {
  href: string;
  where: string;
  says: string;
}

const schema = z.object({});

/** Requests every external link and reports the doubtful ones. */
export const checkLinks = adminAction<typeof schema, readonly DoubtfulLink[]>({
  schema,
  path: paths.adminContent,
  run: async () => {
    const external = readContentReport().links.filter(({ kind }) => kind === 'external');
    const hrefs = [...new Set(external.map(({ href }) => href))];
    const results = await probeLinks(hrefs);
    const found = hrefs.flatMap((href, index): DoubtfulLink[] => {
      const says = describeStatus(results[index]);
      const where = external.flatMap((link) => (link.href === href ? [link.where] : [])).join(', ');
      return says ? [{ href, where, says }] : [];
    });
    const tone = found.length > 0 ? 'neutral' : 'success';
    const message = { tone, title: words.checked(hrefs.length, found.length) } as const;
    return { status: 'success', message, data: found };
  },
});

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
