import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface ChoiceFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  options: readonly { id: string; label: string | null }[];
  /** The id of the option that it begins with. */
  chosen: string;
}

/** A field with a list to choose from. A new choice from elsewhere begins it anew. */
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
