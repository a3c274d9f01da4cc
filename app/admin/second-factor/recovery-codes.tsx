// Client component: copies the codes.
'use client';

import { useEffect, useRef, useState } from 'react';
import { PrintButton } from '@/components/site/links';
import { Button, ButtonLink } from '@/components/ui/button';
import { secondFactor } from '@/content/auth/second-factor';
import { paths } from '@/lib/paths';

const words = secondFactor.codes;

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<string>();
  const text = `${words.fileHead}\n\n${codes.join('\n')}\n`;

  // The form that had focus has been unmounted.
  useEffect(() => title.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(words.copied);
    } catch {
      setCopied(words.notCopied);
    }
  }

  return (
    <div className="grid gap-5">
      <h1 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h1>
      <p className="text-muted">{words.lead}</p>
      <ul aria-label={words.list} className="grid gap-y-2 border-y border-line py-5 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3" data-print="hide">
        <ButtonLink
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.fileName}
        >
          {words.download}
        </ButtonLink>
        <Button variant="secondary" onClick={copy} className="noscript:hidden">
          {words.copy}
        </Button>
        <PrintButton label={words.print} />
      </div>
      <p role="status">{copied}</p>
      <ButtonLink href={paths.admin} data-print="hide">
        {words.done}
      </ButtonLink>
    </div>
  );
}
