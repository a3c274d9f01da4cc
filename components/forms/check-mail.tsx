// Client component: scrolls itself into view, as the form it replaces may have been taller.
'use client';

import { useEffect, useRef } from 'react';
import { NoMail } from '@/components/forms/no-mail';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { checkMailScreen } from '@/content/auth';
import type { FormMessage } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';

interface CheckMailProps {
  message: FormMessage;
  email: string | undefined;
  /** Path to land on. */
  next: string;
}

/** Replaces a sign-up form once the mail is on its way. */
export function CheckMail({ message, email, next }: CheckMailProps) {
  const { title, sentTo, text, code } = checkMailScreen;
  const whole = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    whole.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={whole} className="grid gap-6">
      <Notice message={message} />
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p>
        {sentTo} <strong className="wrap-anywhere">{email}</strong>. {text}
      </p>
      <ButtonLink href={`${paths.authCode}?${new URLSearchParams({ next })}`} className="justify-self-start">
        {code}
      </ButtonLink>
      <NoMail words={checkMailScreen} />
    </div>
  );
}
