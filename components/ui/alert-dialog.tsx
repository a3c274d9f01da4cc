'use client';

import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const AlertDialog = AlertDialogPrimitive.Root;
export const AlertDialogCancel = AlertDialogPrimitive.Cancel;
export const AlertDialogAction = AlertDialogPrimitive.Action;

/**
 * The veil is a plain element: Radix's own overlay brings a package along that writes a style sheet into the page,
 * which the Content-Security-Policy forbids. What lies beneath is kept from scrolling in `app/styles/base.css`.
 */
export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  return (
    <AlertDialogPrimitive.Portal>
      <div
        data-slot="alert-dialog"
        className="fixed inset-0 z-80 grid place-items-center overflow-y-auto bg-(--night)/75 p-5"
      >
        <AlertDialogPrimitive.Content
          data-slot="alert-dialog-content"
          className={cn(
            'grid w-full max-w-[28rem] gap-4 rounded-md border border-edge bg-surface p-6 text-ink sm:p-8',
            className,
          )}
          {...props}
        />
      </div>
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title
      data-slot="alert-dialog-title"
      className={cn('text-xl', className)}
      {...props}
    />
  );
}

export function AlertDialogDescription(props: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return <AlertDialogPrimitive.Description data-slot="alert-dialog-description" {...props} />;
}
