'use client';

import * as SwitchPrimitive from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'inline-flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-surface p-0.5',
        'data-[state=checked]:border-sage data-[state=checked]:bg-sage',
        'disabled:opacity-60',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className={cn(
          'block size-6 rounded-full border-2 border-ink bg-paper transition-transform duration-(--quick)',
          'data-[state=checked]:translate-x-6 rtl:data-[state=checked]:-translate-x-6',
        )}
      />
    </SwitchPrimitive.Root>
  );
}
