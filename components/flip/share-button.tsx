// A client component: opens the browser's share dialog, or the SMS app without one.
'use client';

import { Button, ButtonLink } from '@/components/ui/button';

interface ShareButtonProps {
  label: string;
  /** The start of the message. */
  text: string;
  /** A page of this site to link to. */
  path?: string;
}

/** Opens a prefilled message. The site never learns the recipient, or whether it was sent. */
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
    // A dismissed share dialog rejects the promise.
    <Button
      variant="secondary"
      onClick={() => navigator.share({ text, ...(url && { url }) }).catch(() => undefined)}
    >
      {label}
    </Button>
  );
}
