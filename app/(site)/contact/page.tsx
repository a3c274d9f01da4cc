import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { ContactPage } from './contact-page';

export const metadata = pageMetadata(paths.contact);

export default function Contact() {
  return <ContactPage />;
}
