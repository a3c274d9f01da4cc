import { Button } from '@/components/ui/button';

/** Prints the page. Without JavaScript the browser's own menu remains; until it runs, the space is reserved. */
export function PrintButton({ label }: { label: string }) {
  return (
    <site-print data-print="hide" class="[&:not(:defined)]:invisible noscript:hidden">
      <Button variant="secondary">{label}</Button>
    </site-print>
  );
}
