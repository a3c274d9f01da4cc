import { Button } from '@/components/ui/button';

/** Prints the page. Without a script it isn't there: the browser's own menu prints as well. */
export function PrintButton({ label }: { label: string }) {
  return (
    <site-print data-print="hide">
      <Button variant="secondary">{label}</Button>
    </site-print>
  );
}
