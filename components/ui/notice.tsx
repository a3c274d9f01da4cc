import type { ReactNode } from 'react';
import type { FormMessage } from '@/lib/domain/form-message';
import { cn } from './cn';

const tones = {
  neutral: 'border-sea bg-surface',
  success: 'border-sage bg-sage-wash',
  destructive: 'border-danger bg-danger-wash',
};

/**
 * A message in the page. Announced once, when it appears; its toast is not.
 * @param isLater waits for a script (`showToast`) to say it: browsers without styles show what is hidden
 */
export function Notice({
  message,
  className,
  isLater,
  children,
}: {
  message: FormMessage;
  className?: string;
  isLater?: true;
  children?: ReactNode;
}) {
  const say = (text: string) => (isLater ? { 'data-text': text } : { children: text });
  return (
    <div
      data-slot="notice"
      data-tone={message.tone}
      role={message.tone === 'destructive' ? 'alert' : 'status'}
      className={cn('rounded-md border-l-4 px-5 py-4', tones[message.tone], className)}
    >
      <p className="font-semibold" {...say(message.title)} />
      {message.text && <p className="mt-1" {...say(message.text)} />}
      {children}
    </div>
  );
}
