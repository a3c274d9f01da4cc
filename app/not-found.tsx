import type { Metadata } from 'next';
import { LostPage } from '@/components/illustrations/drawings';
import { Frame } from '@/components/site/frame';
import { LinkButton, TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { notFound } from '@/content/not-found';

export const metadata: Metadata = { title: notFound.headline, robots: { index: false } };

export default function NotFoundPage() {
  const { code, headline, text, home, elsewhere } = notFound;
  return (
    <Frame path="">
      <PageHead
        before={<span className="figures font-serif text-2xl">{code}</span>}
        title={headline}
        lead={text}
        action={<LinkButton link={home} size="lg" />}
        aside={<LostPage className="w-full max-w-80" />}
      />
      <section aria-labelledby="elsewhere" className="wrap pb-(--section)">
        <h2 id="elsewhere" className="text-xl">
          {elsewhere.heading}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          {elsewhere.links.map((link) => (
            <li key={link.href}>
              <TextLink link={link} alone />
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}
