// The browser's own share sheet, where it has one.
'use client';

import { Button, ButtonLink } from '@/components/ui/button';

interface ShareButtonProps {
  label: string;
  /** The first words of the message. */
  text: string;
  /** A page of this site that goes along. */
  path?: string;
}

/** Opens a message with its first words. To whom it goes, and whether, only the device knows. */
export function ShareButton({ label, text, path }: ShareButtonProps) {
  const url = path && new URL(path, location.origin).href;
  if (!('share' in navigator))
    return (
      <ButtonLink
        variant="secondary"
        href={`sms:?&body=${encodeURIComponent([text, url].filter(Boolean).join(' '))}`}
      >
        {label}
      </ButtonLink>
    );
  return (
    // Closing the sheet again is not an error.
    <Button
      variant="secondary"
      onClick={() => navigator.share({ text, ...(url && { url }) }).catch(() => undefined)}
    >
      {label}
    </Button>
  );
}
