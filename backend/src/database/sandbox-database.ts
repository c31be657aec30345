import pg from 'pg';
import {
  CREATE_CLOCK,
  EVENTS_IN_REAL_TIME,
  MAKE_DEFAULT_PARTITIONS,
  SANDBOX_FACTS,
} from './sandbox-database.sql.js';

interface SandboxFacts {
  hasClock: boolean;
  hasTables: boolean;
}

/**
 * Gives the empty database of the sandbox its clock, before the migrations (ADR 108).
 * @param client connection of the owner of the database
 * @throws for a database with tables but without the clock: it is a live one
 */
export async function prepareSandboxDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<SandboxFacts>(SANDBOX_FACTS);
  const { hasClock, hasTables } = rows[0] as SandboxFacts;
  if (hasClock) return;
  if (hasTables) throw new Error('SANDBOX_MODE is on, but DATABASE_URL names a live database.');
  await client.query(CREATE_CLOCK);
}

/** Call after the migrations. It can be repeated. */
export async function completeSandboxDatabase(client: pg.ClientBase): Promise<void> {
  await client.query(EVENTS_IN_REAL_TIME);
  await client.query(MAKE_DEFAULT_PARTITIONS);
}

/** @throws unless the database is one of the sandbox exactly if the process serves the sandbox */
export function assertKindOfDatabase([facts]: Pick<SandboxFacts, 'hasClock'>[], isSandbox: boolean): void {
  if (facts?.hasClock === isSandbox) return;
  throw new Error(
    isSandbox
      ? 'SANDBOX_MODE is on, but the database has no clock of the sandbox: run migrate.js with SANDBOX_MODE=on.'
      : 'The database is one of the sandbox. Set SANDBOX_MODE=on, or another DATABASE_URL.',
  );
}
