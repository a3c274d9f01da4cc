import type { ReactNode } from 'react';
import type { FormMessage } from '@/lib/domain/form-message';
import { cn } from './cn';

const tones = {
  neutral: 'border-sea bg-surface',
  success: 'border-sage bg-sage-wash',
  destructive: 'border-danger bg-danger-wash',
};

/** A message in the page. Announced once, when it appears; its toast is not. */
export function Notice({
  message,
  className,
  children,
}: {
  message: FormMessage;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      data-slot="notice"
      data-tone={message.tone}
      role={message.tone === 'destructive' ? 'alert' : 'status'}
      className={cn('rounded-md border-l-4 px-5 py-4', tones[message.tone], className)}
    >
      <p className="font-semibold">{message.title}</p>
      {message.text && <p className="mt-1">{message.text}</p>}
      {children}
    </div>
  );
}
