import type { ReactNode } from 'react';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { Frame } from './frame';

interface AccessDeniedProps {
  path: string;
  words: { title: string; text: string };
  /** A link to continue. */
  action: ReactNode;
}

/** Says why access is denied, and offers one link to continue. */
export function AccessDenied({ path, words: { title, text }, action }: AccessDeniedProps) {
  return (
    <Frame path={path}>
      <div className="wrap grid max-w-text justify-items-start gap-8 py-24 sm:py-32">
        <h1 className="text-3xl">{title}</h1>
        <ToastedNotice message={{ tone: 'destructive', title, text }} />
        {action}
      </div>
    </Frame>
  );
}
