import { describe, expect, it } from 'vitest';
import { editOf } from '@/app/admin/mails/newsletter/[issue]/markdown-input';
import { fc } from '../../support/random';

const marks = ['bold', 'italic', 'link', 'heading', 'list', 'quote'] as const;

/** The text with its selection in brackets, before and after a button. */
function press(mark: (typeof marks)[number], marked: string) {
  const from = marked.indexOf('[');
  const text = marked.replace('[', '').replace(']', '');
  const edit = editOf(mark, text, from, marked.indexOf(']') - 1);
  const next = text.slice(0, edit.start) + edit.insert + text.slice(edit.end);
  return `${next.slice(0, edit.from)}[${next.slice(edit.from, edit.to)}]${next.slice(edit.to)}`;
}

describe('a button of the toolbar', () => {
  it.each([
    ['bold', 'One [ word ]here', 'One  **[word]** here'],
    ['bold', 'One **[word]** here', 'One [word] here'],
    ['bold', '[]', '**[bold words]**'],
    ['italic', 'a [b] c', 'a _[b]_ c'],
    ['link', 'See [the page]', 'See (the page)(https://)'],
    ['link', 'See [/resources]', 'See (words to press)(/resources)'],
    ['heading', 'One\nT[w]o\nThree', 'One\n## [Two]\nThree'],
    ['heading', 'One\n## T[w]o', 'One\n[Two]'],
    ['list', '[One\nTwo]\nThree', '- [One\n- Two]\nThree'],
    ['list', '- [One\n- Two]', '[One\nTwo]'],
    ['quote', '[One\n\nTwo]', '> [One\n\n> Two]'],
  ] as const)('%s: %s', (mark, before, after) => {
    const links = (text: string) => text.replace(/[()[\]]/g, '');
    const compare = mark === 'link' ? links : String;
    expect(compare(press(mark, before))).toBe(compare(after));
  });

  it('selects the address of a new link, to be typed over', () => {
    const { insert, start, from, to } = editOf('link', 'See here', 4, 8);
    expect(insert).toBe('[here](https://)');
    expect(insert.slice(from - start, to - start)).toBe('https://');
  });

  it('never loses a word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...marks), fc.string(), fc.nat(), fc.nat(), (mark, text, one, two) => {
        const [from = 0, to = 0] = [one % (text.length + 1), two % (text.length + 1)].sort((a, b) => a - b);
        const { start, end, insert } = editOf(mark, text, from, to);
        const letters = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
        const next = letters(text.slice(0, start) + insert + text.slice(end));
        expect([...letters(text)].every((letter) => next.includes(letter))).toBe(true);
      }),
    );
  });
});
