/** Distinct actions, found by index skips: the cost does not depend on the number of rows per action. */
export const ACTIONS = `
  WITH RECURSIVE kinds AS (
    (SELECT action FROM audit_entries ORDER BY action LIMIT 1)
    UNION ALL
    SELECT (SELECT a.action FROM audit_entries a WHERE a.action > kinds.action ORDER BY a.action LIMIT 1) FROM kinds WHERE kinds.action IS NOT NULL
  )
  SELECT action FROM kinds WHERE action IS NOT NULL`;
