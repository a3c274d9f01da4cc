import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { aliases } from './content/articles/aliases.ts';
import { contactTopicIds } from './content/contact.ts';
import { landing } from './content/landing.ts';
import { buildEnvSchema, parseEnv } from './lib/env-schema.ts';
import { ownOrigins } from './lib/http/origins.ts';
import { embeddableBy, permissionsPolicy, securityHeaders } from './lib/http/security-headers.ts';
import { paths } from './lib/paths.ts';

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

// All of the build reads its settings as the running server does: without quotes, spaces or a slash at the address's end.
const settings = parseEnv(buildEnvSchema, process.env);
for (const [name, value] of Object.entries(settings)) if (process.env[name]) process.env[name] = value;
const { SITE_URL, CLAIMS, HSTS_SUBDOMAINS } = settings;

const config: NextConfig = {
  /** The site's build and the tests' build of one checkout must not share a folder. */
  distDir,
  /** The container image needs a standalone server; see the Dockerfile. */
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // Set for the local stack's build, whose types `npm run check` checks.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'true' },
  poweredByHeader: false,
  /** Files read at run time, which the host has to ship with these routes. */
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
  /** Inlined at build time, so that the server can refuse to start with a different address. */
  env: {
    BUILT_FOR_SITE_URL: process.env.NODE_ENV === 'production' ? SITE_URL : '',
    BUILT_ON: new Date().toISOString().slice(0, 10),
    /** The exercise shows claims in the browser, too. */
    CLAIMS,
  },
  /** Fallback in case the middleware is bypassed: `unauthorized()` and `forbidden()` answer 401 and 403. */
  experimental: {
    authInterrupts: true,
    // Writing the compiler cache takes a fifth of the build time, so it is on only for a folder that is built
    // again.
    turbopackFileSystemCacheForBuild: existsSync(join(distDir, 'BUILD_ID')),
    // A tenth of the build time, for files that nothing reads.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // How much of a body Next keeps for the page behind the middleware; the middleware rejects half of it.
    proxyClientMaxBodySize: 2_000_000,
    // Next compares Origin with Host, which a proxy may rewrite; the middleware has already compared it with
    // our origins.
    serverActions: { allowedOrigins: ownHosts() },
  },
  /** Images ship at their final size; a run-time optimizer would only add attack surface. */
  images: { unoptimized: true },
  redirects: async () => [
    // Former article URLs.
    ...Object.entries(aliases).map(([old, id]) => ({
      source: `/blog/${old}`,
      destination: `/blog/${id}`,
      permanent: true,
    })),
    // Where people and programs look for a feed.
    ...['/feed', '/rss', '/rss.xml', '/atom.xml', '/blog/feed'].map((source) => ({
      source,
      destination: paths.feed,
      permanent: true,
    })),
    // Password managers offer this link to change a password.
    { source: '/.well-known/change-password', destination: '/account#password-title', permanent: false },
    // The auth service leads here, instead of to the callback, when a sign-in with Google took too long.
    ...Object.entries({ error_code: '.+', code: '[0-9a-f-]{36}' }).map(([key, value]) => ({
      source: '/',
      has: [{ type: 'query' as const, key, value }],
      destination: paths.authCallback,
      permanent: false,
    })),
    // The former reading page of the workbook, linked from older mails.
    { source: '/workbook/read/:token', destination: '/workbook/fill', permanent: true },
    // Only the query starts an emergency flip; see the rewrite below.
    {
      source: '/flip-method-app/emergency',
      destination: '/flip-method-app?mode=emergency',
      permanent: true,
    },
    // The unsubscribe link of older newsletters.
    { source: '/newsletter/stop/:token', destination: '/unsubscribe?t=:token', permanent: true },
    // Without JavaScript, a same-page link in a form's response would stay on that response.
    ...Object.entries({
      '/workbook': 'form',
      '/workbook/pages': 'form',
      '/landing': landing.form.id,
      '/blog/:id': 'workbook',
    }).map(([page, place]) => ({
      source: `${page}/again`,
      destination: `${page}#${place}`,
      permanent: false,
    })),
  ],
  rewrites: async () => ({
    // The contact page with a preselected topic is prerendered, too, so it needs no script.
    beforeFiles: [
      // An emergency is dark and without the site's frame from its first paint.
      {
        source: '/flip-method-app',
        has: [{ type: 'query', key: 'mode', value: 'emergency' }],
        destination: '/flip-method-app/emergency',
      },
      {
        source: '/contact',
        has: [{ type: 'query', key: 'topic', value: `(?<topic>${contactTopicIds.join('|')})` }],
        destination: '/contact/:topic',
      },
    ],
    // A service worker's scope is its own directory, so it is served from the root; the build writes it
    // elsewhere.
    afterFiles: [
      { source: '/flip-worker.js', destination: '/_next/static/offline/worker.js' },
      // The one-click address in newsletters sent before 24 November 2026.
      { source: '/api/newsletter', destination: '/api/subscription' },
    ],
    // Apple's programs ask for these names, whatever the page says.
    fallback: [{ source: '/apple-touch-icon:size(.*).png', destination: '/apple-icon.png' }],
  }),
  headers: async () => [
    {
      source: '/:path*',
      headers: securityHeaders(SITE_URL, HSTS_SUBDOMAINS === 'true'),
    },
    ...[
      ...[
        '/share/:image+',
        '/press/:file+',
        '/pictures/:file+',
        '/favicon.ico',
        '/icon.svg',
        '/apple-icon.png',
      ],
      '/api/newsletter-picture/:id',
    ].map((source) => ({ source, headers: [embeddableBy('cross-origin')] })),
    ...['/auth', '/flip-method-auth', '/account', '/admin/:path*'].map((source) => ({
      source,
      headers: [permissionsPolicy(true)],
    })),
    {
      source: '/flip-worker.js',
      headers: [{ key: 'Cache-Control', value: 'no-cache' }],
    },
    // The file names contain a content hash, so browsers may cache them permanently. `next start` says so of the offline
    // bundle by itself; a platform knows only the folders that Next fills.
    ...['/elements/:file*', '/_next/static/offline/:file([^/]+-[A-Z0-9]{8}\\.js)'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  ],
};

function ownHosts(): string[] {
  const { VERCEL_ENV, VERCEL_URL, VERCEL_BRANCH_URL } = process.env;
  const origins = ownOrigins({ SITE_URL, VERCEL_ENV, VERCEL_URL, VERCEL_BRANCH_URL });
  return origins.map((origin) => new URL(origin).host);
}

/**
 * Builds the fonts and the custom elements' scripts, which the pages link to. A running server needs neither.
 */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return config;
  if (phase === PHASE_PRODUCTION_BUILD) {
    // Next would mix two builds of React, and stop at a page that has nothing to do with it.
    if (process.env.NODE_ENV === 'development')
      throw new Error(
        'NODE_ENV is development, with which no site can be built: take it out of the environment.',
      );
    const { refusePlaceholders } = await import('./lib/env-schema.ts');
    refusePlaceholders(process.env);
  }
  // Next derives the ids of forms' actions from this key. With the same one in each release, a form of the release
  // before is still accepted. It encrypts what an action closes over, which in this project is nothing.
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHash('sha256').update('actions').digest('base64');
  // Next's processes of one build read this file each.
  process.env.BUILD ??= randomBytes(6).toString('hex');
  const { buildElements, buildFonts } = await import('./build/assets.mjs');
  const [scripts] = await Promise.all([buildElements(), buildFonts()]);
  return {
    ...config,
    env: { ...config.env, ...scripts, BUILD: process.env.BUILD },
    ...(phase === PHASE_PRODUCTION_BUILD && { adapterPath: resolve('build/adapter.mjs') }),
  };
}
