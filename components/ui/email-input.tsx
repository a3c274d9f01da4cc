import type { ComponentProps } from 'react';
import { Input } from './input';

/** For an e-mail address, which has at most 254 characters. */
export function EmailInput(props: ComponentProps<'input'>) {
  return <Input type="email" inputMode="email" maxLength={254} {...props} />;
}
