interface Rule {
  error: string;
  pattern: RegExp;
}

/**
 * Statements that hold a lock while they read or write a whole table, or break the previous version, which
 * still serves.
 */
const FORBIDDEN: Rule[] = [
  { error: 'changes the type of a column', pattern: /ALTER\s+COLUMN\s+"?\w+"?\s+(SET\s+DATA\s+)?TYPE\b/i },
  { error: 'renames what the version before uses', pattern: /\bRENAME\b/i },
  { error: 'drops what the version before uses', pattern: /\bDROP\s+(COLUMN|TABLE)\b/i },
  {
    error: 'adds a column whose default is computed for each row',
    pattern: /ADD\s+COLUMN\b[^,;]*\bDEFAULT\s+(?!now\(\)|current_)["\w.]+\(/i,
  },
  {
    error: 'adds a required column without a default',
    pattern: /ADD\s+COLUMN\b(?![^,;]*\b(DEFAULT|GENERATED)\b)[^,;]*\bNOT\s+NULL/i,
  },
  { error: 'adds a stored generated column', pattern: /ADD\s+COLUMN\b[^;]*\bGENERATED\b[^;]*\bSTORED\b/i },
  { error: 'rewrites the table', pattern: /\b(VACUUM\s+FULL|CLUSTER)\b/i },
];

const CREATED_TABLE = /CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi;
const CREATED_INDEX = /CREATE\s+(?:UNIQUE\s+)?INDEX\s+(CONCURRENTLY\s+)?[^;]*?\bON\s+(?:ONLY\s+)?"?(\w+)"?/gi;
const ALTERED = /ALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?"?(\w+)"?([^;]*)/gi;

const REQUIRED = /ALTER\s+(?:COLUMN\s+)?"?(\w+)"?\s+SET\s+NOT\s+NULL/gi;
const PROVEN = /CHECK\s*\(\s*"?(\w+)"?\s+IS\s+NOT\s+NULL\s*\)\s*NOT\s+VALID/gi;

const withoutNoise = (sql: string): string =>
  sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");

/**
 * Errors of a migration on large tables while the previous version serves. Tables that it creates itself are
 * empty.
 * @param statements in their order
 * @param inTransaction true if the migration runs in one: the default unless it sets `transaction = false`
 */
export function migrationErrors(statements: readonly string[], inTransaction: boolean): string[] {
  const sql = statements.map(withoutNoise);
  const own = new Set(
    sql.flatMap((text) => [...text.matchAll(CREATED_TABLE)].map((match) => match[1] ?? '')),
  );
  const validated = sql.some((text) => /VALIDATE\s+CONSTRAINT/i.test(text));
  const proven = new Set(
    validated ? sql.flatMap((text) => [...text.matchAll(PROVEN)].map((match) => match[1])) : [],
  );
  return sql.flatMap((text) => [
    ...[...text.matchAll(REQUIRED)]
      .filter(([, column]) => !proven.has(column))
      .map(([, column]) => `sets NOT NULL on ${column} by reading the whole table`),
    ...[...text.matchAll(CREATED_INDEX)].flatMap(([, concurrently, table = '']) => {
      if (concurrently && inTransaction) return ['builds an index concurrently inside a transaction'];
      return concurrently || own.has(table) ? [] : [`builds an index on ${table} while nobody may write`];
    }),
    ...[...text.matchAll(ALTERED)].flatMap(([, table = '', change = '']) =>
      own.has(table) ? [] : alterErrors(table, change, inTransaction && validated),
    ),
    ...(/\bDROP\s+TABLE\b/i.test(text) ? ['drops what the version before uses'] : []),
  ]);
}

function alterErrors(table: string, change: string, validatesAtOnce: boolean): string[] {
  const rules = FORBIDDEN.filter(({ pattern }) => pattern.test(change)).map(
    ({ error }) => `${table}: ${error}`,
  );
  const constraint =
    /ADD\s+(CONSTRAINT\s+"?\w+"?\s+)?(CHECK|FOREIGN\s+KEY|UNIQUE|PRIMARY\s+KEY|EXCLUDE)\b/i.exec(change);
  const isInTwoSteps = /\bNOT\s+VALID\b/i.test(change) || /USING\s+INDEX/i.test(change);
  const reference = /ADD\s+COLUMN\b[^;]*\bREFERENCES\b/i.test(change);
  return [
    ...rules,
    ...(constraint && !isInTwoSteps ? [`${table}: checks a constraint while nobody may write`] : []),
    ...(constraint && isInTwoSteps && validatesAtOnce
      ? [`${table}: adds and validates a constraint in one transaction`]
      : []),
    ...(reference ? [`${table}: checks a reference while nobody may write`] : []),
  ];
}
