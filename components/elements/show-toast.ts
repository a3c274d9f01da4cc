import { notify, type Tone } from '@/components/ui/notify';

/** A form with its latest toast. */
type ToastedForm = HTMLElement & { said?: HTMLElement };

/** Shows the text of a notice as a toast too, replacing the form's previous toast. */
export function showToast(notice: HTMLElement, form: ToastedForm): void {
  const [title = '', text = ''] = [...notice.querySelectorAll('p')].map((words) => words.textContent);
  form.said?.remove();
  form.said = notify({ tone: notice.dataset.tone as Tone, title, text }, { inPage: true });
}
