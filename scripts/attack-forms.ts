import { attackForms } from './attack/attack-forms.ts';

const MOST = 100_000;

/** `npm run attack:forms [-- posts [seed]]`: generated posts against the site of `npm run up`; 10,000 without a number. */
export async function run([posts = '10000', seed = '1']: string[]): Promise<number> {
  const count = Math.min(MOST, Math.max(1, Math.floor(Number(posts)) || 1));
  const { statuses, accepted, refused, faults } = await attackForms(count, Math.floor(Number(seed)) || 1);
  const list = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  process.stdout.write(`${count} posts: ${list.join(', ')}; ${accepted} accepted, ${refused} refused\n`);
  for (const fault of faults) process.stdout.write(`  FAULT ${fault}\n`);
  return faults.length > 0 ? 1 : 0;
}
