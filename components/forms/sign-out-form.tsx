import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

interface SignOutFormProps {
  /** The exercise leads back to itself, everything else to the sign-in page, and from there back to the dashboard. */
  from: 'app' | 'site' | 'admin';
  everywhere?: boolean;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** Signs out with and without script, from any page. */
export function SignOutForm({ from, everywhere, size = 'sm', children }: SignOutFormProps) {
  return (
    <form method="post" action={paths.signOut}>
      <input type="hidden" name="from" value={from} />
      {everywhere && <input type="hidden" name="scope" value="global" />}
      <Button type="submit" variant="secondary" size={size}>
        {children}
      </Button>
    </form>
  );
}
