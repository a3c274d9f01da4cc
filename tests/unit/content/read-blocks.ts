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

export function textsOf(sections: readonly Section[]): Inline[] {
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]);
}

/** Whether a link is for help: a number to call or text, or the finder of one. Safety notes may link there. */
export function isHelp(href: string): boolean {
  return /^(tel|sms):/.test(href) || href === talk.elsewhere.href;
}

export function countWords(texts: readonly Inline[]): number {
  return texts.flatMap((text) => plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length;
}

export function linksIn(texts: readonly Inline[]): { text: string; href: string }[] {
  return texts.flatMap((text) => parseInline(text).flatMap((span) => (span.kind === 'link' ? [span] : [])));
}

/** All fields of a part. */
export function fieldsOfPart({ sections }: WorkbookPart): AnswerField[] {
  return sections.flatMap(({ id, blocks }) => blocks.flatMap((block) => fieldsOf(id, block)));
}

export function sectionsOf(workbook: Workbook) {
  return workbook.parts.flatMap(({ sections }) => sections);
}

export function textsOfWorkbook(workbook: Workbook): Inline[] {
  return workbook.parts.flatMap(({ title, lead, sections }) => [
    title,
    lead,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]),
  ]);
}
