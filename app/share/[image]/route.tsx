import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { Children, type ComponentProps, createElement, isValidElement, type ReactElement } from 'react';
import sharp from 'sharp';
import { articleDrawings } from '@/components/site/articles';
import { site } from '@/content/site';
import { colors } from '@/lib/design/colors';
import { type ShareImage, shareImageSize, shareImages } from '@/lib/metadata';

/** All images are generated at build time; other names are a 404. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => shareImages.all().map(({ name }) => ({ image: name }));

/** Satori cannot read WOFF2. */
const FRAUNCES = 'node_modules/@fontsource/fraunces/files/fraunces-latin-500-normal.woff';
const ATKINSON = 'generated/fonts/atkinson-600.ttf';
// Without the comment each server would ship the whole project: the build's tracing cannot tell which file it is.
const fileOf = (path: string) => readFile(join(/* turbopackIgnore: true */ process.cwd(), path));

export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }): Promise<Response> {
  const { image: name } = await params;
  const image = shareImages.all().find((entry) => entry.name === name);
  if (!image) return new Response(null, { status: 404 });
  const cover = await fileOf('public/press/the-flip-method-cover.svg');
  // Satori cannot read WebP.
  const pages = await sharp(await fileOf('public/pictures/workbook-fan.webp'))
    .png()
    .toBuffer();
  const pictures = {
    book: `data:image/svg+xml;base64,${cover.toString('base64')}`,
    workbook: `data:image/png;base64,${pages.toString('base64')}`,
  };
  return new ImageResponse(<ShareCard {...image} pictures={pictures} />, {
    ...shareImageSize,
    fonts: [
      { name: 'Fraunces', data: await fileOf(FRAUNCES), weight: 500 },
      { name: 'Atkinson', data: await fileOf(ATKINSON), weight: 600 },
    ],
  });
}

interface ShareCardProps extends Pick<ShareImage, 'over' | 'headline' | 'shows'> {
  /** Data URLs of the book's cover, and of pages of the workbook. */
  pictures: Record<'book' | 'workbook', string>;
}

/** Sizes of headlines up to so many characters, in pixels. */
const sizes = [
  [34, 82],
  [54, 70],
  [Number.POSITIVE_INFINITY, 60],
] as const;

/** Open Graph image: what is offered, and its title. For Satori, which supports flex layout but no classes. */
function ShareCard({ over, headline, shows, pictures }: ShareCardProps) {
  const { width, height } = shareImageSize;
  const isArticle = shows in articleDrawings;
  // Paper is lit by the sea; the cover would sink into it.
  const isDark = shows !== 'book';
  const ground = isDark ? colors.sea : colors.paper;
  const [, fontSize] = sizes.find(([most]) => headline.length <= most) ?? sizes[2];
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        height: '100%',
        padding: '0 72px',
        background: ground.light,
        color: isDark ? colors['sea-ink'].light : colors.ink.light,
      }}
    >
      {/* The last corner of the picture is turned. */}
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', top: 0, left: 0 }}
      >
        <path d="M1200 528v102h-149Z" fill={(isDark ? colors.apricot : colors.sea).light} />
        <path d="M1200 528 1051 630l36-82Z" fill={(isDark ? colors.paper : colors.sage).light} />
        <path d="M1200 528 1051 630l15-34Z" fill={colors.ink.light} fillOpacity=".14" />
      </svg>
      <Picture {...{ shows, pictures }} />
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, height: 486, marginLeft: 64 }}>
        <div
          style={{
            fontFamily: 'Atkinson',
            fontSize: 30,
            lineHeight: 1.3,
            textWrap: 'balance',
            color: colors['sea-text'][isDark ? 'dark' : 'light'],
          }}
        >
          {over}
        </div>
        <div
          style={{
            marginTop: 'auto',
            marginBottom: 'auto',
            fontFamily: 'Fraunces',
            fontSize,
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {headline}
        </div>
        <div style={{ height: 39, fontFamily: 'Atkinson', fontSize: 30 }}>{isArticle ? site.name : ''}</div>
      </div>
    </div>
  );
}

function Picture({ shows, pictures }: Pick<ShareCardProps, 'shows' | 'pictures'>) {
  const size = { width: 324, height: 486 };
  if (shows === 'exercise') return <Phone {...size} />;
  if (shows === 'workbook')
    return (
      <div
        style={{
          width: 480,
          height: 398,
          backgroundImage: `url(${pictures.workbook})`,
          backgroundSize: '100% 100%',
        }}
      />
    );
  if (shows === 'book')
    return (
      <div
        style={{
          ...size,
          backgroundImage: `url(${pictures.book})`,
          backgroundSize: '100% 100%',
          boxShadow: '8px 8px 0 #efe6d6, 9px 9px 0 1px #cdbfa8',
        }}
      />
    );
  return (
    <div
      style={{
        width: 384,
        height: 400,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: colors.paper.light,
        borderRadius: 4,
      }}
    >
      {inked(articleDrawings[shows]({}))}
    </div>
  );
}

/** The exercise on a phone: the ring, its sentence and the button, before a sage sun. */
const Phone = (size: { width: number; height: number }) => (
  <svg aria-hidden="true" viewBox="0 0 324 486" fill="none" strokeLinecap="round" {...size}>
    <circle cx="176" cy="262" r="148" fill={colors.sage.light} />
    <rect
      x="38"
      y="3"
      width="248"
      height="480"
      rx="34"
      fill={colors.surface.light}
      stroke={colors.ink.light}
      strokeWidth="6"
    />
    <path d="M132 32h60" stroke={colors.ink.light} strokeWidth="6" />
    <circle cx="162" cy="170" r="74" stroke={colors.line.light} strokeWidth="18" />
    <path d="M162 96A74 74 0 1 1 88 170" stroke={colors.apricot.light} strokeWidth="18" />
    <path d="M88 296h148M108 326h108" stroke={colors.ink.light} strokeWidth="9" />
    <rect x="72" y="384" width="180" height="62" rx="6" fill={colors.apricot.light} />
  </svg>
);

/** A drawing with its colours as attributes instead of classes. */
function inked({ props: { viewBox, children } }: ReactElement<ComponentProps<'svg'>>) {
  const paints: Record<string, ComponentProps<'path'>> = {
    apricot: { fill: colors.apricot.light, stroke: 'none' },
    sage: { fill: colors.sage.light, stroke: 'none' },
    paper: { fill: colors.paper.light },
    ink: { fill: colors.ink.light },
  };
  const [, , width = 1, height = 1] = (viewBox ?? '').split(' ').map(Number);
  const scale = 316 / Math.max(width, height);
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      width={width * scale}
      height={height * scale}
      fill="none"
      stroke={colors.ink.light}
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {Children.map(children, (child) => {
        if (!isValidElement<ComponentProps<'path'>>(child)) return null;
        const { className = '', ...props } = child.props;
        return createElement(child.type, { ...props, ...paints[className] });
      })}
    </svg>
  );
}
