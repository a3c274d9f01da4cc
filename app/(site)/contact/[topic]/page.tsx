import { type ContactTopicId, contactTopicIds } from '@/content/contact-topics';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { ContactPage } from '../contact-page';

/** What `/contact?topic=…` is rewritten to: the contact page with its topic selected. The canonical URL is `/contact`. */
export const metadata = pageMetadata(paths.contact);
export const dynamicParams = false;

export function generateStaticParams(): { topic: ContactTopicId }[] {
  return contactTopicIds.map((topic) => ({ topic }));
}

export default async function ContactAbout({ params }: { params: Promise<{ topic: string }> }) {
  const { topic } = await params;
  return <ContactPage topic={contactTopicIds.find((id) => id === topic)} />;
}
