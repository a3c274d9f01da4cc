import type { Metadata } from 'next';
import { newsletterLinks } from '@/content/newsletter';
import { LinkPage, type LinkPageProps } from '../../link-page';

export const metadata: Metadata = {
  title: newsletterLinks.title,
  robots: { index: false },
  referrer: 'same-origin',
};

export default function ConfirmPage(props: LinkPageProps) {
  return <LinkPage change="confirm" {...props} />;
}
