import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '../database';
import { listRelations, listWritableColumns } from './catalogue';
import { tables } from './declared';
import { makePeople, type People } from './people';
import { probeTable } from './probe';

const sql = ownDatabase(1);
let people: People;
beforeAll(async () => {
  people = await makePeople(sql);
});

describe('tables and views', () => {
  it('are all declared, and all declared ones exist', async () => {
    const found = await listRelations(sql);
    expect(found.map((each) => each.name)).toEqual(Object.keys(tables).sort());
  });

  it("have row level security; views run with the caller's rights", async () => {
    for (const { name, kind, hasRls, options } of await listRelations(sql)) {
      // A materialized view cannot have it; nobody gets a privilege on one.
      if (kind === 'm') continue;
      if (kind === 'v') expect(options, name).toContain('security_invoker=true');
      else expect(hasRls, name).toBe(true);
    }
  });

  it.each(Object.entries(tables))('%s allows exactly what is declared', async (table, { access }) => {
    expect(await sql.begin((transaction) => probeTable(transaction, people, table))).toEqual(access);
  });

  it('let signed-in people write the declared columns only', async () => {
    for (const { table, column, ...found } of await listWritableColumns(sql)) {
      const { insert = [], update = [] } = tables[table]?.writable ?? {};
      const wanted = { insert: insert.includes(column), update: update.includes(column) };
      expect(found, `${table}.${column}`).toEqual(wanted);
    }
  });

  it('cannot be truncated, referenced or given triggers by any API role', async () => {
    const rights = await sql`
      select grantee, table_name, privilege_type from information_schema.role_table_grants
      where grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
        and table_schema in ('public', 'private')
        and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`;
    expect(rights).toEqual([]);
  });
});
