import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First value of a month of Nepal in a column of dates, times or UUIDs of version 7, as text. */
const BOUND = `
  CREATE OR REPLACE FUNCTION month_partitions_bound(kind text, month date) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE kind
      WHEN 'date' THEN month::text
      WHEN 'uuid' THEN (lpad(to_hex((extract(epoch FROM start_of_nepal_day(month)) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid::text
      ELSE start_of_nepal_day(month)::text END
  $$`;

/**
 * Partitions of all tables. The month is null for the partition of everything earlier, and for the default one of the sandbox, which takes
 * the rows of every month without a partition.
 */
const PARTITIONS = `
  CREATE OR REPLACE VIEW month_partitions AS
  SELECT p.relname::text AS parent, c.relname::text AS partition,
    to_date(substring(c.relname FROM '_(\\d{4}_\\d{2})$'), 'YYYY_MM') AS month, 
    to_regclass(p.relname || '_other') IS NOT NULL AS "hasDefault"
  FROM pg_partitioned_table t JOIN pg_class p ON p.oid = t.partrelid AND p.relnamespace = 'public'::regnamespace
  JOIN pg_inherits i ON i.inhparent = p.oid JOIN pg_class c ON c.oid = i.inhrelid`;

/** The application's role owns no table, so both functions have the rights of the owner, and a lock timeout of half a second. */
const AS_OWNER = `LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '500ms'`;

/**
 * Makes the partition of a month. The attached table is empty, so that neither reads nor writes of the parent wait.
 * Returns false if there is one, or if the partition of everything earlier or a default partition contains the month.
 */
const MAKE = `
  CREATE OR REPLACE FUNCTION month_partitions_make(of_table text, month date) RETURNS boolean ${AS_OWNER} AS $$
  DECLARE
    made text := of_table || to_char(month, '"_"YYYY_MM');
    kind text;
  BEGIN
    IF month <> date_trunc('month', month) OR month > now() + interval '3 years' THEN
      RAISE EXCEPTION 'No partition of % is made.', month;
    END IF;
    SELECT format_type(a.atttypid, NULL) INTO kind FROM pg_partitioned_table t
      JOIN pg_attribute a ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0]
      WHERE t.partrelid = to_regclass(format('public.%I', of_table));
    IF kind IS NULL THEN
      RAISE EXCEPTION 'The table % has no partitions by month.', of_table;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended('month_partitions ' || of_table, 0));
    IF EXISTS (SELECT 1 FROM month_partitions p WHERE p.parent = of_table AND (p.month = month_partitions_make.month OR p."hasDefault"
        OR month_partitions_make.month < (SELECT min(o.month) FROM month_partitions o WHERE o.parent = of_table))) THEN
      RETURN false;
    END IF;
    EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', made, of_table);
    EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', of_table, made,
      month_partitions_bound(kind, month), month_partitions_bound(kind, (month + interval '1 month')::date));
    RETURN true;
  END $$`;

/**
 * Drops the partitions that end before a day, for a role that may delete the rows one by one. Partitions of the same name in tables that refer to
 * this one are dropped with them. A month with rows that are not delivered stays. Returns how many months there were.
 */
const DROP = `
  CREATE OR REPLACE FUNCTION month_partitions_drop(of_table text, before date) RETURNS integer ${AS_OWNER} AS $$
  DECLARE
    suffix text;
    part text;
    parts text[];
    waits boolean;
    dropped integer := 0;
    referring text[] := ARRAY(SELECT f.conrelid::regclass::text FROM pg_constraint f JOIN pg_partitioned_table t ON t.partrelid = f.conrelid
      WHERE f.contype = 'f' AND f.conparentid = 0 AND f.confrelid = to_regclass(format('public.%I', of_table)));
  BEGIN
    IF NOT has_table_privilege(session_user, format('public.%I', of_table), 'DELETE') THEN
      RAISE insufficient_privilege USING MESSAGE = format('permission denied for partitions of %s', of_table);
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended('month_partitions ' || of_table, 0));
    <<months>>
    FOR suffix IN SELECT substr(e.partition, length(of_table) + 1) FROM (
        SELECT p.partition, coalesce((p.month + interval '1 month')::date, min(p.month) OVER ()) AS ends FROM month_partitions p
        WHERE p.parent = of_table AND (p.month IS NOT NULL OR p.partition = of_table || '_earlier')) AS e
      WHERE e.ends <= before ORDER BY e.ends, e.partition LOOP
      parts := ARRAY(SELECT m.partition FROM month_partitions m JOIN unnest(referring || of_table) WITH ORDINALITY AS t (name, n)
        ON m.parent = t.name AND m.partition = t.name || suffix ORDER BY t.n);
      FOREACH part IN ARRAY parts LOOP
        CONTINUE WHEN NOT EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = part::regclass AND a.attname = 'delivered_at');
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I WHERE delivered_at IS NULL)', part) INTO waits;
        CONTINUE months WHEN waits;
      END LOOP;
      IF cardinality(referring) > 0 THEN
        FOREACH part IN ARRAY parts[:cardinality(parts) - 1] LOOP EXECUTE format('DROP TABLE public.%I', part); END LOOP;
        EXECUTE format('ALTER TABLE public.%I DETACH PARTITION public.%I', of_table, of_table || suffix);
      END IF;
      EXECUTE format('DROP TABLE public.%I', of_table || suffix);
      dropped := dropped + 1;
    END LOOP months;
    RETURN dropped;
  END $$`;

/** Functions and a view for tables with one partition a month (ADR 119). */
export class MonthPartitions1771200620000 implements MigrationInterface {
  name = 'MonthPartitions1771200620000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [BOUND, PARTITIONS, MAKE, DROP]) await db.query(step);
    // Only roles that are granted it (application-role.ts) call what has the rights of the owner.
    await db.query('REVOKE EXECUTE ON FUNCTION month_partitions_make(text, date) FROM PUBLIC');
    await db.query('REVOKE EXECUTE ON FUNCTION month_partitions_drop(text, date) FROM PUBLIC');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP FUNCTION month_partitions_drop(text, date); DROP FUNCTION month_partitions_make(text, date)',
    );
    await db.query('DROP VIEW month_partitions; DROP FUNCTION month_partitions_bound(text, date)');
  }
}
