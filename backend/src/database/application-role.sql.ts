export const CURRENT_ROLE = 'SELECT current_user AS owner';

export const VIEWS = "SELECT quote_ident(viewname) AS name FROM pg_views WHERE schemaname = 'public'";

export const PARTITIONS = `
  SELECT i.inhrelid::regclass::text AS name FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent AND p.relkind = 'p'
  WHERE p.relnamespace = 'public'::regnamespace`;

/** @param grantee a quoted role */
export const grantPartitionFunctions = (grantee: string): string =>
  `GRANT EXECUTE ON FUNCTION month_partitions_make(text, date), month_partitions_drop(text, date) TO ${grantee}`;

/** @param grantee a quoted role */
export const grantRows = (grantee: string): string =>
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${grantee}`;

/** @param grantee a quoted role */
export const grantSequences = (grantee: string): string =>
  `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${grantee}`;
