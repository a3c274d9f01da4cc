import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** A form's submit button, with a label for the pending state. */
export function SubmitButton({
  busy = false,
  busyLabel,
  disabled,
  children,
}: {
  busy?: boolean;
  busyLabel: string;
  /** Disabled because something else on the page is pending. */
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      size="lg"
      className="w-full"
      disabled={busy || disabled}
      // Read by `components/elements/forms.ts`.
      data-busy-label={busyLabel}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
