/** Fields of a PostgreSQL error that contain no values of rows. */
const FACTS = ['code', 'constraint', 'table', 'column', 'routine'] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * The loggable part of an error. Parameters of a statement and details of a violated constraint are left out,
 * because they contain e-mail addresses of users and hashes of their secrets.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const source = ((error as { driverError?: unknown }).driverError ?? error) as Record<string, unknown>;
  const facts = FACTS.flatMap((fact) => (source[fact] === undefined ? [] : [[fact, source[fact]] as const]));
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...Object.fromEntries(facts) };
}
