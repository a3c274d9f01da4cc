import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

interface LettersButtonProps {
  token: string;
  change: 'stop' | 'pause' | 'resume';
  label: string;
  variant: 'primary' | 'secondary';
}

/** One press, one change; works everywhere, so the address is that of the mail programs' own button. */
export function LettersButton({ token, change, label, variant }: LettersButtonProps) {
  return (
    <form method="post" action={paths.letters(token)}>
      <Button type="submit" size="lg" variant={variant} name="change" value={change}>
        {label}
      </Button>
    </form>
  );
}
