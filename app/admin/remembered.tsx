// What this device remembers of the workspace: which groups are open, and the range last chosen.
'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { readLocal, tryTo, writeLocal } from '@/lib/device/device';
import { paths } from '@/lib/paths';

const KEY = 'workspace-groups';
/** Below it, groups are closed unless they were opened. */
const WIDE = '(width >= 48rem)';

interface PersistedDisclosureProps {
  /** The id of the section around it, to which links lead. */
  name: string;
  heading: ReactNode;
  /** Open whatever is remembered. */
  isOpen?: boolean;
  /** Closed at every width, until it was opened. */
  isClosed?: boolean;
  children: ReactNode;
}

/** A group that opens and closes, as this device was left. */
export function PersistedDisclosure({ name, heading, isOpen, isClosed, children }: PersistedDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const isMeant = () => isOpen || location.hash === `#${name}`;
    const kept = readLocal(KEY)[name];
    element.open =
      isMeant() || (typeof kept === 'boolean' ? kept : isClosed ? element.open : matchMedia(WIDE).matches);
    element.dataset.ready = '';
    const reveal = () => {
      if (!isMeant() || element.open) return;
      element.open = true;
      element.scrollIntoView();
    };
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [name, isOpen, isClosed]);
  const keep = () => writeLocal(KEY, { ...readLocal(KEY), [name]: !details.current?.open });
  return (
    // As it begins where there is room until the script has read the device; on a phone the style sheet hides it until then.
    <details ref={details} className="disclosure group/disclosure" open={isOpen || !isClosed}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4" onClick={keep}>
        {heading}
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0 group-open/disclosure:rotate-180 print:hidden"
        >
          <path d="m2.5 5.5 5.5 5.5 5.5-5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      {children}
    </details>
  );
}

const RANGE_KEY = 'overview-range';

/** A link of the navigation; that to the overview brings the range last chosen in this tab. */
export function WorkspaceLink({ href, ...props }: ComponentProps<typeof Link> & { href: string }) {
  const [range, setRange] = useState('');
  const query = useSearchParams();
  const pathname = usePathname();
  useEffect(() => {
    if (href !== paths.admin) return;
    // Without storage the overview opens with its usual range.
    void tryTo(() => {
      if (pathname === href) {
        const chosen = [...query].filter(([name]) => ['range', 'from', 'to'].includes(name));
        sessionStorage.setItem(RANGE_KEY, new URLSearchParams(chosen).toString());
      }
      setRange(sessionStorage.getItem(RANGE_KEY) ?? '');
    });
  }, [href, query, pathname]);
  return <Link prefetch={false} {...props} href={range ? `${href}?${range}` : href} />;
}
