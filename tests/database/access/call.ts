import type postgres from 'postgres';
import { type Actor, actAs } from '../actor';
import { undone } from './probe';

const sampleArguments: Record<string, string> = {
  date: 'current_date',
  uuid: 'gen_random_uuid()',
  'uuid[]': 'array[gen_random_uuid()]',
  text: 'null',
  boolean: 'true',
  integer: '10',
  bigint: '10',
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  'timestamp with time zone': 'now()',
};

/** Whether a function gets past its guards for this actor, whatever it returns. */
export async function callAs(
  transaction: postgres.TransactionSql,
  actor: Actor,
  { name, parameters }: { name: string; parameters: string[] },
): Promise<'runs' | 'denied'> {
  const values = parameters.map((type) => {
    const value = sampleArguments[type];
    if (!value) throw new Error(`There is no sample argument of type ${type} for ${name}.`);
    return `${value}::${type}`;
  });
  const outcome = await undone(transaction, async (savepoint) => {
    await actAs(savepoint, actor);
    await savepoint
      .unsafe(`select * from ${name}(${values.join(', ')})`)
      .catch((error: { code?: string }) => {
        // Errors about missing or invalid values come from behind the guards.
        if (!/^2[23]/.test(error.code ?? '')) throw error;
      });
    return 'nothing';
  });
  return outcome === 'denied' ? 'denied' : 'runs';
}
