import { announce } from './announce.ts';
import { startMailTicker } from './mail-ticker.ts';
import { startSession } from './session.ts';
import { stopWhenOneEnds } from './stop-when-one-ends.ts';

/** `npm run up` serves the built site, `npm run dev` the sources. Ends with Ctrl-C. */
export async function run(command: 'up' | 'dev'): Promise<number> {
  const session = await startSession('local', command === 'up' ? 'start' : 'dev');
  const ticker = startMailTicker(session.settings);
  announce(session.state);
  const code = await stopWhenOneEnds(session);
  ticker.stop();
  return code;
}
