'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from './alert-dialog';
import { Button } from './button';

interface AskProps {
  open: boolean;
  title: string;
  text: string;
  /** Leaves everything as it is; Escape, too. */
  no: { label: string; onPress: () => void };
  yes: { label: string; onPress: () => void; variant?: 'secondary' | 'danger' };
}

/** A question over the page. Its two answers look alike, unless `yes` cannot be undone. */
export function Ask({ open, title, text, no, yes }: AskProps) {
  return (
    <AlertDialog open={open}>
      <AlertDialogContent onEscapeKeyDown={no.onPress}>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <div className="grid gap-3 pt-2 sm:grid-cols-2">
          <AlertDialogCancel asChild onClick={no.onPress}>
            <Button variant="secondary">{no.label}</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild onClick={yes.onPress}>
            <Button variant={yes.variant ?? 'secondary'}>{yes.label}</Button>
          </AlertDialogAction>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  );
}

export interface Sure {
  title: string;
  text: string;
  keep: string;
  yes: string;
}

/**
 * Asks before a form is sent. Without script nothing is asked.
 * @param isAsked which submissions to ask about; by default all
 * @returns the form's `onSubmit`, and the question
 */
export function useSure(
  words: Sure | undefined,
  isAsked: (form: HTMLFormElement) => boolean = () => true,
): [onSubmit: (event: FormEvent<HTMLFormElement>) => void, question: ReactNode] {
  const [asked, setAsked] = useState<{ form: HTMLFormElement; submitter: HTMLElement | null } | null>(null);
  const isConfirmed = useRef(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (words && !isConfirmed.current && isAsked(form)) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      setAsked({ form, submitter });
    }
    isConfirmed.current = false;
  };
  const confirm = () => {
    isConfirmed.current = true;
    asked?.form.requestSubmit(asked.submitter);
    setAsked(null);
  };
  const question = words && (
    <Ask
      open={asked !== null}
      title={words.title}
      text={words.text}
      no={{ label: words.keep, onPress: () => setAsked(null) }}
      yes={{ label: words.yes, onPress: confirm, variant: 'danger' }}
    />
  );
  return [onSubmit, question];
}
