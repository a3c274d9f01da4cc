import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { colors } from '@/lib/design/colors';
import './globals.css';

/*
 * build/assets.mjs subsets the files to the characters and weights in use. Until they arrive, the faces of
 * styles/fallback-fonts.css hold their place: device fonts scaled to the same widths.
 */

/** Headlines and quotations. They change to it whenever it arrives, as a first visit may be the only one, and until then are read. */
const fraunces = localFont({
  src: '../generated/fonts/fraunces.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: false,
});

/** Body text and controls. With `fallback`, Chromium left them invisible for as long as the file did not come. */
const atkinson = localFont({
  src: '../generated/fonts/atkinson.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-atkinson',
  adjustFontFallback: false,
});

/** Italics in body text, never bold; fetched only by pages that use them. */
const atkinsonItalic = localFont({
  src: '../generated/fonts/atkinson-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-atkinson-italic',
  adjustFontFallback: false,
});

/** Class names that define the CSS variables of the three families. */
const fontClasses = `${fraunces.variable} ${atkinson.variable} ${atkinsonItalic.variable}`;

export const metadata: Metadata = {
  title: { default: site.name, template: `%s · ${site.name}` },
  description: site.bookSubtitle,
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.paper.light },
    { media: '(prefers-color-scheme: dark)', color: colors.paper.dark },
  ],
};

declare module 'react' {
  interface HtmlHTMLAttributes<T> extends HTMLAttributes<T> {
    writingsuggestions?: 'false';
  }
}

/** Edge would send what is typed to a service that predicts the next words, unless it is told not to. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" writingsuggestions="false" className={fontClasses} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
