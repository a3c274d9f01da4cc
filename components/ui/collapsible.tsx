'use client';

import * as CollapsiblePrimitive from 'radix-ui/collapsible';
import type { ComponentProps } from 'react';

export function Collapsible(props: ComponentProps<typeof CollapsiblePrimitive.Root>) {
  return (
    <CollapsiblePrimitive.Root
      data-slot="collapsible"
      className="border-t border-line py-1 last:border-b"
      {...props}
    />
  );
}

/** The whole row is the trigger; its icon rotates when open. */
export function CollapsibleTrigger({
  children,
  ...props
}: ComponentProps<typeof CollapsiblePrimitive.Trigger>) {
  return (
    <CollapsiblePrimitive.Trigger
      data-slot="collapsible-trigger"
      className="group flex min-h-12 w-full items-center justify-between gap-4 text-left font-semibold"
      {...props}
    >
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 shrink-0 transition-transform duration-(--quick) group-data-[state=open]:rotate-180"
      >
        <path d="m2.5 5.5 5.5 5.5 5.5-5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </CollapsiblePrimitive.Trigger>
  );
}

export function CollapsibleContent(props: ComponentProps<typeof CollapsiblePrimitive.Content>) {
  return <CollapsiblePrimitive.Content data-slot="collapsible-content" className="pt-3 pb-5" {...props} />;
}
