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

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Leaves everything as it is; Escape, too. */
  cancel: { label: string; onPress: () => void };
  confirm: { label: string; onPress: () => void; variant?: 'secondary' | 'danger' };
}

/** A question over the page. Its two buttons look alike, unless `confirm` cannot be undone. */
export function ConfirmDialog({ open, title, text, cancel, confirm }: ConfirmDialogProps) {
  return (
    <AlertDialog open={open}>
      <AlertDialogContent onEscapeKeyDown={cancel.onPress}>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <div className="grid gap-3 pt-2 sm:grid-cols-2">
          <AlertDialogCancel asChild onClick={cancel.onPress}>
            <Button variant="secondary">{cancel.label}</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild onClick={confirm.onPress}>
            <Button variant={confirm.variant ?? 'secondary'}>{confirm.label}</Button>
          </AlertDialogAction>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  );
}

export interface Confirmation {
  title: string;
  text: string;
  keep: string;
  yes: string;
}

/**
 * Asks before a form is sent. Without script nothing is asked.
 * @param isAsked which submissions to ask about; by default all
 * @returns the form's `onSubmit`, and the dialog
 */
export function useConfirm(
  words: Confirmation | undefined,
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
    <ConfirmDialog
      open={asked !== null}
      title={words.title}
      text={words.text}
      cancel={{ label: words.keep, onPress: () => setAsked(null) }}
      confirm={{ label: words.yes, onPress: confirm, variant: 'danger' }}
    />
  );
  return [onSubmit, question];
}
