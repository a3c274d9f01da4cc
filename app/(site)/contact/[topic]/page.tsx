import { type ContactTopicId, contactTopicIds } from '@/content/contact';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import ContactPage from '../page';

/** `/contact?topic=…` is rewritten to this: the contact page with a topic selected. Canonical URL: `/contact`. */
export const metadata = pageMetadata(paths.contact);
export const dynamicParams = false;

export function generateStaticParams(): { topic: ContactTopicId }[] {
  return contactTopicIds.map((topic) => ({ topic }));
}

export default async function ContactAbout({ params }: { params: Promise<{ topic: string }> }) {
  const { topic } = await params;
  return <ContactPage topic={contactTopicIds.find((id) => id === topic)} />;
}
