/**
 * The model of every long text: articles, chapters, workbook, course mails, legal pages.
 * Plain data, so that the same text can be rendered as HTML, mail, plain text and PDF.
 */

/** Text with inline markup: **strong**, _emphasis_, [label](href). A link to `#source-…` is a citation. */
export type Inline = string;

export type Block =
  /** A paragraph. */
  | Inline
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly Inline[]; ordered?: true }
  | { kind: 'quote'; text: Inline }
  /** A note beside the text, e.g. when to seek urgent help. */
  | { kind: 'note'; title: string; text: Inline; tone?: 'calm' | 'urgent' }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly Inline[])[] }
  /** An exercise in numbered steps. */
  | { kind: 'exercise'; title: string; steps: readonly Inline[] }
  /** Space for handwriting: a label and a number of empty lines. */
  | { kind: 'writing'; label: string; lines: number };

export interface Section {
  /** Fragment id of the section. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A source, cited in the text as `[1](#source-<id>)`. */
export interface Source {
  id: string;
  /** Authors, year, title and publication, as in a reference list. */
  text: string;
  url?: string;
}
