import type postgres from 'postgres';

/** Who sends a statement through the API. */
export type Actor = { role: 'anon' } | { role: 'authenticated'; userId: string } | { role: 'service_role' };

/** From here to the end of the transaction (or savepoint) everything runs as this actor. */
export async function actAs(transaction: postgres.TransactionSql, actor: Actor): Promise<void> {
  const claims =
    actor.role === 'authenticated' ? { role: actor.role, sub: actor.userId } : { role: actor.role };
  await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
  await transaction.unsafe(`set local role ${actor.role}`);
}

/** Runs `work` as the actor in a transaction of its own, which is kept. */
export async function as<Result>(
  sql: postgres.Sql,
  actor: Actor,
  work: (transaction: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  const result = await sql.begin(async (transaction) => {
    await actAs(transaction, actor);
    return { value: await work(transaction) };
  });
  return (result as { value: Result }).value;
}
