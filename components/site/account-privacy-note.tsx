import { TextLink } from '@/components/site/text-link';
import { accountPrivacyNote } from '@/content/legal/privacy';

/** What an account stores, said where it is made. */
export function AccountPrivacyNote() {
  const { text, link } = accountPrivacyNote;
  return (
    <p className="text-sm text-muted">
      {text} <TextLink link={link} />
    </p>
  );
}
