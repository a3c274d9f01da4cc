import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';

interface ChoiceFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  options: readonly { id: string; label: string | null }[];
  /** The id of the initially selected option. */
  chosen: string;
}

/** A select field, remounted when `chosen` changes. */
export function ChoiceField({ options, chosen, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      <Select key={chosen} defaultValue={chosen}>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
