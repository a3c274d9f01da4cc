import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { colors } from '@/lib/design/colors';
import { fontClasses } from './fonts';
import './globals.css';

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

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
