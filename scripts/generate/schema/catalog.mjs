const isOurs = (alias, catalog) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend x WHERE x.classid = '${catalog}'::regclass AND x.objid = ${alias}.oid AND x.deptype = 'e')`;

/** Lists are ordered by name (collation C) and the rows of each table by position, so that the text is deterministic. */
const queries = {
  extensions: `SELECT extname AS name FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY extname COLLATE "C"`,

  enums: `
    SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS labels
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid
    WHERE t.typnamespace = 'public'::regnamespace AND ${isOurs('t', 'pg_type')}
    GROUP BY t.typname ORDER BY t.typname COLLATE "C"`,

  tables: `
    SELECT c.oid, c.relname AS name, coalesce(c.reloptions, '{}') AS options, pg_get_partkeydef(c.oid) AS partitions
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${isOurs('c', 'pg_class')}
    ORDER BY c.relname COLLATE "C"`,

  columns: `
    SELECT a.attrelid AS table, quote_ident(a.attname) AS name, format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AS "isRequired", a.attidentity AS identity, a.attgenerated AS generated,
      pg_get_expr(d.adbin, d.adrelid, true) AS value,
      CASE WHEN a.attcollation <> t.typcollation THEN a.attcollation::regcollation::text END AS collation
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attrelid, a.attnum`,

  constraints: `
    SELECT conrelid AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid, true) AS definition
    FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND contype IN ('p', 'u', 'x', 'f', 'c')
      AND NOT (conparentid <> 0 AND contype = 'f')
    ORDER BY conrelid, array_position('{p,u,x,f,c}', contype::text), conname COLLATE "C"`,

  indexes: `
    SELECT i.indrelid AS table, pg_get_indexdef(i.indexrelid, 0, true) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
    ORDER BY i.indrelid, c.relname COLLATE "C"`,

  triggers: `
    SELECT tgrelid AS table, pg_get_triggerdef(t.oid, true) AS definition, p.proname AS function
    FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE NOT tgisinternal ORDER BY tgrelid, tgname COLLATE "C"`,

  views: `
    SELECT c.relname AS name, c.relkind = 'm' AS "isStored", pg_get_viewdef(c.oid, true) AS definition
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('v', 'm') AND ${isOurs('c', 'pg_class')}
    ORDER BY c.relname COLLATE "C"`,

  functions: `
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS definition, p.prorettype = 'trigger'::regtype AS "isTrigger"
    FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p') AND ${isOurs('p', 'pg_proc')}
    ORDER BY p.proname COLLATE "C", pg_get_function_identity_arguments(p.oid) COLLATE "C"`,
};

/**
 * Reads the public schema from the catalog tables.
 * @param {{ query: (sql: string) => Promise<{ rows: object[] }> }} database a single connection, because the search path is set
 */
export async function readCatalog(database) {
  await database.query('SET search_path = public');
  const catalog = {};
  for (const [name, sql] of Object.entries(queries)) catalog[name] = (await database.query(sql)).rows;
  return catalog;
}
