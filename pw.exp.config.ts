import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const { EXP_ARGS = '', EXP_REDUCED, EXP_WORKERS, EXP_REUSE, EXP_RETRIES } = process.env;
const launch = base.use?.launchOptions ?? {};
export default defineConfig({
  ...base,
  ...(EXP_WORKERS && { workers: Number(EXP_WORKERS) }),
  ...(EXP_RETRIES && { retries: Number(EXP_RETRIES) }),
  use: {
    ...base.use,
    launchOptions: { ...launch, args: [...(launch.args ?? []), ...EXP_ARGS.split(' ').filter(Boolean)] },
    ...(EXP_REDUCED && { contextOptions: { reducedMotion: 'reduce' } }),
  },
  projects: base.projects?.map((p) => ({
    ...p,
    use: { ...p.use, ...(EXP_REUSE && p.name === 'desktop' && { reuseContext: true }) },
  })),
});
