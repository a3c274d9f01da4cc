-- The API exposes the schema public, in which no function runs with its owner's rights for a signed-in person. Each function of the
-- workspace is called through one of the same name there, which runs with the caller's rights.
do $$
declare
  called record;
begin
  for called in
    select p.proname as name, pg_get_function_arguments(p.oid) as parameters, pg_get_function_result(p.oid) as result,
      case p.provolatile when 's' then 'stable' else 'volatile' end as volatility,
      (select string_agg('$' || n, ', ' order by n) from generate_series(1, p.pronargs) as n) as positions
    from pg_proc as p where p.pronamespace = 'private'::regnamespace and p.prokind = 'f' and p.prosecdef
      and has_function_privilege('authenticated', p.oid, 'execute') and p.proname like 'admin\_%'
  loop
    -- With begin atomic, the names are resolved now, so that callers need no access to the schema private.
    execute format('create function public.%1$I(%2$s) returns %3$s language sql %4$s set search_path = ''''
        begin atomic select * from private.%1$I(%5$s); end',
      called.name, called.parameters, called.result, called.volatility, called.positions);
    execute format('grant execute on function public.%I to authenticated', called.name);
  end loop;
end $$;
