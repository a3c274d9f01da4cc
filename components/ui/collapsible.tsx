'use client';

import * as CollapsiblePrimitive from 'radix-ui/collapsible';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Collapsible({ className, ...props }: ComponentProps<typeof CollapsiblePrimitive.Root>) {
  return (
    <CollapsiblePrimitive.Root
      data-slot="collapsible"
      className={cn('border-t border-line py-1 last:border-b', className)}
      {...props}
    />
  );
}

/** The whole row is the trigger; its icon rotates when open. */
export function CollapsibleTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof CollapsiblePrimitive.Trigger>) {
  return (
    <CollapsiblePrimitive.Trigger
      data-slot="collapsible-trigger"
      className={cn(
        'group flex min-h-12 w-full items-center justify-between gap-4 text-left font-semibold',
        className,
      )}
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

export function CollapsibleContent({
  className,
  ...props
}: ComponentProps<typeof CollapsiblePrimitive.Content>) {
  return (
    <CollapsiblePrimitive.Content
      data-slot="collapsible-content"
      className={cn('pt-3 pb-5', className)}
      {...props}
    />
  );
}
