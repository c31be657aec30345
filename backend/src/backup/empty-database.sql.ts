export const TABLES_WITH_ROWS = `
  SELECT c.relname AS table FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> 'schema_migrations' AND c.relname <> ALL ($1)
    AND (xpath('/row/found/text()', query_to_xml(format('SELECT EXISTS (SELECT 1 FROM public.%I) AS found', c.relname), false, true, '')))[1]::text = 'true'
  ORDER BY c.relname`;
