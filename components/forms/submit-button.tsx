import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** The button of a form, with what it says while the form is on its way. */
export function SubmitButton({
  busy = false,
  busyLabel,
  disabled,
  children,
}: {
  busy?: boolean;
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
      // For the forms that `components/elements/form.ts` sends.
      data-busy-label={busyLabel}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
