import type { ReactNode } from 'react';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import type { FormMessage } from '@/lib/forms/form-state';
import { Frame } from './frame';

interface AccessDeniedProps {
  path: string;
  words: { tone?: FormMessage['tone']; title: string; text: string };
  /** A link to continue. */
  action: ReactNode;
}

/** Says why access is denied, and offers one link to continue. */
export function AccessDenied({
  path,
  words: { tone = 'destructive', title, text },
  action,
}: AccessDeniedProps) {
  return (
    <Frame path={path}>
      <div className="wrap grid max-w-text justify-items-start gap-8 py-24 sm:py-32">
        <h1 className="text-3xl">{title}</h1>
        <ToastedNotice message={{ tone, title, text }} />
        {action}
      </div>
    </Frame>
  );
}
