// The browser's own share sheet, where it has one.
'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';

const { label, text } = flipWords.share;

/** Opens a message to a friend with its first words. To whom it goes, and whether, only the device knows. */
export function ShareButton() {
  if (!('share' in navigator))
    return (
      <ButtonLink variant="secondary" href={`sms:?&body=${encodeURIComponent(text)}`}>
        {label}
      </ButtonLink>
    );
  return (
    // Whoever closes the sheet again has not made a mistake.
    <Button variant="secondary" onClick={() => navigator.share({ text }).catch(() => undefined)}>
      {label}
    </Button>
  );
}
