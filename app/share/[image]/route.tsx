import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { Children, type ComponentProps, createElement, isValidElement, type ReactElement } from 'react';
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
const fileOf = (path: string) => readFile(join(process.cwd(), path));

export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }): Promise<Response> {
  const { image: name } = await params;
  const image = shareImages.all().find((entry) => entry.name === name);
  if (!image) return new Response(null, { status: 404 });
  const cover = await readFile(join(process.cwd(), 'public/press/the-flip-method-cover.svg'), 'base64');
  return new ImageResponse(<ShareCard {...image} cover={`data:image/svg+xml;base64,${cover}`} />, {
    ...shareImageSize,
    fonts: [
      { name: 'Fraunces', data: await fileOf(FRAUNCES), weight: 500 },
      { name: 'Atkinson', data: await fileOf(ATKINSON), weight: 600 },
    ],
  });
}

interface ShareCardProps extends Pick<ShareImage, 'over' | 'headline' | 'category'> {
  /** The book's cover as a data URL. */
  cover: string;
}

/** Of the cover, or of the sheet with a drawing, in pixels. */
const sheet = { width: 320, height: 480 };
/** Sizes of headlines up to so many characters. */
const sizes = [
  [34, 72],
  [52, 64],
  [Number.POSITIVE_INFINITY, 56],
] as const;

/** Open Graph image: the book or an article's drawing, and the title. For Satori, which supports flex layout but no classes. */
function ShareCard({ over, headline, category, cover }: ShareCardProps) {
  const { width, height } = shareImageSize;
  // The cover would sink into the sea.
  const ground = category ? colors.sea : colors.paper;
  const [, fontSize] = sizes.find(([most]) => headline.length <= most) ?? sizes[2];
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        height: '100%',
        padding: '0 84px 0 76px',
        background: ground.light,
        color: category ? colors['sea-ink'].light : colors.ink.light,
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
        <path d="M1200 500v130h-190Z" fill={(category ? colors.apricot : colors.sea).light} />
        <path d="M1200 500 1010 630l46-104Z" fill={(category ? colors.paper : colors.sage).light} />
        <path d="M1200 500 1010 630l19-43Z" fill={colors.ink.light} fillOpacity=".14" />
      </svg>
      {category ? (
        <div
          style={{
            ...sheet,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            background: colors.paper.light,
            borderRadius: 4,
          }}
        >
          {inked(articleDrawings[category]({}))}
        </div>
      ) : (
        <div
          style={{
            ...sheet,
            backgroundImage: `url(${cover})`,
            backgroundSize: '100% 100%',
            boxShadow: '8px 8px 0 #efe6d6, 9px 9px 0 1px #cdbfa8',
          }}
        />
      )}
      <div
        style={{ display: 'flex', flexDirection: 'column', flex: 1, height: sheet.height, marginLeft: 68 }}
      >
        <div
          style={{
            fontFamily: 'Atkinson',
            fontSize: 30,
            lineHeight: 1.3,
            textWrap: 'balance',
            color: colors['sea-text'][category ? 'dark' : 'light'],
          }}
        >
          {over}
        </div>
        <div
          style={{
            marginTop: 26,
            fontFamily: 'Fraunces',
            fontSize,
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {headline}
        </div>
        {category && (
          <div style={{ marginTop: 'auto', fontFamily: 'Atkinson', fontSize: 30, fontWeight: 600 }}>
            {site.name}
          </div>
        )}
      </div>
    </div>
  );
}

/** A drawing with its colours as attributes instead of classes. */
function inked({ props: { viewBox, children } }: ReactElement<ComponentProps<'svg'>>) {
  const paints: Record<string, ComponentProps<'path'>> = {
    apricot: { fill: colors.apricot.light, stroke: 'none' },
    sage: { fill: colors.sage.light, stroke: 'none' },
    paper: { fill: colors.paper.light },
    ink: { fill: colors.ink.light },
  };
  const [, , width = 1, height = 1] = (viewBox ?? '').split(' ').map(Number);
  const scale = 250 / Math.max(width, height);
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
