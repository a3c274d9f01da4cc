import { notify } from '@/components/ui/notify';
import { oneMoment } from '@/content/refusals';
import { solve, WORK_FIELD } from '@/lib/domain/proof-of-work';

/** Long enough to read what is going on, in ms. */
const SHOWN_MS = 1_000;

/** Adds to a form's data the solution of the challenge that its response came with, and says so meanwhile. */
export async function addWork(data: FormData, challenge: string): Promise<void> {
  const toast = notify(oneMoment, { duration: 60_000 });
  const shown = new Promise((done) => setTimeout(done, SHOWN_MS));
  const work = await solve(challenge).catch(() => '');
  await shown;
  toast.remove();
  data.set(WORK_FIELD, work);
}
