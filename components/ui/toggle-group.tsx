'use client';

import * as ToggleGroupPrimitive from 'radix-ui/toggle-group';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export function ToggleGroup({ className, ...props }: ComponentProps<typeof ToggleGroupPrimitive.Root>) {
  return <ToggleGroupPrimitive.Root data-slot="toggle-group" className={className} {...props} />;
}

export function ToggleGroupItem({ className, ...props }: ComponentProps<typeof ToggleGroupPrimitive.Item>) {
  return (
    <ToggleGroupPrimitive.Item
      data-slot="toggle-group-item"
      className={cn(
        'rounded-md border-2 border-edge bg-surface text-ink hover:border-ink',
        'data-[state=on]:border-sage data-[state=on]:bg-sage-wash',
        className,
      )}
      {...props}
    />
  );
}
