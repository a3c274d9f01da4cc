import { Button } from '@/components/ui/button';

/** Prints the page. Hidden without JavaScript, where the browser's own menu remains. */
export function PrintButton({ label }: { label: string }) {
  return (
    <site-print data-print="hide">
      <Button variant="secondary">{label}</Button>
    </site-print>
  );
}
