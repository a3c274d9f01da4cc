import { Fragment } from 'react';
import { AuthorNote } from '@/components/site/book/author-note';
import { BookHead } from '@/components/site/book/book-head';
import { BookVoices } from '@/components/site/book/book-voices';
import { Included } from '@/components/site/book/included';
import { Inside } from '@/components/site/book/inside';
import { ThirtyDays } from '@/components/site/book/thirty-days';
import { ChapterChoice } from '@/components/site/chapters/chapter-choice';
import { ChapterWaysOn } from '@/components/site/chapters/chapter-ways-on';
import { ClosingCall } from '@/components/site/closing-call';
import { FigureMark } from '@/components/site/figure-mark';
import { Figures } from '@/components/site/figures';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { Section } from '@/components/site/section';
import { book } from '@/content/book';
import { shownClaims } from '@/content/claims';
import { authorNode, bookNode, crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/book.css';

export const metadata = pageMetadata(paths.book);

export default function BookPage() {
  const { tiles, sample, closing } = book;
  const promises = shownClaims(closing.claims);
  return (
    <Frame path={paths.book}>
      <JsonLd data={[bookNode(), authorNode(), crumbsNode([{ name: 'The Book', path: paths.book }])]} />
      <BookHead />
      <div className="wrap">
        <Figures claims={shownClaims(tiles)} />
      </div>
      <Included />
      <Inside />
      <ThirtyDays />
      <BookVoices />
      <Section id="read" heading={sample.heading} lead={sample.lead}>
        <ChapterChoice>
          <ChapterWaysOn within="#buy" />
        </ChapterChoice>
      </Section>
      <AuthorNote />
      <ClosingCall
        headline={closing.headline}
        buttons={closing.buttons}
        {...(promises.length > 0 && {
          text: promises.map((claim) => (
            <Fragment key={claim.id}>
              {claim.text} <FigureMark claim={claim} />.{' '}
            </Fragment>
          )),
        })}
      />
    </Frame>
  );
}
