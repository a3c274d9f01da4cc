import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Heap use in megabytes, after garbage collection. */
export function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
}
