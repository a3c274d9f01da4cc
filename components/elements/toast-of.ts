import { notify, type Tone } from '@/components/ui/notify';

/** What a form has said last. */
type Speaker = HTMLElement & { said?: HTMLElement };

/** Says the words of a notice once more, over the page; what the same form has said before goes. */
export function toastOf(notice: HTMLElement, form: Speaker): void {
  const [title = '', text = ''] = [...notice.querySelectorAll('p')].map((words) => words.textContent);
  form.said?.remove();
  form.said = notify({ tone: notice.dataset.tone as Tone, title, text }, { inPage: true });
}
