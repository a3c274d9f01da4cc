import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** The button of a form, with what it says while the form is on its way. */
export function SubmitButton({
  busy,
  busyLabel,
  disabled,
  children,
}: {
  busy: boolean;
  busyLabel: string;
  /** Something else on the screen is on its way. */
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      size="lg"
      className="w-full"
      disabled={busy || disabled}
      // Said by `scripts/quiet-pages/starter.ts` when it is pressed before React has come.
      data-busy-label={busyLabel}
      suppressHydrationWarning
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
