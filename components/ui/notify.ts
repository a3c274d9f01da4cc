import type { FormMessage } from '@/lib/forms/form-state';

export interface NotifyOptions {
  /** Milliseconds on the screen; 6,000 without it. */
  duration?: number;
  /** The same words stand in the page as a notice, which reads them out; the toast then keeps silent. */
  inPage?: boolean;
}

/** Shows a message over the page. The code for it is fetched with the first message. */
export async function notify(message: FormMessage, options: NotifyOptions = {}): Promise<void> {
  const { showToast } = await import('./toaster');
  showToast(message, options);
}
