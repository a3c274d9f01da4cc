// It lives in the browser only: it mounts itself beside the page when the first message comes.
'use client';

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { FormMessage } from '@/lib/forms/form-state';
import { cn } from './cn';
import type { NotifyOptions } from './notify';

const DURATION = 6000;
const edges = { neutral: 'border-l-sea', success: 'border-l-sage', destructive: 'border-l-danger' } as const;

let mounted = false;

export function showToast(message: FormMessage, { duration = DURATION, inPage }: NotifyOptions) {
  mountOnce();
  toast.custom((id) => <Toast message={message} silent={inPage} onClose={() => toast.dismiss(id)} />, {
    duration,
  });
}

/** Sonner only hears what comes after its list has been rendered, so that happens at once. */
function mountOnce() {
  if (mounted) return;
  mounted = true;
  const home = document.createElement('div');
  home.dataset.toaster = '';
  document.body.append(home);
  flushSync(() => createRoot(home).render(<Toaster position="top-center" containerAriaLabel="Messages" />));
}

function Toast({
  message,
  silent,
  onClose,
}: {
  message: FormMessage;
  silent?: boolean | undefined;
  onClose: () => void;
}) {
  return (
    <div
      data-tone={message.tone}
      className={cn(
        'flex w-[min(24rem,calc(100vw-2rem))] items-start gap-3 rounded-md border border-l-4 border-edge bg-surface py-3 pr-2 pl-4 font-sans text-ink',
        edges[message.tone],
      )}
    >
      <div aria-hidden={silent} className="grow py-1">
        <p className="text-base font-semibold leading-snug">{message.title}</p>
        {message.text && <p className="mt-1 text-sm">{message.text}</p>}
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close message"
        className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-sage-wash"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </div>
  );
}
