import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

interface SubscriptionButtonProps {
  token: string;
  change: 'stop' | 'pause' | 'resume';
  label: string;
  variant: 'primary' | 'secondary';
}

/** One button, one change. Posts to the same URL as the List-Unsubscribe header. */
export function SubscriptionButton({ token, change, label, variant }: SubscriptionButtonProps) {
  return (
    <form method="post" action={paths.subscription(token)}>
      <Button type="submit" size="lg" variant={variant} name="change" value={change}>
        {label}
      </Button>
    </form>
  );
}
