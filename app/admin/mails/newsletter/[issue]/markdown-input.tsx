'use client';

import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { PrefilledTextarea } from '@/app/admin/forms';
import { Button } from '@/components/ui/button';
import { newsletterWords } from '@/content/admin/mails';
import { parsePage } from '@/lib/device/page-start';
import { markdownOf } from './paste-markdown';

const { label: toolbar, ...marks } = newsletterWords.compose.marks;
type Mark = keyof typeof marks;

/** Around the selected words. */
const around = { bold: '**', italic: '_' } as const;
/** At the start of each selected line. */
const atStart = { heading: '## ', list: '- ', quote: '> ' } as const;
/** With Ctrl or Command. */
const keys: Record<string, Mark> = { b: 'bold', i: 'italic', k: 'link' };

/** Replaces the characters from `start` to `end` with `insert`, and then selects from `from` to `to`. */
interface Edit {
  start: number;
  end: number;
  insert: string;
  from: number;
  to: number;
}

/** What a button of the toolbar does to the selection; pressed again, it takes its signs away. */
export function editOf(mark: Mark, text: string, selectedFrom: number, selectedTo: number): Edit {
  const selected = text.slice(selectedFrom, selectedTo);
  const words = selected.trim() || marks[mark].words;
  // Emphasis must not start or end with a space.
  const start = selectedFrom + (selected.trim() ? selected.length - selected.trimStart().length : 0);
  const end = selected.trim() ? start + words.length : selectedTo;
  if (mark === 'link') {
    const isAddress = /^(https:\/|\/?)\/\S+$/.test(words);
    const [label, address] = isAddress ? [marks.link.words, words] : [words, 'https://'];
    const from = start + (isAddress ? 1 : label.length + 3);
    return {
      start,
      end,
      insert: `[${label}](${address})`,
      from,
      to: from + (isAddress ? label : address).length,
    };
  }
  if (mark === 'bold' || mark === 'italic') {
    const sign = around[mark];
    const { length } = sign;
    if (text.slice(start - length, start) === sign && text.slice(end, end + length) === sign) {
      const from = start - length;
      return { start: from, end: end + length, insert: words, from, to: from + words.length };
    }
    const from = start + length;
    return { start, end, insert: `${sign}${words}${sign}`, from, to: from + words.length };
  }
  const sign = atStart[mark];
  const first = text.lastIndexOf('\n', selectedFrom - 1) + 1;
  const last = text.indexOf('\n', Math.max(selectedFrom, selectedTo - 1));
  const to = last === -1 ? text.length : last;
  const lines = (text.slice(first, to) || words).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const insert = lines
    .map((line) => (isMarked ? line.slice(sign.length) : line.trim() ? sign + line : line))
    .join('\n');
  return {
    start: first,
    end: to,
    insert,
    from: first + (isMarked ? 0 : sign.length),
    to: first + insert.length,
  };
}

function replaceSelection(element: HTMLTextAreaElement, text: string) {
  // Deprecated, and the only way to insert text that the browser's Undo takes back.
  if (document.execCommand('insertText', false, text)) return;
  element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A text area for Markdown. What is pasted with styles becomes Markdown. The toolbar is hidden without JavaScript. */
export function MarkdownInput(props: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (mark: Mark) => {
    const element = area.current;
    if (!element) return;
    const { start, end, insert, from, to } = editOf(
      mark,
      element.value,
      element.selectionStart,
      element.selectionEnd,
    );
    element.focus();
    element.setSelectionRange(start, end);
    replaceSelection(element, insert);
    element.setSelectionRange(from, to);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData: copied, currentTarget } = event;
    const plain = copied.getData('text/plain').trim();
    const markdown = markdownOf(parsePage(copied.getData('text/html')));
    // Without styles the browser pastes it as well.
    if (!markdown || markdown === plain) return;
    event.preventDefault();
    replaceSelection(currentTarget, markdown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey && keys[event.key];
    if (!mark) return;
    event.preventDefault();
    apply(mark);
  };
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields. */}
      <div role="group" aria-label={toolbar} className="flex flex-wrap gap-1 noscript:hidden">
        {(Object.keys(marks) as Mark[]).map((mark) => (
          <Button key={mark} variant="secondary" size="sm" className="px-2.5!" onClick={() => apply(mark)}>
            {marks[mark].label}
          </Button>
        ))}
      </div>
      <PrefilledTextarea ref={area} onKeyDown={onKeyDown} onPaste={onPaste} {...props} />
    </div>
  );
}
