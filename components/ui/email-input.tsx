import type { ComponentProps } from 'react';
import { Input } from './input';

/** Email input; addresses have at most 254 characters. */
export function EmailInput(props: ComponentProps<'input'>) {
  return <Input type="email" inputMode="email" maxLength={254} {...props} />;
}
