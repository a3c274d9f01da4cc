import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { aliases } from './content/articles/aliases.ts';
import { contactTopicIds } from './content/contact-topics.ts';
import { landing } from './content/landing.ts';
import { ownOrigins } from './lib/http/own-origins.ts';
import { embeddableBy, securityHeaders } from './lib/http/security-headers.ts';

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

const config: NextConfig = {
  /** Two builds of one checkout (the site's and the tests') must not write into each other's folder. */
  distDir,
  /** A container takes what the server needs and nothing else; see the Dockerfile. */
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // `npm run check` looks at the types of what the local stack builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'true' },
  poweredByHeader: false,
  /** The files are read when a reader asks for one; a host that packs routes one by one has to bring them along. */
  outputFileTracingIncludes: {
    '/workbook/**': ['./generated/*.{pdf,epub}'],
    '/admin/content': ['./generated/content-report.json'],
    ...Object.fromEntries(
      ['/auth', '/auth/confirm', '/flip-method-auth', '/account'].map((route) => [
        route,
        ['./generated/common-passwords.bin'],
      ]),
    ),
  },
  /** Written into the build, so that the server can refuse to serve pages that carry another address. */
  env: {
    BUILT_FOR_SITE_URL: process.env.NODE_ENV === 'production' ? (process.env.SITE_URL ?? '') : '',
    /** The exercise shows figures too, in the browser. */
    CLAIMS: process.env.CLAIMS ?? '',
  },
  /** Should the middleware ever be walked around, `unauthorized()` and `forbidden()` answer 401 and 403. */
  experimental: {
    authInterrupts: true,
    // Writing the compiler's cache takes a fifth of a build, so only a folder that is built into again gets one.
    turbopackFileSystemCacheForBuild: existsSync(join(distDir, 'BUILD_ID')),
    // A tenth of a build's work, for files that nothing reads.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // What the middleware may read of a body; it refuses half of that.
    proxyClientMaxBodySize: 2_000_000,
    // Next compares the sender with the `Host`, which a proxy may rewrite; the middleware has compared it with our own.
    serverActions: { allowedOrigins: ownHosts() },
  },
  /** Images are shipped in their final size; an optimizer at run time would only be one more thing to attack. */
  images: { unoptimized: true },
  redirects: async () => [
    // Addresses of articles that were once given out.
    ...Object.entries(aliases).map(([old, id]) => ({
      source: `/blog/${old}`,
      destination: `/blog/${id}`,
      permanent: true,
    })),
    // Where the workbook was read before it could be filled in; mails of that time lead there.
    { source: '/workbook/read/:token', destination: '/workbook/fill', permanent: true },
    // Without script, a link from the answer to the form on the same page would only move within the answer.
    ...Object.entries({ '/workbook': 'form', '/landing': landing.form.id }).map(([page, place]) => ({
      source: `${page}/again`,
      destination: `${page}#${place}`,
      permanent: false,
    })),
  ],
  rewrites: async () => ({
    // The contact page with a topic chosen beforehand is a prerendered page too, so it needs no script.
    beforeFiles: [
      {
        source: '/contact',
        has: [{ type: 'query', key: 'topic', value: `(?<topic>${contactTopicIds.join('|')})` }],
        destination: '/contact/:topic',
      },
    ],
    // A service worker rules over what lies beside and below its own address; the build keeps it elsewhere.
    afterFiles: [{ source: '/flip-worker.js', destination: '/_next/static/offline/worker.js' }],
    fallback: [],
  }),
  headers: async () => [
    {
      source: '/:path*',
      headers: securityHeaders(process.env.SITE_URL, process.env.HSTS_SUBDOMAINS === 'true'),
    },
    ...['/share/:image+', '/press/:file+', '/favicon.ico', '/icon.svg', '/apple-icon.png'].map((source) => ({
      source,
      headers: [embeddableBy('cross-origin')],
    })),
    {
      source: '/flip-worker.js',
      headers: [{ key: 'Cache-Control', value: 'no-cache' }],
    },
    {
      // The file's name changes with its content, so a browser may keep it for ever.
      source: '/elements/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

function ownHosts(): string[] {
  const { SITE_URL = 'http://localhost:3000', VERCEL_ENV, VERCEL_URL, VERCEL_BRANCH_URL } = process.env;
  const origins = ownOrigins({ SITE_URL, VERCEL_ENV, VERCEL_URL, VERCEL_BRANCH_URL });
  return origins.map((origin) => new URL(origin).host);
}

/** The fonts and the scripts of the custom elements are made for the pages that name them; a server only serves. */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return config;
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { refusePlaceholders } = await import('./build/placeholders.ts');
    refusePlaceholders(process.env);
  }
  const { buildElements } = await import('./build/elements.mjs');
  const { buildFonts } = await import('./build/fonts.mjs');
  const [{ ambient, forms, fill }] = await Promise.all([buildElements(), buildFonts()]);
  return {
    ...config,
    env: { ...config.env, ELEMENTS_SCRIPT: ambient, FORMS_SCRIPT: forms, FILL_SCRIPT: fill },
    ...(phase === PHASE_PRODUCTION_BUILD && { adapterPath: resolve('build/adapter.mjs') }),
  };
}
