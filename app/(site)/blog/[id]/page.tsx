import type { ReactNode } from 'react';
import { WorkbookForm } from '@/app/(site)/workbook/form';
import { TriggerLog, WorkbookFan } from '@/app/(site)/workbook/sheets';
import { ArticleDrawing, ArticleGrid, ArticleLine } from '@/components/site/articles';
import { StampedCover } from '@/components/site/claims';
import { LinkButton, PreviousNextLinks, ShareLine, TextLink } from '@/components/site/links';
import { Contents, MarginNote, Page } from '@/components/site/page';
import { ArticleSources, RichSections } from '@/components/site/rich-text';
import { SafetyLong, SafetyShort } from '@/components/site/safety';
import { Section } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { type Article, readableDate } from '@/content/articles/article';
import { articles, getArticle, neighbours, related } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { mayNotSell } from '@/content/no-selling';
import { authorName } from '@/content/site';
import { absoluteUrl, articleMetadata, articleNode, authorNode } from '@/lib/metadata';
import { paths } from '@/lib/paths';

/** Unknown ids are a 404. */
export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ id }) => ({ id }));

interface ArticleProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: ArticleProps) {
  return articleMetadata(getArticle((await params).id));
}

export default async function ArticlePage({ params }: ArticleProps) {
  const article = getArticle((await params).id);
  const { previous, next }: { previous?: Article; next?: Article } = neighbours(article.id);
  const path = paths.article(article.id);
  const { contents, sources } = articlePage;
  const maySell = !mayNotSell(path);
  const putDown = article.putDown ?? articlePage.putDown;
  const parts = [
    ...article.sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading })),
    ...(article.sources.length > 0 ? [{ href: '#sources', label: sources }] : []),
  ];
  // The offer comes late enough that the article has explained the trap before it.
  const trap = maySell ? Math.max(2, Math.round(article.sections.length * 0.45)) : article.sections.length;
  return (
    <Page
      path={path}
      crumb={article.title}
      parent={{ name: 'Blog', path: paths.blog }}
      data={[articleNode(article), authorNode()]}
    >
      <article aria-labelledby="title">
        <ArticleHead article={article} />
        <div className="wrap margin-grid pb-(--section)">
          <Contents heading={contents} parts={parts} narrow="none" />
          <div className="min-w-0">
            {article.notice && <MarginNote className="mb-5">{article.notice}</MarginNote>}
            {!article.skip && <Calls />}
            <RichSections sections={article.sections.slice(0, 1)} />
            <div className="mt-12 mb-12 grid gap-8 lg:mb-0">
              <SafetyLong />
              <Contents heading={contents} parts={parts} narrow="only" />
            </div>
            <RichSections sections={article.sections.slice(1, trap)} />
            {maySell && <HandOver />}
            <RichSections sections={article.sections.slice(trap)} />
            {/* The exercise is offered before anything is for sale. */}
            <p
              data-print="hide"
              className="mt-14 flex max-w-prose flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md bg-sage-wash px-7 py-6"
            >
              <span className="max-w-[11.8em] font-serif text-xl">{putDown.text}</span>
              <LinkButton link={putDown.link} />
            </p>
            <ArticleSources sources={article.sources} />
            <ShareLine title={article.title} url={absoluteUrl(path)} />
          </div>
        </div>
      </article>
      <div data-print="hide">
        <WaysOn path={path} hasForm={maySell} />
        <Section
          id="related"
          heading={articlePage.related.heading}
          action={
            <PreviousNextLinks
              words={articlePage.neighbours}
              previous={previous && { href: paths.article(previous.id), title: previous.title }}
              next={next && { href: paths.article(next.id), title: next.title }}
            />
          }
        >
          <ArticleGrid articles={related(article.id)} />
        </Section>
      </div>
    </Page>
  );
}

/** The page of the workbook that belongs here, offered once, in the margin of the text. */
function HandOver() {
  const { heading, text, links } = articlePage.handOver;
  return (
    <aside
      data-print="hide"
      className="my-12 grid max-w-prose grid-cols-[6rem_1fr] items-center gap-6 max-[16rem]:grid-cols-1 border-y border-line py-6"
    >
      <TriggerLog />
      <div className="grid justify-items-start gap-2">
        <p className="font-serif text-xl">{heading}</p>
        <p>{text}</p>
        <p className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <TextLink key={link.href} link={link} alone className="font-semibold" />
          ))}
        </p>
      </div>
    </aside>
  );
}

/** The workbook, which is free, before the book. Where something may be sold, the workbook's form is right here. */
function WaysOn({ path, hasForm }: { path: string; hasForm: boolean }) {
  const { heading, book, workbook, more } = articlePage.calls;
  return (
    <Section id="ways-on" heading={heading} ground="sea" turned>
      <ul className={hasForm ? 'split gap-y-14' : 'grid gap-x-8 gap-y-14 sm:grid-cols-2'}>
        <li className={cn('grid grid-cols-1 items-start gap-8', hasForm && 'lg:grid-cols-2')}>
          <Offer {...workbook} picture={<WorkbookFan />}>
            {hasForm ? <TextLink link={more} alone /> : <LinkButton link={workbook.link} className="mt-2" />}
          </Offer>
          {hasForm && (
            <Card look="sheet" id="workbook" data-theme="" className="text-ink [--ground:var(--surface)]">
              <WorkbookForm path={path} place="workbook" isShort />
            </Card>
          )}
        </li>
        <li>
          <Offer {...book} picture={<StampedCover stamp={undefined} className="max-w-30 sm:max-w-36" />}>
            {hasForm ? (
              <LinkButton link={book.link} variant="secondary" className="mt-2 border-sea-ink text-sea-ink" />
            ) : (
              <TextLink link={book.link} alone />
            )}
          </Offer>
        </li>
      </ul>
    </Section>
  );
}

interface OfferProps {
  title: string;
  text: string;
  picture: ReactNode;
  children: ReactNode;
}

function Offer({ title, text, picture, children }: OfferProps) {
  return (
    <div className="grid grid-cols-1 content-start justify-items-start gap-4">
      <div className="grid h-45 w-full max-w-52 content-end sm:h-54 sm:max-w-64">{picture}</div>
      <h3 className="text-2xl">{title}</h3>
      <p className="max-w-[28rem]">{text}</p>
      {children}
    </div>
  );
}

/** Whom to call, and for an article that is read in a fright, what to do where there is no call to make. */
function Calls({ skip }: Pick<Article, 'skip'>) {
  return (
    <section
      role="note"
      // The long version follows, so the printed page needs no second copy.
      className="mb-5 max-w-prose border-l-4 border-danger bg-surface px-5 py-2.5 text-sm print:[&_details]:hidden"
    >
      <SafetyShort isWhole />
      {skip && (
        <p className="pt-2">
          <LinkButton link={skip} size="sm" />
        </p>
      )}
    </section>
  );
}

/** Link back, title, whom to call, category and author. */
function ArticleHead({ article }: { article: Article }) {
  const { back, byline, reviewed } = articlePage;
  const putDown = article.putDown ?? articlePage.putDown;
  return (
    <header className="wrap margin-grid gap-y-1.5 pt-2 pb-1 sm:gap-y-6 sm:pt-6 lg:pb-14">
      {/* A frightened reader sees whom to call, and what to do without a call, on a phone's first screen. */}
      <a
        href={back.href}
        data-print="hide"
        className={cn('link col-span-full justify-self-start py-1', article.skip && 'max-sm:hidden')}
      >
        <span aria-hidden="true">← </span>
        {back.label}
      </a>
      <div className="grid grid-cols-1 gap-2.5 sm:gap-6 lg:col-start-2 lg:row-start-2">
        {/* The headline comes first: a reader came for it. */}
        <h1 id="title" className="max-w-[13.1em] text-3xl max-sm:text-[min(10.5vw,2rem)]">
          {article.title}
        </h1>
        {article.skip && <Calls skip={article.skip} />}
        <ArticleLine article={article} />
        <p className="max-w-[36rem] text-lg max-sm:text-base">{article.excerpt}</p>
        <p data-print="hide">
          <TextLink link={{ href: putDown.link.href, label: putDown.text }} className="font-semibold" />
        </p>
        <p className="text-sm text-muted">
          <a href={paths.about} rel="author" className="link">
            {byline(authorName)}
          </a>
          {'. '}
          {reviewed} <time dateTime={article.reviewed}>{readableDate(article.reviewed)}</time>.
        </p>
      </div>
      <ArticleDrawing
        article={article}
        className="h-20 justify-self-start max-sm:hidden sm:h-36 lg:h-auto lg:w-full lg:max-w-80"
      />
    </header>
  );
}
