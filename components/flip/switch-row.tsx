import { Switch } from '@/components/ui/switch';

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
    <div className="flex max-w-prose items-start justify-between gap-4">
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {name}
        </label>
        <p id={`${id}-text`} className="text-sm">
          {text}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
