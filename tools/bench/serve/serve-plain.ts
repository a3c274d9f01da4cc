import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BookCover } from '@/components/illustrations/book-cover';
import { home } from '@/content/home';
import type { Place } from './place.ts';

const package_ = 'node_modules/@fontsource-variable';
const fonts = {
  '/headline.woff2': `${package_}/fraunces/files/fraunces-latin-wght-normal.woff2`,
  '/text.woff2': `${package_}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
} as const;

const preload = (address: string) =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;
const face = (name: string, address: string) =>
  `@font-face{font-family:${name};src:url(${address}) format("woff2");font-weight:100 900;font-display:optional}`;

/** The product's cover and fonts in a page that somebody wrote by hand. */
function plainPage(): string {
  const cover = renderToStaticMarkup(createElement(BookCover, { width: 240, height: 360 }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plain</title>
<link rel="icon" href="data:,">
${Object.keys(fonts).map(preload).join('\n')}
<style>${face('Headline', '/headline.woff2')}${face('Text', '/text.woff2')}
body{margin:1.5rem;font:1.125rem/1.6 Text,sans-serif}h1{font:600 2.5rem/1.15 Headline,serif}</style>
</head>
<body>
<h1>${home.hero.headline}</h1>
<p>${home.hero.lead}</p>
${cover}
</body>
</html>
`;
}

/** Serves that page and its two fonts, compressed as the product's are. */
export async function servePlain(): Promise<Place> {
  const page = gzipSync(plainPage());
  const server = createServer((request, response) => {
    const font = fonts[request.url as keyof typeof fonts];
    if (font) {
      response.setHeader('content-type', 'font/woff2');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end(readFileSync(font));
    } else if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'gzip');
      response.end(page);
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The plain page is not served.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
