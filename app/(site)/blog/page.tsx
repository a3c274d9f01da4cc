import { Daylight } from '@/components/illustrations/drawings';
import { ArticleList } from '@/components/site/articles';
import { TextLink } from '@/components/site/links';
import { Page } from '@/components/site/page';
import { Paragraph } from '@/components/site/rich-text';
import { PageHead, Section } from '@/components/site/section';
import { guides, posts } from '@/content/articles/articles';
import { blog } from '@/content/blog';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.blog);

export default function BlogPage() {
  const { rules } = blog;
  return (
    <Page path={paths.blog} crumb="Blog">
      <PageHead
        title={blog.headline}
        lead={blog.lead}
        aside={<Daylight className="w-full max-w-64 lg:max-w-96" />}
        className="pb-10 lg:pb-14"
      />
      <div className="wrap pb-(--section)">
        <ArticleList articles={posts} level={2} />
      </div>
      <Section
        id={blog.guides.id}
        ground="surface"
        layout="margin"
        heading={blog.guides.heading}
        lead={blog.guides.lead}
      >
        <ol className="grid gap-x-8 border-t-2 border-ink md:grid-cols-2">
          {guides.map(({ id, title, excerpt, readTime }, index) => (
            <li
              key={id}
              className="grid grid-cols-[min(3rem,13vw)_1fr] content-start border-b border-line py-7"
            >
              <span aria-hidden="true" className="font-serif text-2xl leading-none text-apricot">
                {index + 1}
              </span>
              <div className="grid justify-items-start gap-3">
                <h3 className="text-xl">
                  <a href={paths.article(id)} className="hover:underline">
                    {title}
                  </a>
                </h3>
                <p>{excerpt}</p>
                <p className="text-sm text-muted">{readTime}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="how-written"
        ground="sage"
        turned
        layout="margin"
        heading={rules.heading}
        action={<TextLink link={rules.feed} alone className="font-semibold" />}
      >
        <ul className="grid gap-8">
          {rules.items.map(({ title, text }) => (
            <li key={title} className="prose">
              <h3>{title}</h3>
              <Paragraph text={text} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
