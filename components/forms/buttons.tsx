import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

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
      // Read by `components/elements/form.ts`.
      data-busy-label={busyLabel}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}

interface SignOutFormProps {
  /** `app` returns to the exercise; otherwise to the sign-in page, and from there back to the dashboard. */
  from: 'app' | 'site' | 'admin';
  /** The page of the workspace to go on with after the next sign-in. */
  next?: string;
  everywhere?: boolean;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** Signs out from any page, with or without JavaScript. */
export function SignOutForm({ from, next, everywhere, size = 'sm', children }: SignOutFormProps) {
  return (
    // One button: as a landmark it would only add noise.
    <form role="presentation" method="post" action={paths.signOut}>
      <input type="hidden" name="from" value={from} />
      {next && <input type="hidden" name="next" value={next} />}
      {everywhere && <input type="hidden" name="scope" value="global" />}
      <Button type="submit" variant="secondary" size={size}>
        {children}
      </Button>
    </form>
  );
}
