import { Daylight } from '@/components/illustrations/daylight';
import { ArticleList } from '@/components/site/article-list';
import { Frame } from '@/components/site/frame';
import { GuideList } from '@/components/site/guide-list';
import { InlineText } from '@/components/site/inline-text';
import { JsonLd } from '@/components/site/json-ld';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { guides, posts } from '@/content/articles/articles';
import { blog } from '@/content/blog';
import { crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.blog);

export default function BlogPage() {
  const { rules } = blog;
  return (
    <Frame path={paths.blog}>
      <JsonLd data={[crumbsNode([{ name: 'Blog', path: paths.blog }])]} />
      <PageHead
        title={blog.headline}
        lead={blog.lead}
        figure={<Daylight className="w-full max-w-64 lg:max-w-96" />}
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
        <GuideList guides={guides} />
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
              <p>
                <InlineText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </Frame>
  );
}
