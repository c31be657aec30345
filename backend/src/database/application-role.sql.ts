export const CURRENT_ROLE = 'SELECT current_user AS owner';

export const VIEWS = "SELECT quote_ident(viewname) AS name FROM pg_views WHERE schemaname = 'public'";

/** @param grantee a quoted role */
export const grantRows = (grantee: string): string =>
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${grantee}`;

/** @param grantee a quoted role */
export const grantSequences = (grantee: string): string =>
  `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${grantee}`;
