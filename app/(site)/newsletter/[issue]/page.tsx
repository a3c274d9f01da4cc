import { notFound } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { readableDate } from '@/content/articles/article';
import { issuePage } from '@/content/newsletter';
import { findIssuePage } from '@/lib/data/newsletter';
import { publicEnv } from '@/lib/env';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { type MarkdownBlock, type MarkdownSpan, parseMarkdown } from '@/lib/rich-text/parse-markdown';

interface IssuePageProps {
  params: Promise<{ issue: string }>;
}

const findIssue = cache(async ({ params }: IssuePageProps) => {
  const id = z.guid().safeParse((await params).issue).data;
  return id ? await findIssuePage(id) : null;
});

export async function generateMetadata(props: IssuePageProps) {
  return linkMetadata((await findIssue(props))?.subject);
}

/** An issue of the newsletter as a page, which the foot of its mail links to. Search engines leave it out. */
export default async function IssuePage(props: IssuePageProps) {
  const issue = await findIssue(props);
  if (!issue) notFound();
  const { subject, body, sent_at, picture } = issue;
  const { blocks } = parseMarkdown(body, publicEnv().SITE_URL);
  return (
    <Frame path={paths.newsletter}>
      <article className="wrap grid gap-8 py-head">
        <header className="grid gap-3">
          <p className="text-muted">{issuePage.sent(readableDate(sent_at.slice(0, 10)))}</p>
          <h1 className="max-w-title text-display wrap-anywhere" dir="auto">
            {subject}
          </h1>
        </header>
        <div className="prose wrap-anywhere" dir="auto">
          {picture && (
            // biome-ignore lint/performance/noImgElement: the picture is as small as it is shown.
            <img
              src={paths.newsletterPicture(picture.id)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              className="h-auto max-w-full rounded-md"
            />
          )}
          <Blocks blocks={blocks} />
        </div>
        <p className="flex flex-wrap gap-x-8 gap-y-3">
          <TextLink link={issuePage.subscribe} />
          <TextLink link={issuePage.resources} />
        </p>
      </article>
    </Frame>
  );
}

const keyed = <Item,>(items: readonly Item[]) => items.map((item, index) => [index, item] as const);

function Blocks({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return keyed(blocks).map(([key, block]) => <Block key={key} block={block} />);
}

function Block({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'heading':
      return (
        <h2>
          <Spans spans={block.spans} />
        </h2>
      );
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list': {
      const items = keyed(block.items).map(([key, item]) => (
        <li key={key}>
          <Blocks blocks={item} />
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

function Spans({ spans }: { spans: readonly MarkdownSpan[] }) {
  return keyed(spans).map(([key, span]) => {
    if (span.kind === 'text') return span.text;
    if (span.kind === 'break') return <br key={key} />;
    const inner = <Spans spans={span.spans} />;
    if (span.kind !== 'link') {
      const Emphasis = span.kind;
      return <Emphasis key={key}>{inner}</Emphasis>;
    }
    return (
      <a key={key} href={span.href}>
        {inner}
      </a>
    );
  });
}
