/** What PostgreSQL says of a rejected statement that holds no values of rows. */
const FACTS = ['code', 'constraint', 'table', 'column', 'routine'] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * What the log keeps of an error. The parameters of a statement and the details of a violated constraint stay out of it:
 * they hold addresses of people and hashes of their secrets.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const source = ((error as { driverError?: unknown }).driverError ?? error) as Record<string, unknown>;
  const facts = FACTS.flatMap((fact) => (source[fact] === undefined ? [] : [[fact, source[fact]] as const]));
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...Object.fromEntries(facts) };
}
