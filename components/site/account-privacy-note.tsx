import { accountPrivacyNote } from '@/content/legal/privacy';
import { TextLink } from './links';

/** Says what an account stores, next to the sign-up form. */
export function AccountPrivacyNote() {
  const { text, link } = accountPrivacyNote;
  return (
    <p className="text-sm text-muted">
      {text} <TextLink link={link} />
    </p>
  );
}
