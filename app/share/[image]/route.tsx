import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { shareImageSize, shareImages } from '@/lib/share-images';
import { ShareCard } from './share-card';

/** All images are generated at build time; other names are a 404. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => shareImages.all().map(({ name }) => ({ image: name }));

/** Satori cannot read WOFF2, so these are WOFF files of the same fonts. */
const fontFile = (family: string, weight: number) =>
  readFile(
    join(process.cwd(), `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  );

export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }): Promise<Response> {
  const { image: name } = await params;
  const image = shareImages.all().find((entry) => entry.name === name);
  if (!image) return new Response(null, { status: 404 });
  const cover = await readFile(join(process.cwd(), 'public/press/the-flip-method-cover.svg'), 'base64');
  return new ImageResponse(<ShareCard {...image} cover={`data:image/svg+xml;base64,${cover}`} />, {
    ...shareImageSize,
    fonts: [
      { name: 'Fraunces', data: await fontFile('fraunces', 500), weight: 500 },
      { name: 'Atkinson', data: await fontFile('atkinson-hyperlegible-next', 600), weight: 600 },
    ],
  });
}
