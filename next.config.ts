import type { NextConfig } from 'next';

const config: NextConfig = {
  /** Two builds of one checkout (the site's and the tests') must not write into each other's folder. */
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  /** Written into the build, so that the server can refuse to serve pages that carry another address. */
  env: { BUILT_FOR_SITE_URL: process.env.NODE_ENV === 'production' ? (process.env.SITE_URL ?? '') : '' },
  /** `unauthorized()` and `forbidden()` answer 401 and 403 with a page of ours. */
  experimental: { authInterrupts: true },
  /** Images are shipped in their final size; an optimizer at run time would only be one more thing to attack. */
  images: { unoptimized: true },
};

export default config;
