import type { MetadataRoute } from 'next';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { postponementWords } from '@/content/flip/postponement';
import { night } from '@/content/night';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { colors } from '@/lib/design/colors';
import { builtOn } from '@/lib/env';
import { revalidatedResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';

const png = (name: string, size: number) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

const shortcut = (name: string, description: string, url: string) => ({
  name,
  description,
  url,
  icons: [png('shortcut', 96)],
});

/** Makes the exercise installable as an app. */
function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.flipApp,
    name: site.name,
    short_name: site.name,
    description: pages[paths.flipApp].description,
    lang: site.language,
    dir: 'ltr',
    start_url: paths.flipApp,
    // The whole site, so that sign-in and the crisis numbers stay in the app's window.
    scope: '/',
    display: 'standalone',
    // The start screen knows no dark theme, and is seen at night. Each page has a colour of its own for the status bar.
    background_color: colors.night.light,
    theme_color: colors.night.light,
    categories: ['health', 'lifestyle'],
    icons: [
      ...[192, 512].map((size) => ({ ...png('icon', size), purpose: 'any' as const })),
      ...[192, 512].map((size) => ({ ...png('maskable', size), purpose: 'maskable' as const })),
    ],
    // Some launchers show the first three.
    shortcuts: [
      shortcut(flipWords.home.emergency, flipWords.tagline, `${paths.flipApp}?mode=emergency`),
      shortcut(night.title, night.description, paths.night),
      shortcut(flipWords.notebook.titles.plan, planWords.lead, `${paths.flipApp}?view=plan`),
      shortcut(flipWords.home.search, postponementWords.lead, `${paths.flipApp}?view=delay`),
    ],
    screenshots: [
      { src: '/screenshots/flip.png', sizes: '720x1280', label: flipWords.flip.steps.notice.title },
      { src: '/screenshots/techniques.png', sizes: '720x1280', label: flipWords.flip.steps.flip.title },
      { src: '/screenshots/done.png', sizes: '720x1280', label: flipWords.flip.steps.complete.title },
      {
        src: '/screenshots/wide.png',
        sizes: '1280x800',
        form_factor: 'wide' as const,
        label: flipWords.flip.steps.notice.title,
      },
    ].map((shot) => ({ form_factor: 'narrow' as const, type: 'image/png', ...shot })),
  };
}

export function GET(request: Request): Response {
  return revalidatedResponse(request, JSON.stringify(manifest()), 'application/manifest+json', builtOn);
}
