import { accountConsent } from '@/content/account-consent';
import { readableDate } from '@/content/articles/article';
import type { Consent } from '@/lib/data/account-consents';
import { StopForm } from './account-forms';

/** The consent, its date and a way to withdraw it; without a consent, a way to delete earlier flips. */
export function KeptFlips({ consent }: { consent: Consent | null }) {
  const { kept, rest } = accountConsent;
  return (
    <>
      {consent ? (
        <>
          <p>
            {kept.since} <time dateTime={consent.givenAt}>{readableDate(consent.givenAt.slice(0, 10))}</time>.{' '}
            {kept.agreed}
          </p>
          <blockquote className="border-l-2 border-sage pl-5">{consent.text}</blockquote>
          <p className="text-muted">{kept.stopText}</p>
        </>
      ) : (
        <p className="text-muted">{rest.text}</p>
      )}
      <StopForm isEnded={consent === null} />
    </>
  );
}
