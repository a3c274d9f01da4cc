/**
 * The one model of every long text: articles, chapters, workbook, course mails, legal pages.
 * It is data, so that the same text can become HTML, a mail, plain text and a PDF.
 */

/** Text with inline markup: **strong**, _emphasis_, [label](href). A link to `#source-…` is a citation. */
export type Inline = string;

export type Block =
  /** A paragraph. */
  | Inline
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly Inline[]; ordered?: true }
  | { kind: 'quote'; text: Inline; by?: string }
  /** A remark beside the text, such as when to seek urgent help. */
  | { kind: 'note'; title: string; text: Inline; tone?: 'calm' | 'urgent' }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly Inline[])[] }
  /** Something to do now, in numbered steps. */
  | { kind: 'exercise'; title: string; steps: readonly Inline[] }
  /** Room to write by hand: a label and a number of empty lines. */
  | { kind: 'writing'; label: string; lines: number };

export interface Section {
  /** The fragment of the section's address. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** Where a statement of fact comes from; cited in the text as `[1](#source-<id>)`. */
export interface Source {
  id: string;
  /** Authors, year, title and publication, as a reader would look it up. */
  text: string;
  url?: string;
}
