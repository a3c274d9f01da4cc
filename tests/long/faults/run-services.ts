import { startSession, stopWhenOneEnds } from '@/scripts/session';

/* What `npm run up` does, without the site. */
try {
  const services = await startSession('local', 'not');
  process.stdout.write('ready\n');
  process.exit(await stopWhenOneEnds(services));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
