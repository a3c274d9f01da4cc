import { talk } from '@/content/safety';
import type { Inline, Section } from '@/content/text';
import type { Workbook, WorkbookBlock, WorkbookPart } from '@/content/workbook/model';
import { parseInline } from '@/lib/rich-text/inline';
import { type AnswerField, fieldsOf } from '@/lib/workbook/answers';

/** The visible text of inline markup, without citation numbers. */
export function plain(text: Inline): string {
  return parseInline(text)
    .filter((span) => !(span.kind === 'link' && span.href.startsWith('#source-')))
    .map((span) => span.text)
    .join('');
}

/** What is read of a block, in this order. */
const read = 'title caption label text head columns rowLabels items rows steps fields'.split(' ');

const textsIn = (value: unknown): Inline[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null && 'label' in value ? textsIn(value.label) : [];
};

/** All texts of a block with their markup, in reading order. */
export function textsOfBlock(block: WorkbookBlock): Inline[] {
  if (typeof block === 'string') return [block];
  return read.flatMap((part) => textsIn(Object.entries(block).find(([name]) => name === part)?.[1]));
}

type Blocks = { heading: string; blocks: readonly WorkbookBlock[] };
export const textsOf = (sections: readonly (Section | Blocks)[]): Inline[] =>
  sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]);

export const textsOfWorkbook = (workbook: Workbook): Inline[] =>
  workbook.parts.flatMap(({ title, lead, sections }) => [title, lead, ...textsOf(sections)]);

export const sectionsOf = (workbook: Workbook) => workbook.parts.flatMap(({ sections }) => sections);

export const fieldsOfPart = ({ sections }: WorkbookPart): AnswerField[] =>
  sections.flatMap(({ id, blocks }) => blocks.flatMap((block) => fieldsOf(id, block)));

/** Whether a link is for help: a number to call or text, or the finder of one. Safety notes may link there. */
export const isHelp = (href: string) => /^(tel|sms):/.test(href) || href === talk.elsewhere.href;

export const countWords = (texts: readonly Inline[]): number =>
  texts.flatMap((text) => plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length;

export const linksIn = (texts: readonly Inline[]): { text: string; href: string }[] =>
  texts.flatMap((text) => parseInline(text).flatMap((span) => (span.kind === 'link' ? [span] : [])));
