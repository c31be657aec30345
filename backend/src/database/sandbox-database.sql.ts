/** True if the database has the clock of the sandbox, and if it has tables of the product. */
export const SANDBOX_FACTS = `
  SELECT to_regprocedure('public.now()') IS NOT NULL AS "hasClock", to_regclass('public.users') IS NOT NULL AS "hasTables"`;

/**
 * Replaces `now()` for every statement, view, default and trigger of this database that is created afterwards: `public` comes before
 * `pg_catalog`. The setting `dobbar.clock_shift` has the seconds ahead of the real time.
 */
export const CREATE_CLOCK = `
  CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $now$
    SELECT pg_catalog.now() + make_interval(secs => coalesce(nullif(current_setting('dobbar.clock_shift', true), ''), '0')::integer)
  $now$;
  DO $do$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $do$`;

/** Test keys write up to five years ahead, beyond the months that have partitions. Events are in real time. */
export const MAKE_DEFAULT_PARTITIONS = `
  DO $do$ DECLARE parent text; BEGIN
    FOR parent IN SELECT c.relname FROM pg_partitioned_table t JOIN pg_class c ON c.oid = t.partrelid
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = t.partattrs[0] AND a.atttypid <> 'uuid'::regtype
      WHERE t.partdefid = 0 AND c.relnamespace = 'public'::regnamespace LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', parent || '_other', parent);
    END LOOP;
  END $do$`;

/** Events are delivered at the real time, whatever time their business has. */
export const EVENTS_IN_REAL_TIME = `
  ALTER TABLE outbox ALTER COLUMN due_at SET DEFAULT pg_catalog.now();
  ALTER TABLE outbox_deliveries ALTER COLUMN due_at SET DEFAULT pg_catalog.now()`;
