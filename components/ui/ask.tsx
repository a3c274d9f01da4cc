'use client';

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
