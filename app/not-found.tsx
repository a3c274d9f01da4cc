import type { Metadata } from 'next';
import { LostPage } from '@/components/illustrations/lost-page';
import { Frame } from '@/components/site/frame';
import { PageHead } from '@/components/site/page-head';
import { ButtonLink } from '@/components/ui/button';
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
        action={
          <ButtonLink href={home.href} size="lg">
            {home.label}
          </ButtonLink>
        }
        figure={<LostPage className="w-full max-w-80" />}
      />
      <section aria-labelledby="elsewhere" className="wrap pb-(--section)">
        <h2 id="elsewhere" className="text-xl">
          {elsewhere.heading}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          {elsewhere.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="link is-alone">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}
