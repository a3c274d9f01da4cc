// A group of the overview that opens and closes, as this device was left.
'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { readLocal, writeLocal } from '@/lib/device/device';

const KEY = 'overview-groups';
/** Below it, groups are closed unless they were opened. */
const WIDE = '(width >= 48rem)';

interface FoldProps {
  /** The id of the section around it, to which links lead. */
  name: string;
  heading: ReactNode;
  children: ReactNode;
}

export function Fold({ name, heading, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const isMeant = () => location.hash === `#${name}`;
    const kept = readLocal(KEY)[name];
    element.open = isMeant() || (typeof kept === 'boolean' ? kept : matchMedia(WIDE).matches);
    element.dataset.ready = '';
    const reveal = () => {
      if (!isMeant() || element.open) return;
      element.open = true;
      element.scrollIntoView();
    };
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [name]);
  const keep = () => writeLocal(KEY, { ...readLocal(KEY), [name]: !details.current?.open });
  return (
    // Open until the script has read the device; on a phone the style sheet hides it until then.
    <details ref={details} className="fold group/fold" open>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4" onClick={keep}>
        {heading}
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0 group-open/fold:rotate-180 print:hidden"
        >
          <path d="m2.5 5.5 5.5 5.5 5.5-5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
