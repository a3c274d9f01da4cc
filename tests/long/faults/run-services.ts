import { startServices } from '@/scripts/services';
import { stopWhenOneEnds } from '@/scripts/stop-when-one-ends';

/* What `npm run up` does, without the site. */
try {
  const services = await startServices('local');
  process.stdout.write('ready\n');
  process.exit(await stopWhenOneEnds(services));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
