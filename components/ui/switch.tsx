'use client';

import * as SwitchPrimitive from 'radix-ui/switch';

interface SwitchRowProps {
  id: string;
  name: string;
  /** Describes the current setting. */
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with a label and a description. */
export function SwitchRow({ id, name, text, checked, disabled, onChange }: SwitchRowProps) {
  return (
    <div className="grid max-w-prose grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1">
      <label htmlFor={id} className="font-semibold">
        {name}
      </label>
      <SwitchPrimitive.Root
        id={id}
        data-slot="switch"
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="inline-flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-surface p-0.5 disabled:opacity-60 data-[state=checked]:border-sage data-[state=checked]:bg-sage"
      >
        <SwitchPrimitive.Thumb
          data-slot="switch-thumb"
          className="block size-6 rounded-full border-2 border-ink bg-paper transition-transform duration-(--quick) data-[state=checked]:translate-x-6 rtl:data-[state=checked]:-translate-x-6"
        />
      </SwitchPrimitive.Root>
      {/* Below both, so that large text has the whole width. */}
      <p id={`${id}-text`} className="col-span-full text-sm">
        {text}
      </p>
    </div>
  );
}
