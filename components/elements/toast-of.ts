import { notify, type Tone } from '@/components/ui/notify';

/** Says the words of a notice once more, over the page. */
export function toastOf(notice: HTMLElement): void {
  const [title = '', text = ''] = [...notice.querySelectorAll('p')].map((words) => words.textContent);
  notify({ tone: notice.dataset.tone as Tone, title, text }, { inPage: true });
}
